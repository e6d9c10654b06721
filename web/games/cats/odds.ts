// How often computer cats win, as web/tools/cats_odds.mjs has measured it.
import measured from './odds.json';

export interface Odds {
  level: string;
  players: number;
  hardCat: 'strict' | 'lenient';
  /** of a thousand nights */
  won: number;
}

const all = measured as Odds[];

/** For a table with these options, the weakest players first. The memory aid is left out: computer cats do not read notes. */
export function oddsFor(players: number, flags: Record<string, string>): Odds[] {
  const {'hard-cat': hardCat = 'strict'} = flags;
  return all.filter((each) => each.players === players && each.hardCat === hardCat);
}
