// The boardgame.io server under test, set up as its documentation recommends for production. Prints one line of JSON
// when it listens; stops on SIGTERM or when its time is over.
import { readOptions } from './options.mjs';

process.env.NODE_ENV = 'production'; // read by the libraries while they load, so they are imported only after this

const HELP = `node server.mjs [options]
  --port N         on 127.0.0.1; default 0: the system chooses a free one
  --storage KIND   memory (default) or flatfile
  --dir PATH       folder of the flat files; needed with flatfile
  --updates KIND   state (default): every client gets the whole state, as boardgame.io does unless told otherwise;
                   patch: its option deltaState, JSON patches
  --max-seconds N  stops by itself after so long; default 600`;

function chooseStorage(FlatFile, { storage, dir }) {
  if (storage === 'memory') return undefined; // the server's own default
  if (storage === 'flatfile' && dir) return new FlatFile({ dir });
  console.error('--storage is memory, or flatfile together with --dir PATH.');
  return process.exit(2);
}

function stopOn(server, running, seconds) {
  const stop = () => {
    server.kill(running);
    process.exit(0); // sockets still open would keep the process alive
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  setTimeout(stop, seconds * 1000);
}

async function main() {
  const options = readOptions({ port: 0, storage: 'memory', dir: '', updates: 'state', 'max-seconds': 600 }, HELP);
  const { FlatFile, Server, SocketIO } = await import('boardgame.io/dist/cjs/server.js');
  const { Gallery } = await import('./game.mjs');
  const server = Server({
    games: [{ ...Gallery, deltaState: options.updates === 'patch' }],
    db: chooseStorage(FlatFile, options),
    transport: new SocketIO({ socketOpts: { transports: ['websocket'] } }),
    origins: ['http://127.0.0.1'],
  });
  // `port` may be anything that listen() takes; this form binds it to the loopback address only.
  const running = await server.run({ port: { host: '127.0.0.1', port: options.port } });
  stopOn(server, running, options['max-seconds']);
  const { port } = running.appServer.address();
  console.log(JSON.stringify({ port, pid: process.pid, storage: options.storage, updates: options.updates }));
}

main().catch((error) => {
  console.error(`The server can't start: ${error.message}. Is the port free, and was npm ci run?`);
  process.exit(1);
});
