// What the engine says about the position of a figure.
import {after} from '$lib/engine';
import type {ArtSocietyEngine, SeatInsight, SeatView, View} from '../../model';
import {viewOf, type Scene} from './scene';

export interface Answer {
  view: View;
  /** of the wall that the figure is about */
  seat: SeatView;
  insight: SeatInsight;
}

/** The position after these actions. The test positions.test.ts makes sure that they are allowed. */
export function ask(engine: ArtSocietyEngine, scene: Scene, ...actions: string[]): Answer {
  return askView(engine, viewOf(scene, engine.catalogue), ...actions);
}

export function askView(engine: ArtSocietyEngine, view: View, ...actions: string[]): Answer {
  const position = after(engine, view, actions);
  const [seat, insight] = [position.view.seats[0], position.insight.seats[0]];
  if (!seat || !insight) throw new Error('a figure needs a seat');
  return {view: position.view, seat, insight};
}
