#include "tests/table/evidence.h"

#include <cstdlib>
#include <fstream>
#include <set>
#include <string>

#include <doctest/doctest.h>

namespace table {
namespace {

struct Sightings {
  int subjects = 0;
  int actions = 0;
  std::set<std::string> refusals;
};

// Of the test case that is running.
Sightings& seen() {
  static Sightings sightings;
  return sightings;
}

void add_refusal(const char* kind, std::string_view clause, std::string_view sentence) {
  seen().refusals.insert(std::string(kind) + "\t" + std::string(clause) + "\t" + std::string(sentence));
}

class Report : public doctest::IReporter {
 public:
  explicit Report(const doctest::ContextOptions& /*options*/) {
    if (const char* path = std::getenv("VERNISSAGE_EVIDENCE"); path != nullptr) file_.open(path);
  }
  void test_case_start(const doctest::TestCaseData& test) override {
    name_ = test.m_name;
    seen() = {};
  }
  void test_case_end(const doctest::CurrentTestCaseStats& stats) override {
    file_ << "case\t" << name_ << "\t" << stats.numAssertsCurrentTest << "\t" << seen().subjects << "\t"
          << seen().actions << "\n";
    for (const auto& refusal : seen().refusals) file_ << refusal << "\n";
  }

  void report_query(const doctest::QueryData& /*query*/) override {}
  void test_run_start() override {}
  void test_run_end(const doctest::TestRunStats& /*stats*/) override {}
  void test_case_reenter(const doctest::TestCaseData& /*test*/) override {}
  void test_case_exception(const doctest::TestCaseException& /*exception*/) override {}
  void subcase_start(const doctest::SubcaseSignature& /*subcase*/) override {}
  void subcase_end() override {}
  void log_assert(const doctest::AssertData& /*assertion*/) override {}
  void log_message(const doctest::MessageData& /*message*/) override {}
  void test_case_skipped(const doctest::TestCaseData& /*test*/) override {}

 private:
  std::ofstream file_;
  std::string name_;
};

REGISTER_LISTENER("evidence", 1, Report);

}  // namespace

void saw_subject() { ++seen().subjects; }
void saw_action() { ++seen().actions; }
void saw_refusal(std::string_view clause, std::string_view sentence) { add_refusal("refused", clause, sentence); }
void saw_bad_file(std::string_view clause, std::string_view sentence) { add_refusal("unread", clause, sentence); }

}  // namespace table
