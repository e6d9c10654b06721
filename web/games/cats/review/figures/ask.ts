// What the engine says about the position of a figure.
import {after} from '$lib/engine';
import type {CatsEngine, CatsPosition} from '../../model';
import {viewOf, type Scene} from './scene';

/** The position after these actions. The test positions.test.ts makes sure that they are allowed. */
export function ask(engine: CatsEngine, scene: Scene, ...actions: string[]): CatsPosition {
  return after(engine, viewOf(scene, engine.catalogue), actions);
}
