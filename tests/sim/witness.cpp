#include "tests/sim/witness.h"

#include <algorithm>
#include <variant>

namespace sim {
namespace {

using protocol::RefusalCode;

// What an acknowledged message must have left in the log; these may find that there is nothing to do.
bool may_be_nothing(const std::string& what) {
  return what.starts_with("resume") || what.starts_with("leave") || what.starts_with("rematch");
}

// An event as the message that asked for it.
std::string asked_for(const storage::Event& event) {
  if (event.kind == "vote") return "replace " + event.text;
  if (event.kind == "rise" || event.kind == "stand-in") return "leave";
  if (event.kind == "bot") return "start";
  if (event.kind == "rematch" || event.kind == "resume") return event.kind;
  return event.kind + " " + event.text;
}

}  // namespace

void Witness::wrong(const Tab& tab, const std::string& what) {
  stage_.problems.add("sent in match " + tab.match() + " at " + std::to_string(stage_.timeline.now()) + ": " + what);
}

const Witness::Tokens& Witness::tokens(const std::string& match) {
  auto& entry = tokens_[match];
  if (entry.invite.empty()) entry = {stage_.keys.invite(match), stage_.keys.watch(match)};
  return entry;
}

void Witness::see(Tab& tab, const std::string& text) {
  see_text(text, "a frame");
  const auto message = protocol::read_server_message(text);
  if (!message) return wrong(tab, "what is no message");
  if (const auto* view = std::get_if<protocol::View>(&message.value())) {
    check_version(tab, view->version);
    const Tokens& links = tokens(tab.match());
    if (!view->seat && (text.find(links.invite) != std::string::npos || text.find(links.watch) != std::string::npos))
      wrong(tab, "a spectator gets the tokens of the links");
  }
  if (const auto* update = std::get_if<protocol::Update>(&message.value())) {
    check_version(tab, update->to);
    if (!update->legal) {
      const bool whole = update->set.find(R"("game":{)") != std::string::npos;
      (whole ? stage_.tally.whole_sizes : stage_.tally.update_sizes).push_back(static_cast<std::uint32_t>(text.size()));
    }
  }
  if (const auto* ack = std::get_if<protocol::Ack>(&message.value())) check_ack(tab, *ack);
  if (const auto* refused = std::get_if<protocol::Refused>(&message.value())) check_refused(tab, *refused);
}

void Witness::see_text(std::string_view text, const std::string& where) {
  for (const auto& [match, there] : stage_.shelf.matches()) {
    const bool over = there.stored.status == storage::Status::over;
    if (!over && text.find(there.stored.birth.seed) != std::string_view::npos)
      stage_.problems.add(where + " has the seed of a match that is not over");
  }
  for (const std::string& owner : stage_.owners) {
    if (text.find(owner) != std::string_view::npos) stage_.problems.add(where + " says who a guest is");
  }
}

void Witness::check_version(Tab& tab, storage::Seq version) {
  if (version > stage_.truth.stored(tab.match()).value_or(-1))
    wrong(tab, "version " + std::to_string(version) + ", which is not stored");
}

void Witness::check_ack(Tab& tab, const protocol::Ack& ack) {
  check_version(tab, ack.version);
  const Person& person = tab.person();
  const std::string key = person.stored_key(ack.key);
  const auto asked = person.asked.find(key);
  if (asked == person.asked.end()) return wrong(tab, "an answer that nobody asked for: " + key);
  const auto place = stage_.truth.find_key(tab.match(), key);
  if (place.times == 0) {
    if (std::any_of(asked->second.begin(), asked->second.end(), may_be_nothing)) return;
    return wrong(tab, "an acknowledgement of " + *asked->second.begin() + ", which is not stored");
  }
  if (place.times > 1) wrong(tab, "an acknowledgement of what was done twice: " + key);
  if (place.seq > ack.version) wrong(tab, "an acknowledgement with a version before it was done: " + key);
  const storage::Event& event = stage_.truth.events(tab.match())[static_cast<std::size_t>(place.seq - 1)];
  if (!asked->second.contains(asked_for(event))) wrong(tab, "an acknowledgement of something else: " + event.text);
}

// A refusal says that nothing was done. Two servers may answer the same message in two ways, and so may one that has been
// asked too much or does not understand.
void Witness::check_refused(Tab& tab, const protocol::Refused& refused) {
  if (!refused.key || !stage_.one_server) return;
  if (refused.code == RefusalCode::too_fast || refused.code == RefusalCode::bad_message) return;
  const std::string key = tab.person().stored_key(*refused.key);
  // A client that asks twice at once may be told to try again while the first request is being stored.
  const bool again = refused.code == RefusalCode::store || refused.code == RefusalCode::busy;
  if (again && tab.person().sent[key] > 1) return;
  const auto place = stage_.truth.find_key(tab.match(), key);
  constexpr storage::Seq remembered = 128;
  if (place.times > 0 && place.seq + remembered > stage_.truth.stored(tab.match()).value_or(0))
    wrong(tab, "a refusal (" + refused.reason + ") of what is stored: " + *refused.key);
}

void Witness::check_acknowledged(const std::string& match, const Person& person) {
  for (const auto& [key, version] : person.acknowledged) {
    const auto asked = person.asked.find(key);
    if (asked == person.asked.end() || std::any_of(asked->second.begin(), asked->second.end(), may_be_nothing))
      continue;
    const auto place = stage_.truth.find_key(match, key);
    if (place.times != 1 || place.seq > version)
      stage_.problems.add("what was acknowledged to " + person.name + " is lost: " + *asked->second.begin());
  }
}

}  // namespace sim
