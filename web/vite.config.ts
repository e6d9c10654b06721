import {execFileSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {svelte} from '@sveltejs/vite-plugin-svelte';
import {defineConfig} from 'vitest/config';
import {compressed} from './plugins/compress.ts';
import {messages} from './plugins/messages.ts';
import {rulebooks} from './plugins/rulebook.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// What pages of the house share. Forms, and what only the lobby or finished matches need, nobody fetches on the way to a table.
const parts =
  /[\\/](lib|ui(?![\\/]form)|play(?![\\/](story|review))|shell(?![\\/](FinishedMatch|finished|lobby)))[\\/]|rolldown.runtime/;

// The messages of the protocol as TypeScript types, from the schema that the server's C++ is made from.
execFileSync('python3', [here('../protocol/generate.py'), '--typescript', here('../build/web/generated/messages.ts')]);

// While developing, a server started with ./play answers for everything but the page itself.
const server = process.env.VERNISSAGE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), messages(here('i18n'), here('games')), rulebooks(), compressed()],
  resolve: {
    // Unit tests run the client's side of Svelte.
    conditions: process.env.VITEST ? ['browser'] : undefined,
    alias: {
      $lib: here('lib'),
      $ui: here('ui'),
      $play: here('play'),
      $games: here('games'),
      $shell: here('shell'),
      $i18n: here('i18n'),
      $generated: here('../build/web/generated'),
      $wasm: here('../build/wasm'),
      $docs: here('../docs'),
    },
  },
  build: {
    outDir: here('../build/web/dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's security policy knows no data addresses
    modulePreload: {polyfill: false},
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Everything that the first page needs is one file, not a dozen small ones that pages happen to share.
            {name: 'house', tags: ['$initial']},
            // The same holds for code that several pages of the house share, or several pages of a game. The house comes
            // first, because a group takes along everything that its files need.
            {
              name: 'parts',
              test: parts,
              minShareCount: 2,
            },
            // A player does not fetch what pages about finished games share.
            {
              name: (id) => /(?:play|games)[\\/](\w+(?:[\\/]review)?)/.exec(id)?.[1]?.replace(/\W/, '_') ?? '',
              test: /[\\/](play|games)[\\/]/,
              minShareCount: 2,
            },
            // Messages that most pages need (lib/i18n.svelte.ts) are one file per language, and so are those of a game's
            // table.
            {
              name: (id) => `messages-${/i18n.([\w-]+)/.exec(id)?.[1] ?? ''}`,
              test: /[\\/](room|shell|\w+_card)\.ftl/,
            },
            {
              name: (id) => `messages-${/i18n.([\w-]+.\w+)_/.exec(id)?.[1]?.replace(/[\\/]/, '-') ?? ''}`,
              test: /[\\/]\w+_(story|table|wall)\.ftl/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: {allow: [here('..')]},
    proxy: {'/api': {target: server, changeOrigin: true, ws: true, headers: {origin: server}}, '/art': server},
  },
  test: {
    environment: 'jsdom',
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**'],
  },
});
