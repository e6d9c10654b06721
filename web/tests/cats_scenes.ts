// The moments of a night of Cats that pictures are taken of, found in recorded games: nobody has to play until they come.
import type {Cat} from './cat';
import {nightOf, type Moment, type Night} from './moments';
import type {Player} from './player';
import {Staged} from './staged';

interface Scene {
  name: string;
  night: Night;
  is: (now: Moment, before: Moment) => boolean;
  /** the seat that looks on; by default the one that has to act */
  as?: (now: Moment) => string | null;
  /** what that seat does before the picture is taken */
  doing?: (cat: Cat) => Promise<void>;
  /** what a friend says */
  said?: string;
  /** what came with it is still shown large */
  large?: true;
  /** with hints for those who play for the first time, from here on */
  hints?: true;
}

const press = (name: RegExp) => (cat: Cat) => cat.press(cat.tray.getByRole('button', {name}).first());
const pressPainting = (number: number) => (cat: Cat) => cat.press(cat.painting(number));
const someoneElse = (now: Moment) => (now.viewer === 'A' ? 'B' : 'A');
const handOf = ({hands, viewer}: Moment) => hands[(viewer ?? 'A').charCodeAt(0) - 65] ?? '';
const canSwap = (now: Moment) => now.try?.swaps === 1 && now.phase === 'attempt' && new Set(handOf(now)).size === 2;
const clean = ({paintings}: Moment) => paintings.filter((painting) => painting.clean).length;

/** Two cards of two paintings, up to the last of them. */
async function twist(cat: Cat): Promise<void> {
  await pressChoosable(cat);
  await press(/^Card 2 of/)(cat);
  await pressChoosable(cat);
}

/** The last painting to choose from: the first may be chosen already. */
async function pressChoosable(cat: Cat): Promise<void> {
  const list = cat.page.getByRole('list', {name: 'The paintings'});
  await cat.press(list.getByRole('button', {name: /You can choose it/}).last());
}

const scenes: Scene[] = [
  {name: 'turn', night: 'won', is: ({phase}) => phase === 'turn'},
  {name: 'turn-others', night: 'won', is: ({phase}) => phase === 'turn', as: someoneElse},
  {name: 'turn-spectator', night: 'won', is: ({phase, round}) => phase === 'turn' && round === 2, as: () => null},
  {name: 'turn-late', night: 'exchange-nap', is: ({phase, bank}) => phase === 'turn' && bank.length > 2},
  {
    name: 'turn-die',
    night: 'exchange-nap',
    is: ({phase, round}) => phase === 'turn' && round === 3,
    doing: press(/^Die 9$/),
  },
  {name: 'painting', night: 'won', is: ({phase}) => phase === 'turn', doing: pressPainting(7)},
  {name: 'pointed', night: 'won', is: ({phase}) => phase === 'turn', said: '☞ 7 Look here!'},
  {name: 'swap', night: 'won', is: (now) => canSwap(now)},
  {
    name: 'swap-paint',
    night: 'won',
    is: (now) => canSwap(now),
    doing: press(/^(red|yellow|green|blue)$/),
  },
  {name: 'try-others', night: 'won', is: ({phase}) => phase === 'attempt', as: someoneElse},
  {
    name: 'try-bank',
    night: 'exchange-nap',
    is: ({phase, bank, round}) => phase === 'attempt' && round === 3 && bank.length > 2,
  },
  {name: 'catastrophe', night: 'won', is: ({phase}) => phase === 'caught'},
  {name: 'trap', night: 'exchange-nap', is: ({traps}, before) => traps[2] !== before.traps[2], large: true},
  {name: 'paws-drop', night: 'exchange-nap', is: ({phase}) => phase === 'paws-drop'},
  {name: 'exchange-drop', night: 'exchange-nap', is: ({phase}) => phase === 'exchange-drop'},
  {name: 'oops', night: 'oops-twist', is: ({phase}) => phase === 'oops'},
  {name: 'oops-painting', night: 'oops-twist', is: ({phase}) => phase === 'oops', doing: pressChoosable},
  {name: 'nap', night: 'last-try', is: ({phase, cat}) => phase === 'turn' && cat !== null},
  {name: 'event', night: 'last-try', is: ({event}, before) => event !== before.event, large: true},
  {name: 'twist', night: 'exchange-nap', is: ({phase}) => phase === 'twist'},
  {name: 'twist-card', night: 'exchange-nap', is: ({phase}) => phase === 'twist', doing: twist},
  {name: 'jump', night: 'won', is: ({phase}) => phase === 'window'},
  {name: 'jump-others', night: 'won', is: ({phase}) => phase === 'window', as: someoneElse},
  {
    name: 'paw',
    night: 'exchange-nap',
    is: (now) => now.phase === 'turn' && clean(now) > 8,
    doing: press(/Helping Paw/),
  },
  {
    name: 'paw-proposed',
    night: 'exchange-nap',
    is: ({proposal}) => proposal !== null,
    as: ({proposal}) => proposal?.by ?? null,
  },
  {name: 'paw-answer', night: 'exchange-nap', is: ({proposal}) => proposal !== null},
  {name: 'last', night: 'last-try', is: ({phase}) => phase === 'last'},
  {name: 'won', night: 'won', is: ({phase}) => phase === 'over'},
  {name: 'four-players', night: 'lost', is: ({phase, round}) => phase === 'turn' && round === 2},
  {name: 'lost', night: 'lost', is: ({phase}) => phase === 'over'},
  {name: 'hint', night: 'won', is: ({phase}) => phase === 'turn', hints: true},
];

