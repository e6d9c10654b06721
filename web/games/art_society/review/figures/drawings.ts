// All figures, by their names in the rulebook.
import type {Component} from 'svelte';
import type {ArtSocietyEngine} from '../../model';
import Assistant from './Assistant.svelte';
import Bids from './Bids.svelte';
import DecorShapes from './DecorShapes.svelte';
import Exchange from './Exchange.svelte';
import Eyeline from './Eyeline.svelte';
import FauxPas from './FauxPas.svelte';
import Hanging from './Hanging.svelte';
import Lots from './Lots.svelte';
import ManyFrames from './ManyFrames.svelte';
import MatchingFrames from './MatchingFrames.svelte';
import Multipliers from './Multipliers.svelte';
import Museum from './Museum.svelte';
import Score from './Score.svelte';
import Start from './Start.svelte';
import Surplus from './Surplus.svelte';
import Swap from './Swap.svelte';
import Tie from './Tie.svelte';
import Track from './Track.svelte';
import TypesAndFrames from './TypesAndFrames.svelte';
import WholeWall from './WholeWall.svelte';

export const drawings: Record<string, Component<{engine: ArtSocietyEngine}>> = {
  wall: WholeWall,
  'types-and-frames': TypesAndFrames,
  'decor-shapes': DecorShapes,
  start: Start,
  lots: Lots,
  hanging: Hanging,
  'faux-pas': FauxPas,
  assistant: Assistant,
  'matching-frames': MatchingFrames,
  'many-frames': ManyFrames,
  exchange: Exchange,
  swap: Swap,
  surplus: Surplus,
  museum: Museum,
  track: Track,
  multipliers: Multipliers,
  eyeline: Eyeline,
  score: Score,
};

/** Cards are the same in every position. */
export const cards: Record<string, Component> = {bids: Bids, tie: Tie};
