// The worked scenarios, by chapters of the rules.
#pragma once

namespace oracle {

void check_scenarios_of_play();   // scenarios.cpp
void check_scenarios_of_decor();  // scenarios_decor.cpp
void check_scenarios_of_score();  // scenarios_score.cpp

}  // namespace oracle
