# WebAssembly with Debian's clang-19, wasi-libc and libc++-19-dev-wasm32; used by the preset `wasm`.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-19)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

# The driver does not find Debian's libc++ for this target. Some of its headers have a smaller stand-in (edge/wasm/small).
set(small ${CMAKE_CURRENT_LIST_DIR}/../edge/wasm/small)
set(includes "-nostdlibinc -isystem ${small} -isystem /usr/lib/llvm-19/include/wasm32-wasi/c++/v1 -isystem /usr/include/wasm32-wasi")
set(CMAKE_C_FLAGS_INIT "-nostdlibinc -isystem /usr/include/wasm32-wasi")
# The target has no unwinder: what would be thrown is a trap, and the page begins anew (edge/wasm/ronda.mjs). One
# thread needs no guards, and nothing is left to destroy at an end that never comes.
set(CMAKE_CXX_FLAGS_INIT
    "${includes} -fno-exceptions -fno-rtti -fno-threadsafe-statics -fno-c++-static-destructors -DRONDA_SMALL")
# What the program cannot reach, and what is alike, is seen best at the end: the linker compiles everything as one.
set(CMAKE_C_FLAGS_RELEASE "-Oz -flto -DNDEBUG")
set(CMAKE_CXX_FLAGS_RELEASE "-Oz -flto -DNDEBUG")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-fuse-ld=lld -flto -L/usr/lib/llvm-19/lib/wasm32-wasi")

# Libraries of headers are the same for every target; cmake/wasm finds them.
list(APPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR}/wasm)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
