// What happened between two views, in the order in which a person would tell it. The views are compared, because the server
// does not send other players' actions, and after a break there may have been many.
import type {Seat} from '$generated/messages';
import {indexOf, seatAt} from '$lib/seats';
import {places, traps, type View} from '../model';
import {guarded, isColour, isTrap, readDie, without} from '../notation';
import type {Happening, Of} from './happening';

export function happenings(before: View | null, after: View): Happening[] {
  if (!before || after.round - before.round > 1 || before.hands.length !== after.hands.length) {
    return [{kind: 'arrived', round: begun(after) ? after.round : 0}, ...over(before, after)];
  }
  return [
    ...hands(before, after),
    ...attempt(before, after),
    ...night(before, after),
    ...talk(before, after),
    ...turn(before, after),
    ...over(before, after),
  ];
}

/** Whether anybody has done anything yet. */
function begun({round, dice}: View): boolean {
  return round > 1 || dice.some((die) => readDie(die).used !== null);
}

// --- hands --------------------------------------------------------------------------------------------------------------

function gained(before: View, after: View, seat: Seat): {got: string; lost: string} {
  const [was = '', is = ''] = [before.hands[indexOf(seat)], after.hands[indexOf(seat)]];
  return {got: without(is, was), lost: without(was, is)};
}

/** The first paints are dealt before anybody has to be told. */
function hands(before: View, after: View): Happening[] {
  if (before.phase.startsWith('deal') || before.round === 0) return [];
  const begun: Happening[] = after.exchange && !before.exchange ? [{kind: 'exchange', seat: after.exchange}] : [];
  const exchanging = (before.exchange ?? after.exchange) !== null;
  const moves = after.hands.flatMap((_, index): Happening[] => {
    const seat = seatAt(index);
    const {got, lost} = gained(before, after, seat);
    if (exchanging && got + lost !== '') return [{kind: 'exchanged', seat, drawn: got, dropped: lost}];
    const [colour = ''] = got;
    return lost === '' && isColour(colour) ? [{kind: 'took', seat, colour}] : [];
  });
  return [...begun, ...moves];
}

/** A Helping Paw: proposed, or done. */
function talk(before: View, after: View): Happening[] {
  const [was, is] = [before.proposal, after.proposal];
  if (is && JSON.stringify(is) !== JSON.stringify(was)) {
    const {by, to, give, take} = is;
    return [{kind: 'proposed', by, to, give, take}];
  }
  if (!was || is) return [];
  const {by, to, give, take} = was;
  const used = before.bank.includes(was.palette) && !after.bank.includes(was.palette);
  return used && gained(before, after, by).got === take && gained(before, after, to).got === give
    ? [{kind: 'pawed', by, to, give, take}]
    : [];
}

// --- a try --------------------------------------------------------------------------------------------------------------

/** The seat that tried a painting between the views: it owns the try, took a die, or jumped the queue. */
function trier(before: View, after: View): Seat | null {
  if (before.try ?? after.try) return (before.try ?? after.try)?.by ?? null;
  const taken = after.dice.map(readDie).find(({used}, at) => {
    const was = before.dice[at];
    return used !== null && used !== 'gone' && was !== undefined && readDie(was).used === null;
  });
  if (taken?.used && taken.used !== 'gone') return taken.used;
  return after.window?.by ?? null;
}

function attempt(before: View, after: View): Happening[] {
  const seat = trier(before, after);
  return [
    ...opened(before, after),
    ...sprung(before, after, seat),
    ...replaced(before, after),
    ...swapped(before, after),
    ...used(before, after),
    ...cleaned(before, after, seat),
    ...closed(before, after),
  ];
}

function sameTry(before: View, after: View): boolean {
  return before.try?.painting === after.try?.painting && before.try?.by === after.try?.by;
}

function opened(before: View, after: View): Happening[] {
  if (!after.try || sameTry(before, after)) return [];
  const {by: seat, painting, jump, sprung} = after.try;
  const now = after.paintings[painting - 1]?.cards ?? '';
  // A trap that is gone already, for a paint perhaps, was turned up all the same.
  const cards = Array.from(now, (letter, at) => (isTrap(sprung[at] ?? '') ? sprung[at] : letter)).join('');
  return [{kind: 'opened', seat, painting, jump, cards}];
}

function sprung(before: View, after: View, seat: Seat | null): Happening[] {
  const painting = after.try?.painting ?? before.try?.painting ?? null;
  const found = traps.flatMap((trap, kind): Happening[] => {
    const more = (after.traps[kind] ?? 0) - (before.traps[kind] ?? 0);
    return Array.from({length: Math.max(more, 0)}, () => ({kind: 'trap', seat, trap, painting}));
  });
  if (found.length === 0 || !seat) return found;
  const {got, lost} = gained(before, after, seat);
  return lost && !got ? [...found, {kind: 'dropped', seat, paints: lost}] : found;
}

