# Generates C++ from protocol/schema.json, again whenever the schema changes.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(generated ${CMAKE_BINARY_DIR}/generated/protocol)
file(GLOB_RECURSE generator CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/protocol/*.py)
add_custom_command(
  OUTPUT ${generated}/messages.h ${generated}/messages.cpp
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/protocol/generate.py --cpp ${generated}
  # The generator does not touch a file with the same content, which would then always look older than the schema.
  COMMAND ${CMAKE_COMMAND} -E touch_nocreate ${generated}/messages.h ${generated}/messages.cpp
  DEPENDS ${CMAKE_SOURCE_DIR}/protocol/schema.json ${generator}
  COMMENT "Generating the messages of the protocol"
  VERBATIM)
file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/protocol/*.cpp)
vernissage_box(protocol PREFIX protocol FOLDER ${CMAKE_SOURCE_DIR}/protocol HEADERS bad_message.h patch.h text_rules.h
               SOURCES ${sources} ${generated}/messages.h ${generated}/messages.cpp LINK core)
# Only this box and its tests see the JSON library.
vernissage_link_headers(protocol_inside protocol ${CMAKE_SOURCE_DIR}/protocol codec.h scan.h tree.h)
target_include_directories(protocol PUBLIC ${CMAKE_BINARY_DIR}/generated PRIVATE ${VERNISSAGE_ROOTS}/protocol_inside)
