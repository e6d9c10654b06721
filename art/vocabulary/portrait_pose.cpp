// How the sitter of a portrait holds the head, where it looks, and its mood.
#include <algorithm>
#include <array>

#include "art/vocabulary/portrait.h"

namespace art {
namespace {

void hold_head(Sitter& s, const Look& look, Chance& chance) {
  s.turn = look.doing == "frontal" ? 0 : chance.range(0.8, 1);
  s.profile = look.doing == "profile";
  s.tilt = s.profile ? 0 : chance.range(-2, 3.5);
  s.smile = chance.range(0, 0.4);
  s.lids = chance.range(0.88, 1.02);
  s.gaze = {look.doing == "frontal" ? 0 : -0.5, 0};
  if (look.doing == "smiling") {
    s.smile = 1;
    s.turn *= 0.85;
  } else if (look.doing == "pensive") {
    s.lids = 0.5;
    s.gaze = {0.4, 0.4};
    s.tilt = 7;
  } else if (look.doing == "reading") {
    s.lids = 0.36;
    s.gaze = {0, 0.4};
    s.tilt = 6;
    s.turn = 0.7;
  } else if (look.doing == "sleeping") {
    s.lids = 0;
    s.tilt = 11;
  } else if (look.doing == "yowling") {
    s.turn = s.tilt = 0;
    s.lids = 1.2;
  } else if (look.doing.starts_with("holding")) {
    s.smile = 0.6;
  }
}

struct Mood {
  std::string_view id;
  double brow_in, brow_out, lids, smile, gap;
};
constexpr std::array all_moods = std::to_array<Mood>({{"calm", 0, 0, 0.96, 0.15, 0},
                                                      {"happy", -1, -1, 0.86, 1.1, 2.2},
                                                      {"sad", -4.5, 3, 0.74, -1.2, 0},
                                                      {"angry", 5.5, -3, 0.7, -0.6, 1},
                                                      {"afraid", -6, 0.5, 1.3, -0.6, 2},
                                                      {"surprised", -5.5, -4.5, 1.32, 0, 4.4}});

void show_mood(Sitter& s, const Look& look) {
  for (const Mood& mood : all_moods) {
    if (mood.id != look.mood) continue;
    s.brow_in = mood.brow_in;
    s.brow_out = mood.brow_out;
    s.smile = mood.smile;
    s.gap = mood.gap;
    if (s.lids > 0.5) s.lids = mood.lids;
  }
}

// The pupils look there; for what is behind, the head turns to the front as well.
void look_there(Sitter& s, Point gaze) {
  if (gaze.x < -0.3 && !s.profile) s.turn *= 0.25;
  const bool viewer = gaze.x == 0 && gaze.y == 0;
  s.gaze = {viewer ? -1.6 * s.turn : gaze.x * 3.4, gaze.y * 1.8};
  if (gaze.y > 0.6) s.lids = std::min(s.lids, 0.62);
}

}  // namespace

void choose_pose(Sitter& s, const Look& look, Chance& chance) {
  hold_head(s, look, chance);
  show_mood(s, look);
  if (look.gaze) look_there(s, *look.gaze);
}

}  // namespace art
