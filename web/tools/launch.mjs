// Runs a tool that is written in TypeScript and shares its harness with the tests.
import {runnerImport} from 'vite';

/** @param {string} path in web/ */
const here = (path) => new URL(`../${path}`, import.meta.url).pathname;
// What the tests read of the games is written with the page's own names of its boxes.
const alias = {$lib: here('lib'), $play: here('play'), $generated: here('../build/web/generated')};

/** @param {string} name of its file */
export async function launch(name) {
  const file = new URL(`${name}.ts`, import.meta.url).pathname;
  /** @type {{module: {main: (words: string[]) => Promise<number>}}} */
  const {module} = await runnerImport(file, {configFile: false, logLevel: 'error', resolve: {alias}});
  try {
    process.exitCode = await module.main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
