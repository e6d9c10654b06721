// What a test case has really seen of the rules. The helpers of this folder call these functions; tools/rules_coverage reads the
// report and compares it with the names of the test cases.
//
// A report is written only if the environment variable VERNISSAGE_EVIDENCE names a file. Each test case is one line of it,
// followed by a line for each refusal that the case saw. The fields are separated by tabs:
//
//   case     NAME    ASSERTIONS  SUBJECTS  ACTIONS
//   refused  CLAUSE  SENTENCE
//   unread   CLAUSE  SENTENCE
#pragma once

#include <string_view>

namespace table {

void saw_subject();  // a game was set up, or a component file was read
void saw_action();   // the engine applied a legal action
void saw_refusal(std::string_view clause, std::string_view sentence);   // validate() refused an action
void saw_bad_file(std::string_view clause, std::string_view sentence);  // a component file was refused

}  // namespace table
