// Reads the messages when the page is built: an .ftl file becomes a module with what Fluent makes of it, so the page needs neither
// the parser nor the time to parse. A file is an area, which is loaded when somebody needs it; it must be clear whose it is.
import {readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {FluentResource} from '@fluent/bundle';
import type {Plugin} from 'vite';

/** The areas of the house. All others belong to a game, and are loaded with it only. */
const house = ['new', 'play', 'review', 'room', 'settings', 'shell'];
/** The areas that every game must have: the words of the lobby about it, and those of a new table. */
const wanted = ['card', 'new'];

/** What is wrong with these areas for games in these folders, as sentences. */
export function faultsOf(areas: readonly string[], games: readonly string[]): string[] {
  const known = (area: string) => house.includes(area) || games.some((game) => area.startsWith(`${game}_`));
  const stray = areas.filter((area) => !known(area)).map((area) => `${area}.ftl belongs to no game`);
  const needed = [...house, ...games.flatMap((game) => wanted.map((part) => `${game}_${part}`))];
  return [...stray, ...needed.filter((area) => !areas.includes(area)).map((area) => `${area}.ftl is missing`)];
}

function foldersIn(path: string): string[] {
  return readdirSync(path, {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

/** `words`: the folder with a folder for each language; `games`: the folder with a folder for each game. */
export function messages(words: string, games: string): Plugin {
  return {
    name: 'messages',
    buildStart() {
      for (const language of foldersIn(words)) {
        const areas = readdirSync(`${words}/${language}`).map((file) => file.replace(/\.ftl$/, ''));
        const [fault] = faultsOf(areas, foldersIn(games));
        if (fault) this.error(`i18n/${language}: ${fault}`);
      }
    },
    async load(id) {
      if (!id.endsWith('.ftl')) return null;
      this.addWatchFile(id);
      const {body} = new FluentResource(await readFile(id, 'utf8'));
      // As JSON text, because browsers read that faster than code.
      const text = JSON.stringify(JSON.stringify(body));
      return {code: `export default JSON.parse(${text});`, map: null, moduleType: 'js'};
    },
  };
}
