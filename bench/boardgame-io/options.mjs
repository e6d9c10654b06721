// Reads command lines of whole numbers and words. Every option has a default; a wrong option is answered with a
// sentence.
import { parseArgs } from 'node:util';

function usage(message, help) {
  console.error(`${message}\n${help}`);
  process.exit(2);
}

function parse(defaults, help) {
  const options = { help: { type: 'boolean' } };
  for (const name of Object.keys(defaults)) options[name] = { type: 'string' };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return usage(`${error.message.split('\n')[0]} See the options:`, help);
  }
}

/** The options given, over the defaults; where the default is a number, a number from 0 up is expected. */
export function readOptions(defaults, help) {
  const given = parse(defaults, help);
  if (given.help) {
    console.log(help);
    process.exit(0);
  }
  const result = { ...defaults };
  for (const [name, text] of Object.entries(given)) {
    const value = typeof defaults[name] === 'number' ? Number(text) : text;
    if (text === '' || Number.isNaN(value) || value < 0) usage(`--${name} wants a number from 0, not "${text}".`, help);
    result[name] = value;
  }
  return result;
}
