# What `cmake --install` brings beside the library: the program, its manual and its completions. Manual and completions are
# printed by the program itself, after the build, so that they cannot disagree with it.
function(ronda_install_program)
  set(shown ${PROJECT_BINARY_DIR}/shown)
  add_custom_command(
    OUTPUT ${shown}/made
    COMMAND ${CMAKE_COMMAND} -E rm -rf ${shown}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${shown}/man1
    COMMAND ronda man --output ${shown}/man1
    COMMAND ronda completion bash > ${shown}/ronda
    COMMAND ronda completion zsh > ${shown}/_ronda
    COMMAND ronda completion fish > ${shown}/ronda.fish
    COMMAND ${CMAKE_COMMAND} -E touch ${shown}/made
    DEPENDS ronda
    VERBATIM)
  add_custom_target(ronda_shown ALL DEPENDS ${shown}/made)
  install(TARGETS ronda RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
  install(DIRECTORY ${shown}/man1 DESTINATION ${CMAKE_INSTALL_MANDIR} COMPONENT program)
  install(FILES ${shown}/ronda DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT program)
  install(FILES ${shown}/_ronda DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions COMPONENT program)
  install(FILES ${shown}/ronda.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT program)
endfunction()
