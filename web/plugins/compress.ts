// Compresses the files of the page as well as possible when they are built, so that the server need not. Beside each file lies a
// compressed one for browsers that read brotli.
import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import type {Plugin} from 'vite';

const compress = promisify(brotliCompress); // its best, unless told otherwise

export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({dir = ''}) {
      const names = await readdir(join(dir, 'assets'));
      const texts = names.filter((name) => /\.(js|css|wasm)$/.test(name)).map((name) => join(dir, 'assets', name));
      await Promise.all(texts.map(async (path) => writeFile(`${path}.br`, await compress(await readFile(path)))));
    },
  };
}
