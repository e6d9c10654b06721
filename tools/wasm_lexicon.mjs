// Reads phrases with the WebAssembly module: node wasm_lexicon.mjs FILE LANGUAGE PHRASES
// Prints each phrase with its first reading, and at the end, on standard error, how long a reading takes.
import { readFile } from 'node:fs/promises';
import { open } from './wasm_module.mjs';

const [file, language, phrases] = process.argv.slice(2);
const reader = await open(file);
const { exports } = reader;

function put(text) {
  const bytes = new TextEncoder().encode(text);
  reader.put(exports.vernissage_input(bytes.length), bytes);
}

function opened(error) {
  if (!error) return;
  console.error(error);
  process.exit(1);
}

put(await readFile('data/lexicon/concepts.lexicon', 'utf8'));
opened(reader.text(exports.vernissage_concepts()));
const begin = performance.now();
put(await readFile(`data/lexicon/${language.slice(0, 2)}.lexicon`, 'utf8'));
opened(reader.text(exports.vernissage_language(language === 'zh-Hant' ? 1 : 0)));
console.error(`${(performance.now() - begin).toFixed(1)} ms to open ${language}`);

const times = [];
for (const line of (await readFile(phrases, 'utf8')).split('\n')) {
  const [phrase] = line.split(' = ');
  if (line.startsWith('#') || !line.includes(' = ')) continue;
  let best = Infinity; // of five, because other programs may run
  let answer;
  for (let i = 0; i < 5; i += 1) {
    const from = performance.now();
    put(phrase);
    answer = JSON.parse(reader.text(exports.vernissage_read()));
    best = Math.min(best, performance.now() - from);
  }
  times.push(best);
  console.log(`${phrase}: ${answer.readings[0]?.query ?? answer.clause ?? '?'}`);
}
times.sort((a, b) => a - b);
const at = (share) => times[Math.floor((times.length - 1) * share)].toFixed(3);
console.error(`${times.length} readings: median ${at(0.5)} ms, 99 % below ${at(0.99)} ms, slowest ${at(1)} ms`);