/** What happened in the try that goes on. A painting that is clean at once is told as clean. */
function replaced(before: View, after: View): Happening[] {
  if (!after.try) return [];
  const {painting, sprung} = after.try;
  const was = sameTry(before, after) ? before.paintings[painting - 1]?.cards : '';
  const now = after.paintings[painting - 1]?.cards ?? '';
  const paints = Array.from(now).filter((letter, at) => {
    return isTrap(sprung[at] ?? '') && isColour(letter) && !isColour(was?.[at] ?? '');
  });
  return paints.length > 0 ? [{kind: 'replaced', paints: paints.join('')}] : [];
}

/** A swap that did not clean the painting shows on it; one that did, in the hand. */
function swapped(before: View, after: View): Of<'put'>[] {
  if (!before.try || before.exchange || before.proposal) return [];
  const {by: seat, painting} = before.try;
  const {got, lost} = gained(before, after, seat);
  const [give = ''] = lost;
  if (!isColour(give) || got.length !== 1 || isTrap(got)) return [];
  const is = after.paintings[painting - 1];
  const changed =
    is?.clean === true || places.some((_, at) => is?.cards[at] !== before.paintings[painting - 1]?.cards[at]);
  return changed ? [{kind: 'put', seat, give, take: got}] : [];
}

/** Those that were called in a try. A Helping Paw and a jump are told as what they do. */
function used(before: View, after: View): Happening[] {
  const turbo = after.try?.turbo === true && sameTry(before, after) && before.try?.turbo === false;
  const two =
    before.try && after.paintings[before.try.painting - 1]?.clean && after.flooded.length > before.flooded.length + 1;
  return [
    ...(turbo ? [{kind: 'used', property: 'turbo'} as const] : []),
    ...(two ? [{kind: 'used', property: 'two'} as const] : []),
  ];
}

function cleaned(before: View, after: View, seat: Seat | null): Happening[] {
  return after.paintings.flatMap(({clean}, at): Happening[] => {
    const was = before.paintings[at];
    return clean && was && !was.clean
      ? [{kind: 'cleaned', seat, painting: at + 1, cards: matched(before, after, at)}]
      : [];
  });
}

/** The cards that made a painting clean, if nobody has seen them lie there: turned up just now, or with the last swap. */
function matched(before: View, after: View, at: number): string {
  const {cards = '', palette} = before.paintings[at] ?? {};
  const flooded = (after.traps[traps.indexOf('F')] ?? 0) > (before.traps[traps.indexOf('F')] ?? 0);
  if (cards.includes('?')) return flooded ? '' : (palette ?? '');
  const [put] = swapped(before, after);
  if (!put) return '';
  const place = places.findIndex((one, i) => cards[i] === put.take && !before.try?.swapped.includes(one));
  return Array.from(cards, (letter, i) => (i === place ? put.give : letter)).join('');
}

function closed(before: View, after: View): Happening[] {
  if (!before.try || sameTry(before, after)) return [];
  const {by: seat, painting} = before.try;
  return after.paintings[painting - 1]?.clean ? [] : [{kind: 'closed', seat, painting}];
}

// --- the course of the night --------------------------------------------------------------------------------------------

function night(before: View, after: View): Happening[] {
  const found: Happening[] = [];
  if (after.event && after.event !== before.event) found.push({kind: 'event', event: after.event});
  const slept = (view: View) => view.event === 'nap' && view.phase !== 'nap-roll';
  if (slept(after) && !slept(before)) found.push({kind: 'nap', painting: guarded(after)});
  after.paintings.forEach(({clean}, at) => {
    if (!clean && before.paintings[at]?.clean) found.push({kind: 'splashed', painting: at + 1});
  });
  if (after.twisted && before.twisted?.join() !== after.twisted.join()) {
    found.push({kind: 'twisted', seat: before.active, spots: after.twisted});
  }
  if (after.round > before.round) found.push({kind: 'round', round: after.round, starter: after.starter});
  const values = (view: View) => view.dice.map((die) => readDie(die).value);
  const fresh = after.dice.length > 0 && after.dice.every((die) => readDie(die).used === null);
  const rolled = fresh && values(after).join() !== values(before).join();
  if (rolled && after.phase !== 'roll') found.push({kind: 'rolled', dice: values(after)});
  return found;
}

function turn(before: View, after: View): Happening[] {
  const playing = (view: View) => (view.phase === 'turn' || view.phase === 'window' ? view.active : null);
  const seat = playing(after);
  return seat && seat !== playing(before) && after.phase === 'turn' ? [{kind: 'turn', seat}] : [];
}

function over(before: View | null, after: View): Happening[] {
  if (after.phase !== 'over' || before?.phase === 'over') return [];
  return [{kind: 'over', clean: after.paintings.filter(({clean}) => clean).length}];
}
