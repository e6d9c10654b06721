// Moments of recorded games of Art Society, with the hardest content: what must fit on every screen.
import type {View} from '../games/art_society/view';
import type {Catalogue} from '../games/art_society/model';
import type {Player} from './player';
import {catalogueOf, recorded, type RecordedGame} from './records';

export type Round = View;

export interface RoundScene {
  name: string;
  /** what the same seat saw just before, and what it sees now */
  from: Round;
  /** whether it did that itself */
  own: boolean;
  view: Round;
  /** what the player does then */
  doing?: (player: Player) => Promise<void>;
}

/** As long as names may be; one of them has no place to break. */
export const longNames = [
  'Wilhelmina von der Au-Ost',
  'Maximilian-Konstantin 12',
  'Александра-Виктория Н.Ю.',
  'Bartholomäus Featherston',
].map((name) => name.slice(0, 24));

const widest = ['6x4', '5x4', '5x5', '5x3', '5x2'];
const wall = (player: Player) => player.page.getByRole('application');

async function lay(player: Player): Promise<void> {
  await wall(player).press('Home');
  await wall(player).press('Enter');
}

/** Takes up the first lot that has a place, unless one is in the hand. */
async function tryLot(player: Player): Promise<void> {
  if ((await wall(player).count()) > 0) return;
  await player.press(player.page.getByRole('list', {name: 'Lots of this auction'}).getByRole('button').first());
}

const press = (name: RegExp) => (player: Player) => player.press(player.page.getByRole('button', {name}).last());

type Step = Pick<RoundScene, 'from' | 'view' | 'own'>;

class Book {
  readonly #game: RecordedGame<Round>;
  readonly #catalogue: Catalogue;

  constructor(game: RecordedGame<Round>, catalogue: Catalogue) {
    this.#game = game;
    this.#catalogue = catalogue;
  }

  /** What a seat sees before its first move of this form, after so many others; and what it saw one move earlier. */
  before(form: RegExp, after = 0): Step {
    const {moves} = this.#game;
    const step = moves.findIndex(({seat, action}, index) => index >= after && seat !== null && form.test(action));
    const seat = moves[step]?.seat;
    if (!seat) throw new Error(`nobody does ${String(form)}`);
    return this.#step(step, seat);
  }

  #step(step: number, seat: string | null): Step {
    const {at, moves} = this.#game;
    return {from: at(Math.max(step - 1, 0), seat), view: at(step, seat), own: moves[step - 1]?.seat === seat};
  }

  /** The first position, from a move on, that is so for a seat. */
  when(is: (view: Round) => boolean, from = 0): Step {
    const {moves, at} = this.#game;
    for (let step = from; step <= moves.length; step++) {
      for (const seat of ['A', 'B', 'C', 'D']) {
        if (is(at(step, seat))) return this.#step(step, seat);
      }
    }
    throw new Error('there is no such position');
  }

  /** As nobody in particular sees it before the first move of this form. */
  watched(form: RegExp): Step {
    return this.#step(
      this.#game.moves.findIndex(({action}) => form.test(action)),
      null,
    );
  }

  /** The same with the widest paintings that are left as lots. */
  wide({from, view, own}: Step): Step {
    return {own, from: this.#widened(from), view: this.#widened(view)};
  }

  #widened(view: Round): Round {
    const gone = new Set([
      ...view.museum,
      ...view.seats.flatMap(({wall, pending, assistant, surplus = []}) => [
        ...wall.map((tile) => tile.split('@')[0]),
        pending,
        assistant,
        ...surplus,
      ]),
    ]);
    const left = widest.flatMap((shape) =>
      this.#catalogue.paintings.filter(({name, width, height}) => `${width}x${height}` === shape && !gone.has(name)),
    );
    const one = widest.flatMap((shape) => left.find(({width, height}) => `${width}x${height}` === shape) ?? []);
    const all = [...one, ...left.filter((painting) => !one.includes(painting))];
    let next = 0;
    return {...view, lots: view.lots.map((lot) => (lot?.startsWith('p') ? (all[next++]?.name ?? lot) : lot))};
  }
}

function seatOf(view: Round): number {
  return (view.viewer ?? 'A').charCodeAt(0) - 65;
}

const ownSeat = (view: Round) => view.seats[seatOf(view)];

/** A right to the largest decor, with all pieces to choose from and a free assistant. */
function richest({from, view, own}: Step): Step {
  return {own, from, view: enriched(view)};
}

function enriched(view: Round): Round {
  const seats = view.seats.map((seat, at) => {
    if (at !== seatOf(view)) return seat;
    const rights = seat.rights?.map((right) => ({...right, limit: right.open ? 3 : right.limit}));
    return {...Object.fromEntries(Object.entries(seat).filter(([key]) => key !== 'assistant')), rights} as typeof seat;
  });
  return {...view, seats};
}

/** The moments of a round of four players, in the order in which they come; and the agreement of their game. */
export async function roundScenes(): Promise<{agreed: RecordedGame<Round>['agreement']; scenes: RoundScene[]}> {
  const game = await recorded<Round>('art_society', 'four-exchanging.vrec');
  const agreed = game.agreement;
  const catalogue = await catalogueOf<Catalogue>({game: 'art-society', ...agreed});
  const book = new Book(game, catalogue);
  const late = game.moves.findIndex(({action}) => action.startsWith('swap')) - 40;
  const bids = book.wide(book.before(/^bid/));
  const pick = book.wide(book.before(/^p\d+$/));
  const decor = richest(book.when((view) => ownSeat(view)?.rights?.some(({open}) => open) ?? false, 30));
  const lotsOfOthers = book.when((view) => view.phase === 'lots' && view.auctioneer !== view.viewer, late);
  const wait = (view: Round) =>
    view.phase === 'turns' && view.turn !== null && view.turn !== view.viewer && !ownSeat(view)?.picked;
  const scenes: RoundScene[] = [
    {name: 'start', ...book.before(/^[a-n]\d+$/)},
    {name: 'start-laid', ...book.before(/^[a-n]\d+$/), doing: lay},
    {name: 'lots', ...book.before(/^\d+x\d+$/, late)},
    {name: 'lots-others', ...lotsOfOthers},
    {name: 'bids', ...bids},
    {name: 'bids-chosen', ...bids, doing: press(/^Bid card 13$/)},
    {name: 'bids-late', ...book.wide(book.before(/^bid/, late))},
    {name: 'sealed', ...book.wide(book.when((view) => view.own?.sealed !== undefined, late))},
    {name: 'pick', ...pick},
    {name: 'pick-tried', ...pick, doing: tryLot},
    {
      name: 'pick-laid',
      ...pick,
      doing: async (player) => {
        await tryLot(player);
        await lay(player);
      },
    },
    {name: 'bids-tried', ...bids, doing: tryLot},
    {name: 'pick-late', ...book.wide(book.before(/^p\d+$/, late))},
    {name: 'pick-wait', ...book.wide(book.when(wait, late))},
    {name: 'hang', ...book.when((view) => ownSeat(view)?.pending !== undefined && view.phase === 'turns', 40)},
    {name: 'decor', ...decor},
    {name: 'no-room', ...book.before(/^swap/)},
    {name: 'ready', ...book.before(/^ready$/, late)},
    {name: 'was-ready', ...book.when((view) => ownSeat(view)?.ready === true && view.phase === 'turns', late)},
    {name: 'over', ...book.when(({phase}) => phase === 'over', game.moves.length)},
    {name: 'watched', ...book.wide(book.watched(/^bid/))},
  ];
  return {agreed, scenes};
}
