// Prints what vernissage_signature() of the engine's WebAssembly module says: node wasm_signature.mjs FILE
import { readFile } from 'node:fs/promises';

const file = process.argv[2] ?? 'build/wasm/vernissage.wasm';
const module = await WebAssembly.compile(await readFile(file));

// The C library's last words before it aborts come through fd_write. Anything else the module might ask for (a clock,
// a file, random numbers) the rules may not have, and so is not given.
let memory;
const wasi = {
  fd_write(descriptor, vectors, count, written) {
    const view = new DataView(memory.buffer);
    let total = 0;
    for (let i = 0; i < count; i += 1) {
      const start = view.getUint32(vectors + 8 * i, true);
      const length = view.getUint32(vectors + 8 * i + 4, true);
      process.stderr.write(new Uint8Array(memory.buffer, start, length));
      total += length;
    }
    view.setUint32(written, total, true);
    return 0;
  },
  fd_seek: () => 70,
  fd_close: () => 0,
};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
  if (from !== 'wasi_snapshot_preview1' || !(name in wasi)) {
    console.error(`${file}: the engine asks for ${from}.${name}, which the rules may not use`);
    process.exit(1);
  }
}

const { exports } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi });
memory = exports.memory;
exports._initialize?.();
const start = exports.vernissage_signature();
const bytes = new Uint8Array(memory.buffer);
const end = bytes.indexOf(0, start);
const text = new TextDecoder().decode(bytes.subarray(start, end));
process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
