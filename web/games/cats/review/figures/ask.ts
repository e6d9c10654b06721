// What the engine says about the position of a figure.
import {isViolation} from '$lib/engine';
import type {CatsEngine, CatsPosition} from '../../model';
import {viewOf, type Scene} from './scene';

/** The position after these actions. That they are allowed positions.test.ts makes sure of. */
export function ask(engine: CatsEngine, scene: Scene, ...actions: string[]): CatsPosition {
  const position = engine.attempt(viewOf(scene, engine.catalogue), actions);
  if (isViolation(position)) throw new Error(`${position.clause}: ${position.reason}`);
  return position;
}
