# cmake -DOUTPUT=<file.cpp> -P embed.cmake -- <file>...
# Writes data files into a source file: the program and the browser need no data folder to play.
set(branches "")
set(after_dashes FALSE)
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(i RANGE ${last})
  if(after_dashes)
    set(path "${CMAKE_ARGV${i}}")
    cmake_path(GET path FILENAME name)
    # As numbers, so that no character of the data has a meaning for CMake or C++.
    file(READ "${path}" hex HEX)
    string(LENGTH "${hex}" digits)
    math(EXPR size "${digits} / 2")
    string(REGEX REPLACE "(..)" "\\\\x\\1" escaped "${hex}")
    # 24 bytes a line: four characters each.
    string(REPEAT "." 96 line)
    string(REGEX REPLACE "(${line})" "\\1\"\n        \"" escaped "${escaped}")
    string(APPEND branches "  if (name == \"${name}\") {\n    return {\n        \"${escaped}\",\n        ${size}};\n  }\n")
  elseif("${CMAKE_ARGV${i}}" STREQUAL "--")
    set(after_dashes TRUE)
  endif()
endforeach()
file(WRITE "${OUTPUT}" "// Generated from the files of data/.
#include \"games/embedded.h\"

namespace games {

std::string_view embedded_file([[maybe_unused]] std::string_view name) {
${branches}  return {};
}

}  // namespace games
")
