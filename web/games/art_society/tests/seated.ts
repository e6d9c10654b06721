// For tests: a seat of a recorded game, with the engine of the page.
import {isViolation} from '$lib/engine';
import type {Answer, TableLink} from '$lib/table';
import {builtEngine, read} from '$lib/tests/repository';
import type {ArtSocietyEngine, ArtSocietyReplay, View} from '../model';
import {Play} from '../play.svelte';

const engines = await builtEngine();
export const replay: ArtSocietyReplay = engines.replay(read('tests/golden/art-society-pl-2.vrec'));
const engine: ArtSocietyEngine = engines.open(replay.agreement);

/** What was sent since somebody sat down. */
export const sent: string[] = [];

/** A table where everything that is allowed is done at once; the view on the screen follows when `show` is called. */
export function sitDown(view: View) {
  sent.length = 0;
  const now = {link: 'live', seats: view.viewer ? [view.viewer] : [], game: view};
  const act = (action: string): Promise<Answer> => {
    sent.push(action);
    const after = engine.attempt(now.game, [action]);
    if (isViolation(after)) return Promise.resolve({done: false, problem: {code: 'rules', ...after}});
    now.game = after.view;
    return Promise.resolve({done: true});
  };
  const play = new Play({now, act} as unknown as TableLink, engine);
  const show = (next: View = now.game) => {
    now.game = next;
    play.shown = next;
    play.keepUp();
  };
  show();
  return {play, show};
}

/** What a seat saw before its first action of this form, `after` so many moves. */
export function before(form: RegExp, after = 0): View {
  const step = replay.moves.findIndex(({seat, action}, at) => at >= after && seat !== null && form.test(action));
  return replay.at(step, replay.moves[step]?.seat ?? null).view;
}
