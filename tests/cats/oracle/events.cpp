// The events before the second round and later ones.
#include "oracle.h"

namespace oracle {

// CV-E1 the next one is opened.
void Game::open_event() {
  state.event = state.events.front();
  state.events.erase(state.events.begin());
  fired("CV-E1");
  if (state.event == "oops" && clean_count() > 0) {
    state.phase = Phase::kOops;
  } else if (state.event == "nap") {
    state.phase = Phase::kNapRoll;
  } else if (state.event == "twist" && can_twist()) {
    state.twisters = 0;
    state.phase = Phase::kTwist;
  } else {
    if (state.event == "oops") fired("CV-E2 none clean");
    if (state.event == "die") fired("CV-E5");
    if (state.event == "twist") fired("CV-E6 nothing");
    prepare_roll();
  }
}

// CV-E2 the starter chooses a clean painting.
void Game::offer_splashes(Offer& offer) const {
  for (int number = 1; number <= components_.paintings(); ++number) {
    if (!painting(number).clean) continue;
    offer.actions["splash" + std::to_string(number)] = [number](Game& game) { game.splash(number); };
  }
}

void Game::splash(int number) {
  painting(number) = Painting{};
  state.splashed = number;
  fired("CV-E2");
  lay_next_splash();
}

// CV-E2 three paints face down, then a palette.
void Game::lay_next_splash() {
  const int number = state.splashed;
  if (has(painting(number).cards, '.')) {
    if (ready_to_draw()) {
      state.phase = Phase::kOopsDraw;
      return;
    }
    fired("CV-T6a no paint for Cat Oops");
  }
  state.splashed = 0;
  new_palette(number);
}

void Game::lay_splash(char paint) {
  std::string& cards = painting(state.splashed).cards;
  cards.at(cards.find('.')) = paint;
  lay_next_splash();
}

// CV-E3 the painting rolled can't be tried in this round; on a clean one the cat changes nothing.
void Game::nap(int value) {
  state.cat = value;
  fired(painting(value).clean ? "CV-E3 on a clean painting" : "CV-E3");
  prepare_roll();
}

// CV-E6 each player from the starter on.
int Game::twister() const { return (state.starter + state.twisters) % seat_count(); }

// CV-E6 two different dirty paintings with a card to swap.
bool Game::can_twist() const {
  Offer offer;
  offer_twists(offer);
  return !offer.actions.empty();
}

void Game::offer_twists(Offer& offer) const {
  for (int first = 1; first <= components_.paintings(); ++first) {
    for (int second = first + 1; second <= components_.paintings(); ++second) {
      for (int a = 0; a < 3; ++a) {
        for (int b = 0; b < 3; ++b) {
          if (painting(first).cards.at(idx(a)) == '.' || painting(second).cards.at(idx(b)) == '.') continue;
          const std::string token =
              "twist" + std::to_string(first) + kPlaces.at(idx(a)) + "-" + std::to_string(second) + kPlaces.at(idx(b));
          offer.actions[token] = [=](Game& game) {
            game.twist(first, a, second, b);
            game.state.twisted = token;
          };
        }
      }
    }
  }
}

void Game::twist(int first, int first_place, int second, int second_place) {
  std::swap(painting(first).cards.at(idx(first_place)), painting(second).cards.at(idx(second_place)));
  fired("CV-E6");
  // CV-K3 a note moves with its card.
  char& note = painting(first).notes.at(idx(first_place));
  char& other = painting(second).notes.at(idx(second_place));
  if (flags_.memory_aid && note != other) fired("CV-K3 note moves");
  std::swap(note, other);
  if (++state.twisters == seat_count()) prepare_roll();
}

}  // namespace oracle
