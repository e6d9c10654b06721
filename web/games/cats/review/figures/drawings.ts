// All figures, by their names in the rulebook.
import type {Component} from 'svelte';
import type {CatsEngine} from '../../model';
import BoardSetup from './BoardSetup.svelte';
import Catastrophe from './Catastrophe.svelte';
import Events from './Events.svelte';
import Flood from './Flood.svelte';
import HardCat from './HardCat.svelte';
import HelpingPaw from './HelpingPaw.svelte';
import JumpQueue from './JumpQueue.svelte';
import PaletteMatch from './PaletteMatch.svelte';
import RingAsleep from './RingAsleep.svelte';
import RingWrap from './RingWrap.svelte';
import SwapFetch from './SwapFetch.svelte';
import Turbo from './Turbo.svelte';

export const drawings: Record<string, Component<{engine: CatsEngine}>> = {
  'board-setup': BoardSetup,
  'ring-wrap': RingWrap,
  'palette-match': PaletteMatch,
  'swap-fetch': SwapFetch,
  'trap-catastrophe': Catastrophe,
  'helping-paw': HelpingPaw,
  'jump-queue': JumpQueue,
  'hard-cat-two': HardCat,
  turbo: Turbo,
  events: Events,
  'ring-asleep': RingAsleep,
};

/** Positions in which chance decides are left out. */
export const stills: Record<string, Component> = {'trap-flood': Flood};
