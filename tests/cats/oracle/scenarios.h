// The worked scenarios, by chapters of the rules.
#pragma once

namespace oracle {

void check_scenarios_of_turns();  // scenarios.cpp
void check_scenarios_of_bank();   // scenarios_bank.cpp
void check_scenarios_of_night();  // scenarios_night.cpp

}  // namespace oracle
