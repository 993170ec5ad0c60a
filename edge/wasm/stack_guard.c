/* What Debian's builtins for wasm32 were compiled to ask for, and no C library there has. */
unsigned long __stack_chk_guard = 0x5bd1e995;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
