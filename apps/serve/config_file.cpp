#include "apps/serve/config_file.h"

#include <fstream>
#include <vector>

#include "apps/common/files.h"

namespace apps {
namespace {

// The values of one line of the file, as the option of that name takes them.
Or<void> set(CLI::App& command, const CLI::ConfigItem& item, const std::string& path) {
  const auto wrong = [&](const std::string& what) { return stop(exit_usage, path + ": " + what); };
  if (!item.parents.empty() || item.name == "++" || item.name == "--")
    return wrong("the file has no sections; write each setting as NAME = VALUE");
  CLI::Option* option = command.get_option_no_throw("--" + item.name);
  if (option == nullptr || item.name == "config" || item.name == "help")
    return wrong("there is no setting '" + item.name + "'");
  if (!option->empty()) return {};
  if (option->get_expected_min() == 0) {
    option->add_result(option->get_flag_value(item.name, CLI::ConfigTOML().to_flag(item)));
  } else {
    option->add_result(item.inputs);
  }
  option->run_callback();
  return {};
}

}  // namespace

Or<void> read_config_file(CLI::App& command, const std::string& path) {
  std::ifstream file(path);
  if (!file) return stop(exit_usage, "can't read the settings " + path + ": " + system_reason());
  try {
    for (const CLI::ConfigItem& item : CLI::ConfigTOML().from_config(file)) {
      if (auto done = set(command, item, path); !done) return done;
    }
  } catch (const CLI::Error& error) {
    return stop(exit_usage, path + ": " + error.what());
  }
  return {};
}

}  // namespace apps
