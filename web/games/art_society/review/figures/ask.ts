// What the engine says about the position of a figure.
import {isViolation} from '$lib/engine';
import type {ArtSocietyEngine, SeatInsight, SeatView, View} from '../../model';
import {viewOf, type Scene} from './scene';

export interface Answer {
  view: View;
  /** of the wall that the figure is about */
  seat: SeatView;
  insight: SeatInsight;
}

/** The position after these actions. That they are allowed positions.test.ts makes sure of. */
export function ask(engine: ArtSocietyEngine, scene: Scene, ...actions: string[]): Answer {
  return askView(engine, viewOf(scene, engine.catalogue), ...actions);
}

export function askView(engine: ArtSocietyEngine, view: View, ...actions: string[]): Answer {
  const position = engine.attempt(view, actions);
  if (isViolation(position)) throw new Error(`${position.clause}: ${position.reason}`);
  const [seat, insight] = [position.view.seats[0], position.insight.seats[0]];
  if (!seat || !insight) throw new Error('a figure needs a seat');
  return {view: position.view, seat, insight};
}
