// What was remarkable about a night. If nothing was, it says nothing.
import type {Seat} from '$generated/messages';
import type {Course} from './course';
import type {Way} from './deeds';

export type Highlight =
  /** clean without a swap, at the first look of all */
  | {kind: 'sight'; step: number; painting: number; by: Seat}
  /** clean by the help of a property */
  | {kind: 'helped'; step: number; painting: number; by: Seat; way: Exclude<Way, 'sight' | 'swap'>}
  /** clean with the last die of the night */
  | {kind: 'late'; step: number; painting: number; by: Seat}
  | {kind: 'paws'; step: number; count: number}
  /** a splashed painting that was cleaned a second time */
  | {kind: 'again'; step: number; painting: number; by: Seat};

function cleaned({deeds: {cleanings, splashed}}: Course): Highlight[] {
  const sight = cleanings.find(({way}) => way === 'sight');
  const helped = cleanings.flatMap(({way, step, painting, by}) =>
    way === 'sight' || way === 'swap' ? [] : [{kind: 'helped' as const, step, painting, by, way}],
  );
  const again = cleanings.find(({painting, step}) =>
    splashed.some((before) => before.painting === painting && before.step < step),
  );
  return [
    ...(sight ? [{...sight, kind: 'sight' as const}] : []),
    ...helped.slice(-2),
    ...(again ? [{...again, kind: 'again' as const}] : []),
  ];
}

/** Whether the painting that decided the game came clean when no die was left. */
function late(course: Course): Highlight[] {
  const last = course.deeds.cleanings.at(-1);
  if (!last || !course.won || course.final.insight.clean !== course.final.insight.goal) return [];
  const before = course.at(last.step - 1).view;
  const lastDie = before.dice.length > 0 && before.dice.every((die) => /\D$/.test(die));
  return lastDie && last.round === course.catalogue.rounds ? [{...last, kind: 'late'}] : [];
}

export function highlights(course: Course): Highlight[] {
  const {paws} = course.deeds;
  const first = paws[0];
  return [
    ...late(course),
    ...cleaned(course),
    ...(first && paws.length > 1 ? [{kind: 'paws' as const, step: first.step, count: paws.length}] : []),
  ];
}
