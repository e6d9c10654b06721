// Loads a WebAssembly module of ours as the page does, and reads the texts that it returns.
import { readFile } from 'node:fs/promises';

export async function open(file) {
  const module = await WebAssembly.compile(await readFile(file));

  // The C library writes its last message before an abort through fd_write. Rules and painter may use no clock, file or random
  // numbers, so the module gets none of these.
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
      console.error(`${file}: the module asks for ${from}.${name}, which it may not use`);
      process.exit(1);
    }
  }

  const { exports } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi });
  memory = exports.memory;
  exports._initialize?.();
  return {
    exports,
    // Reads a text that ends with a zero byte.
    text(start) {
      const bytes = new Uint8Array(memory.buffer);
      return new TextDecoder().decode(bytes.subarray(start, bytes.indexOf(0, start)));
    },
    put(start, bytes) {
      new Uint8Array(memory.buffer).set(bytes, start);
    },
    // Writes a text and a zero byte after it.
    write(start, text) {
      new Uint8Array(memory.buffer).set(new TextEncoder().encode(`${text}\0`), start);
    },
  };
}
