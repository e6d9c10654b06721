// The result of a simulation for people and for programs.
#pragma once

#include <string>

#include "apps/simulate/simulation.h"

namespace apps {

std::string text_summary(const core::Agreement& agreement, const SimulationPlan& plan, const Totals& totals,
                         double seconds);
// See docs/formats/simulate.md. All values but "seconds" and "decisionsPerSecond" depend on the options alone.
std::string json_summary(const core::Agreement& agreement, const SimulationPlan& plan, const Totals& totals,
                         double seconds);

}  // namespace apps