/** In moves. */
const storyLength = 24;

interface Found {
  now: Moment;
  /** what led to it, for the story beside the board */
  earlier: Moment[];
}

async function find({name, night, is, as}: Scene): Promise<Found> {
  const moments = await nightOf(night);
  const at = moments.findIndex((now, step) => is(now, moments[step - 1] ?? now));
  const found = moments[at];
  if (!found) throw new Error(`the night ${night} has no moment for the scene ${name}`);
  const viewer = as ? as(found) : found.viewer;
  const seen = moments.slice(Math.max(0, at - storyLength), at + 1).map((moment) => ({...moment, viewer}));
  return {now: {...found, viewer}, earlier: seen.slice(0, -1)};
}

/** The same moments for whoever only wants to see them. */
export async function nightScenes(): Promise<
  {name: string; from: Moment; view: Moment; own: boolean; said?: string; doing?: Scene['doing']}[]
> {
  const still = scenes.filter(({hints, large}) => !hints && !large);
  return Promise.all(
    still.map(async (scene) => {
      const {now, earlier} = await find(scene);
      const own = earlier.at(-1)?.active === now.viewer;
      return {name: scene.name, from: earlier.at(-1) ?? now, view: now, own, said: scene.said, doing: scene.doing};
    }),
  );
}

/** Puts a scene on the page, also when it is there already. */
async function perform({doing, said, large}: Scene, {now, earlier}: Found, table: Staged): Promise<void> {
  const {cat} = table;
  const last = earlier.at(-1);
  if (large && last) table.show(last);
  table.show(now, said);
  await cat.page.locator('.show').waitFor({state: large ? 'visible' : 'hidden'});
  await cat.page.locator('.tray[aria-busy=false]').waitFor();
  await doing?.(cat);
}

/** Puts one scene after the other on the page; `take` may put it there again, for what goes by itself. */
export async function stageScenes(
  player: Player,
  wanted: (name: string) => boolean,
  take: (name: string, again: () => Promise<void>) => Promise<void>,
): Promise<void> {
  let table: Staged | undefined;
  let seats = 0;
  for (const scene of scenes.filter(({name}) => wanted(`cats-${name}`))) {
    const found = await find(scene);
    if (!table || seats !== found.now.hands.length) {
      table = new Staged(player);
      seats = found.now.hands.length;
      await table.open(seats);
    }
    const stage = table;
    if (scene.hints) await player.page.addInitScript(() => localStorage.setItem('vernissage', '{}'));
    const [first = found.now, ...rest] = found.earlier;
    await stage.begin(first);
    for (const moment of rest) stage.show(moment);
    await player.page.locator('.show').waitFor({state: 'hidden'});
    await perform(scene, found, stage);
    await take(`cats-${scene.name}`, () => (scene.large ? perform(scene, found, stage) : Promise.resolve()));
  }
}
