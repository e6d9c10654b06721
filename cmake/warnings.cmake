# Warnings are errors in every target of ours; headers of libraries come as SYSTEM and are not judged.
set(VERNISSAGE_WARNINGS
    -Wall -Wextra -Wpedantic -Werror
    -Wconversion -Wsign-conversion -Wdouble-promotion -Wshadow -Wold-style-cast -Wcast-qual -Wcast-align
    -Wnon-virtual-dtor -Woverloaded-virtual -Wundef -Wformat=2 -Wimplicit-fallthrough -Wextra-semi)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  list(APPEND VERNISSAGE_WARNINGS -Wduplicated-cond -Wduplicated-branches -Wlogical-op
       -Wno-restrict)  # GCC 12 sees overlaps in std::string + that are not there
  # g++ 12 sees overlaps in "text" + string that are not there (GCC bug 105651).
  list(APPEND VERNISSAGE_WARNINGS -Wno-restrict)
else()
  # A switch over an enum that names every value needs no default; clang then sees a forgotten one.
  list(APPEND VERNISSAGE_WARNINGS -Wcovered-switch-default -Wunreachable-code)
  # doctest's macros use __COUNTER__, which every compiler knows and clang 22 calls an extension.
  # libstdc++ 12's stable_sort uses a buffer it calls deprecated itself; of our own use g++ still warns.
  list(APPEND VERNISSAGE_WARNINGS -Wno-c2y-extensions -Wno-deprecated-declarations)
endif()

function(vernissage_warnings target)
  target_compile_options(${target} PRIVATE ${VERNISSAGE_WARNINGS})
endfunction()
