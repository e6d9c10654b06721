// Prints name and SHA-256 of every picture that the painter's WebAssembly module paints: node wasm_art.mjs FILE
// Each is painted once more by name, as the page does, and must come out the same.
import { createHash } from 'node:crypto';
import { open } from './wasm_module.mjs';

const painter = await open(process.argv[2] ?? 'build/wasm/painter.wasm');
const digests = painter.text(painter.exports.vernissage_art_digest());
const buffer = painter.exports.vernissage_name_buffer();
for (const line of digests.split('\n').filter(Boolean)) {
  const [name, digest] = line.split(' ');
  painter.write(buffer, name);
  const picture = painter.text(painter.exports.vernissage_picture(buffer));
  if (createHash('sha256').update(picture).digest('hex') !== digest) {
    console.error(`${name} comes out differently the second time`);
    process.exit(1);
  }
}
process.stdout.write(digests);
