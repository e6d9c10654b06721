// The story of a game, in chapters of one round.
import type {Item} from '../model';
import type {Happening, HappeningKind} from './happening';

export interface Entry {
  /** rising within the game */
  id: number;
  happening: Happening;
}

export interface Chapter {
  /** 0: before the first round */
  round: number;
  entries: Entry[];
}

/** These get no line: they matter only for a moment, or are told again when they take effect. */
const passing: readonly HappeningKind[] = ['named', 'bid', 'turn', 'ready', 'not-ready', 'round'];

/** The story with further happenings. Unchanged chapters stay the same objects. */
export function told(story: readonly Chapter[], more: readonly Happening[], round: number): readonly Chapter[] {
  return more.reduce<readonly Chapter[]>((chapters, happening) => {
    if (happening.kind === 'round') return withChapter(chapters, happening.round);
    const begun = chapters.length > 0 ? chapters : [{round, entries: []}];
    if (passing.includes(happening.kind)) return begun;
    return happening.kind === 'undone'
      ? takenBack(begun, happening)
      : inLast(begun, (all) => withEntry(all, entry(begun, happening)));
  }, story);
}

/** After a break, a chapter may begin a second time. */
function withChapter(chapters: readonly Chapter[], round: number): readonly Chapter[] {
  return chapters.some((chapter) => chapter.round === round) ? chapters : [...chapters, {round, entries: []}];
}

/** The painting that a seat has dealt with, which says too that it was picked. */
function dealtWith(happening: Happening): Item | null {
  switch (happening.kind) {
    case 'hung':
    case 'given':
      return happening.item;
    case 'surplus':
      return happening.painting;
    case 'swapped':
      return happening.gives;
    default:
      return null;
  }
}

function withEntry(entries: readonly Entry[], added: Entry): Entry[] {
  const item = dealtWith(added.happening);
  const said = ({happening}: Entry) => happening.kind === 'picked' && happening.painting === item;
  return [...entries.filter((one) => !said(one)), added];
}

function entry(chapters: readonly Chapter[], happening: Happening): Entry {
  const newest = chapters.findLast(({entries}) => entries.length > 0)?.entries.at(-1);
  return {id: (newest?.id ?? 0) + 1, happening};
}

function inLast(chapters: readonly Chapter[], change: (entries: Entry[]) => Entry[]): Chapter[] {
  return chapters.map((chapter, at) =>
    at === chapters.length - 1 ? {...chapter, entries: change(chapter.entries)} : chapter,
  );
}

/** Steps that are taken back leave no line: after ten tries, one painting was hung. */
function takenBack(chapters: readonly Chapter[], {seat, item}: Extract<Happening, {kind: 'undone'}>): Chapter[] {
  return inLast(chapters, (entries) => {
    const at = entries.findLastIndex(({happening}) => {
      if (!('seat' in happening) || happening.seat !== seat) return false;
      if (item === null) return happening.kind === 'stopped';
      return 'item' in happening && happening.item === item;
    });
    return at < 0 ? entries : entries.toSpliced(at, 1);
  });
}
