#!/usr/bin/env -S node --experimental-websocket
// Plays a whole match by the protocol of docs/api/protocol.md, at random, with Node 20 or newer and nothing else.
//
//   examples/player.mjs http://127.0.0.1:8000                 a new table against three computer players
//   examples/player.mjs http://127.0.0.1:8000 MATCH TOKEN     sits down at a table by its invitation
import {randomUUID} from 'node:crypto';
import {setTimeout as sleep} from 'node:timers/promises';

const url = process.argv[2].replace(/\/$/, '');
let [match, token] = process.argv.slice(3);
let cookie = '';

async function post(path, body) {
  const headers = {'Content-Type': 'application/json', Cookie: cookie};
  const reply = await fetch(url + path, {method: 'POST', headers, body: JSON.stringify(body)});
  const content = await reply.json();
  if (!reply.ok) throw new Error(content.reason);
  cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  return content;
}

// What is legal may come with any message; going back and forth would never end.
function choose(legal) {
  const actions = [...legal.final, ...legal.undoable].filter((action) => !/^(undo|wait)/.test(action));
  return actions[Math.floor(Math.random() * actions.length)];
}

// The points at the end of the game; null when the line broke before.
function play() {
  const socket = new WebSocket(url.replace('http', 'ws') + '/api/socket', {headers: {cookie}});
  const send = (message) => socket.send(JSON.stringify(message));
  let legal = {final: [], undoable: []};
  let waiting = false;
  return new Promise((resolve) => {
    socket.onopen = () => send({type: 'hello', protocol: 1, match, legal: true});
    socket.onclose = () => resolve(null);
    socket.onerror = () => resolve(null); // a connection that was never made is not closed either
    socket.onmessage = ({data}) => {
      const message = JSON.parse(data);
      const points = message.table?.points ?? message.set?.['table.points'];
      if (points) {
        resolve(points);
        return socket.close();
      }
      // An update comes before its acknowledgement, so by then what is legal is known anew.
      legal = message.legal ?? legal;
      if (message.type === 'ack' || message.type === 'refused') waiting = false;
      const action = choose(legal);
      if (!action || waiting) return;
      send({type: 'move', key: randomUUID(), action});
      waiting = true;
    };
  });
}

await post('/api/session', {name: 'Node'});
if (match) {
  await post(`/api/matches/${match}/join`, token ? {token} : {});
} else {
  ({match} = await post('/api/matches', {game: 'art-society', seats: ['me', 'visitor', 'visitor', 'visitor']}));
}
for (const pause of [1, 2, 4, 8, 16, 30, 30, 30, null]) {
  const points = await play();
  if (points) {
    console.log(`${match}: the game is over, points ${JSON.stringify(points)}`);
    break;
  }
  if (pause === null) throw new Error('the server does not answer');
  await sleep(pause * 1000 * (0.5 + Math.random() / 2)); // the server may be restarting: the match goes on where it was
}
