// Prints what vernissage_signature() of the engine's WebAssembly module says: node wasm_signature.mjs FILE
import { open } from './wasm_module.mjs';

const engine = await open(process.argv[2] ?? 'build/wasm/vernissage.wasm');
const text = engine.text(engine.exports.vernissage_signature());
process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
