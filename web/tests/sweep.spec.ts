// A part of the sweep (tools/layout_sweep.ts does all of it): the screens and voices on which tables broke before.
import {expect, test} from './house';
import {sweep, type Found, type Plan} from './sweep';

const parts: Record<string, Plan> = {
  'phones and a small notebook, in long words': {
    games: ['art-society'],
    sizes: ['360×740', '844×390', '1366×768'],
    voices: [{language: 'ru', text: 100}],
    wanted: (scene) =>
      ['start-laid', 'lots', 'bids-chosen', 'pick', 'pick-laid', 'bids-tried', 'decor', 'no-room', 'ready'].includes(
        scene,
      ),
  },
  'text twice as large': {
    games: ['art-society'],
    sizes: ['390×844', '1440×900'],
    voices: [{language: 'pl', text: 200}],
    wanted: (scene) => ['start-laid', 'lots', 'bids-chosen', 'pick-laid', 'decor', 'no-room', 'over'].includes(scene),
  },
  'Cats on the same screens': {
    games: ['cats'],
    sizes: ['360×740', '844×390', '1280×720'],
    voices: [{language: 'ru', text: 100}],
    wanted: (scene) =>
      ['turn-late', 'turn-die', 'swap-paint', 'try-bank', 'twist-card', 'paw', 'last', 'won'].includes(scene),
  },
};

for (const [name, plan] of Object.entries(parts)) {
  test(`nothing is cut, covered or out of reach: ${name}`, async ({visitor}) => {
    const anna = await visitor();
    const found: Found[] = [];
    await sweep(anna, plan, (where, faults) => {
      // What moves by itself is measured in games that are really played (motion.spec.ts).
      found.push(...faults.filter(({kind}) => kind !== 'shift').map((fault) => ({...fault, where})));
      return Promise.resolve();
    });
    expect(found.map(({where, kind, what}) => `${where}: ${kind}: ${what}`)).toEqual([]);
  });
}
