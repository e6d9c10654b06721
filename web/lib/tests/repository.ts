// For tests: what lies in the repository, and the engine of the page as it was built.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {startEngine, type EngineModule} from '../wasm_engine';

const root = join(import.meta.dirname, '../../..');

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export async function builtEngine(): Promise<EngineModule> {
  const file = readFileSync(join(root, 'build/wasm/vernissage.wasm'));
  return startEngine((await WebAssembly.instantiate(file)).instance);
}
