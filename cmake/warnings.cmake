# Warnings are errors in all our targets. Headers of libraries are SYSTEM headers, which do not warn.
set(VERNISSAGE_WARNINGS
    -Wall -Wextra -Wpedantic -Werror
    -Wconversion -Wsign-conversion -Wdouble-promotion -Wshadow -Wold-style-cast -Wcast-qual -Wcast-align
    -Wnon-virtual-dtor -Woverloaded-virtual -Wundef -Wformat=2 -Wimplicit-fallthrough -Wextra-semi)
# A switch that names every value of an enum needs no default; without one the compiler finds a forgotten value.
list(APPEND VERNISSAGE_WARNINGS -Wcovered-switch-default -Wunreachable-code)
# doctest's macros use __COUNTER__, which every compiler knows and clang 22 calls an extension.
# libstdc++ 12's stable_sort uses a buffer that libstdc++ itself calls deprecated.
list(APPEND VERNISSAGE_WARNINGS -Wno-c2y-extensions -Wno-deprecated-declarations)

function(vernissage_warnings target)
  target_compile_options(${target} PRIVATE ${VERNISSAGE_WARNINGS})
endfunction()
