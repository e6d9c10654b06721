// Prints the result of vernissage_signature() in the engine's WebAssembly module: node wasm_signature.mjs FILE
import { open } from './wasm_module.mjs';

const engine = await open(process.argv[2] ?? 'build/wasm/vernissage.wasm');
const text = engine.text(engine.exports.vernissage_signature());
process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
