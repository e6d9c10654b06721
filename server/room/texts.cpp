// Texts that people type: the server reads them before the rules see them, so that a reading is fixed when it is played.
#include <algorithm>
#include <utility>

#include "core/open_action.h"
#include "server/room/commands.h"
#include "server/texts/reader.h"

namespace server {
namespace {

using core::Failure;
using core::Seat;
using protocol::RefusalCode;

std::string_view name_of_language(const std::optional<protocol::Language>& language) {
  return language ? protocol::name_of(*language) : std::string_view();
}

std::string action_with(const std::string& form, const std::vector<std::string>& texts) {
  std::string text;
  for (const std::string& one : texts) {
    if (&one != &texts.front()) text += core::between_texts;
    text += one;
  }
  return form + core::percent_encoded(text);
}

// A move with its texts as they were read.
class TypedMove {
 public:
  TypedMove(const Table& table, Seat seat, const protocol::Move& move, const TextReader& reader)
      : table_(table), seat_(seat), move_(move), reader_(reader) {}

  // A line that opens no gallery has no theme, so a text may be empty.
  void read(const std::string& text) {
    const Typed typed{.text = text, .language = name_of_language(move_.language)};
    readings_.push_back(text.empty() ? protocol::Reading{} : reader_.read(typed, *table_.setting().game));
  }

  // The action to be played, or why there is none. The rules come first where they say so.
  core::Result<std::string, Refusal> action() {
    const core::Verdict verdict = try_all();
    if (!verdict && reader_.comes_first(verdict.error().clause)) return refuse(verdict.error());
    for (const protocol::Reading& reading : readings_) {
      if (reading.clause && !reader_.left_to_people(*reading.clause)) return refused(reading, *reading.clause);
    }
    for (const protocol::Reading& reading : readings_) {
      if (!reading.clause) continue;
      if (!verdict && verdict.error().clause == *reading.clause) return refused(reading, *reading.clause);
      if (verdict.ok() && !move_.typed.value_or(false)) return refused(reading, {});
    }
    if (!verdict) return refuse(verdict.error());
    if (several()) {
      const auto first =
          std::find_if(readings_.begin(), readings_.end(), [](const auto& r) { return r.meanings.size() > 1; });
      return Failure{Refusal{RefusalCode::several_readings, {}, first->reason.value_or(""), readings_}};
    }
    return action_;
  }

 private:
  bool several() const {
    return std::any_of(readings_.begin(), readings_.end(), [](const auto& r) { return r.meanings.size() > 1; });
  }

  Failure<Refusal> refused(const protocol::Reading& reading, const std::string& clause) const {
    const RefusalCode code = clause.empty() ? RefusalCode::not_understood : RefusalCode::rules;
    return {Refusal{code, clause, reading.reason.value_or(""), readings_}};
  }

  // What the rules say of the move, whichever meanings are chosen: if they allow it with some, that counts.
  core::Verdict try_all() {
    std::vector<std::string> texts(readings_.size());
    core::Verdict verdict;
    std::size_t choices = 1;
    for (const protocol::Reading& reading : readings_) choices *= std::max<std::size_t>(1, reading.meanings.size());
    for (std::size_t n = 0; n < std::min(choices, most_choices); ++n) {
      std::size_t rest = n;
      for (std::size_t i = 0; i < texts.size(); ++i) {
        const protocol::Reading& reading = readings_[i];
        texts[i] = reading.meanings.empty() ? reading.text : reading.meanings[rest % reading.meanings.size()].text;
        rest /= std::max<std::size_t>(1, reading.meanings.size());
      }
      std::string action = action_with(move_.action, texts);
      const core::Verdict one = table_.state().clone()->play(core::Actor(seat_), action);
      if (n > 0 && !one) continue;
      verdict = one;
      action_ = std::move(action);
      if (verdict.ok()) break;
    }
    return verdict;
  }

  static constexpr std::size_t most_choices = 16;  // two texts of four meanings each

  const Table& table_;
  Seat seat_;
  const protocol::Move& move_;
  const TextReader& reader_;
  std::vector<protocol::Reading> readings_;
  std::string action_;
};

const TextReader* reader_of(const Table& table) { return text_reader(table.setting().info->texts); }

Failure<Refusal> no_reader() { return refuse(RefusalCode::not_allowed, "nobody reads texts in this game"); }

// For which cards the meanings hold.
void judge(std::vector<protocol::Meaning>& meanings, const core::AnyView& view) {
  for (protocol::Meaning& meaning : meanings) {
    std::vector<std::string> fits;
    std::vector<std::string> unclear;
    for (core::Judged& judged : games::judge(view, meaning.text)) {
      if (judged.fits.value_or(true)) (judged.fits ? fits : unclear).push_back(std::move(judged.card));
    }
    meaning.fits = std::move(fits);
    meaning.unclear = std::move(unclear);
  }
}

}  // namespace

Plan plan_typed(const Table& table, Seat seat, const protocol::Move& message, const Moment& moment) {
  const TextReader* reader = reader_of(table);
  if (reader == nullptr) return no_reader();
  if (!core::is_form(message.action))
    return refuse(RefusalCode::bad_message, "texts belong to an action that ends with a colon");
  TypedMove move(table, seat, message, *reader);
  for (const std::string& text : message.texts.value_or(std::vector<std::string>{})) {
    if (text.find(core::between_texts) != std::string::npos)
      return refuse(RefusalCode::bad_message, "there can't be a | in a text");
    move.read(text);
  }
  auto action = move.action();
  if (!action) return Failure{action.error()};
  return one(table, Kind::move, seat, std::move(action).value(), moment);
}

core::Result<protocol::Readings, Refusal> read_texts(const Table& table, std::optional<Seat> seat,
                                                     const protocol::Read& question) {
  const TextReader* reader = reader_of(table);
  if (reader == nullptr) return no_reader();
  protocol::Readings answer{.key = question.key, .version = table.version(), .texts = {}};
  const auto view = question.cards.value_or(false) && table.started()
                        ? table.state().look(seat ? core::Viewer(*seat) : core::Viewer::spectator())
                        : nullptr;
  for (const std::string& text : question.texts) {
    const Typed typed{text, name_of_language(question.language), name_of_language(question.say)};
    protocol::Reading& reading = answer.texts.emplace_back(reader->read(typed, *table.setting().game));
    if (view) judge(reading.meanings, *view);
  }
  return answer;
}

}  // namespace server
