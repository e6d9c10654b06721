// Reads the messages when the page is built: an .ftl file becomes a module with what Fluent makes of it, so the page needs neither
// the parser nor the time to parse.
import {readFile} from 'node:fs/promises';
import {FluentResource} from '@fluent/bundle';
import type {Plugin} from 'vite';

export function messages(): Plugin {
  return {
    name: 'messages',
    async load(id) {
      if (!id.endsWith('.ftl')) return null;
      this.addWatchFile(id);
      const {body} = new FluentResource(await readFile(id, 'utf8'));
      // As text, for browsers read JSON faster than code.
      const text = JSON.stringify(JSON.stringify(body));
      return {code: `export default JSON.parse(${text});`, map: null, moduleType: 'js'};
    },
  };
}
