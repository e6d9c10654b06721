#!/usr/bin/env node
// Plays a whole match by the protocol of docs/api/protocol.md, at random, with Node 18 or newer and nothing else.
//
//   examples/player.mjs http://127.0.0.1:8000                 a new table against three computer players
//   examples/player.mjs http://127.0.0.1:8000 MATCH TOKEN     sits down at a table by its invitation
import {randomBytes, randomUUID} from 'node:crypto';
import http from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';

const url = process.argv[2].replace(/\/$/, '');
let [match, token] = process.argv.slice(3);
let cookie = '';

async function post(path, body) {
  const headers = {'Content-Type': 'application/json', Cookie: cookie};
  const reply = await fetch(url + path, {method: 'POST', headers, body: JSON.stringify(body)});
  const content = await reply.json();
  if (!reply.ok) throw new Error(content.reason);
  cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return content;
}

// The part of RFC 6455 that a player needs, since older versions of Node have no WebSocket: text and pings.
function connect(opened, received, closed) {
  const headers = {Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': 13, Cookie: cookie,
    'Sec-WebSocket-Key': randomBytes(16).toString('base64')};
  const request = http.get(url + '/api/socket', {headers}).on('error', closed).on('response', closed);
  request.on('upgrade', (_, socket, head) => {
    const send = (text, opcode = 1) => {
      const [data, mask] = [Buffer.from(text), randomBytes(4)]; // the messages of a player are shorter than 126 bytes
      socket.write(Buffer.from([0x80 | opcode, 0x80 | data.length, ...mask, ...data.map((b, i) => b ^ mask[i % 4])]));
    };
    let waiting = head;
    socket.on('error', closed).on('close', closed).on('data', (chunk) => {
      waiting = Buffer.concat([waiting, chunk]);
      for (;;) {
        const long = waiting[1] === 126 ? 2 : waiting[1] === 127 ? 8 : 0;
        if (waiting.length < 2 + long) return;
        const end = 2 + long + (long ? waiting.readUIntBE(long === 8 ? 4 : 2, long === 8 ? 6 : 2) : waiting[1]);
        if (waiting.length < end) return;
        const [opcode, data] = [waiting[0] & 15, waiting.subarray(2 + long, end)];
        waiting = waiting.subarray(end);
        if (opcode === 9) send(data, 10);
        if (opcode === 1) received(JSON.parse(data), (message) => send(JSON.stringify(message)));
      }
    });
    opened((message) => send(JSON.stringify(message)));
  });
}

// Returns the points at the end of the game, or null if the connection broke.
const play = () => new Promise((resolve) => {
  let [legal, busy] = [{final: [], undoable: []}, false];
  connect((send) => send({type: 'hello', protocol: 1, match, legal: true}), (message, send) => {
    const news = {...message, ...message.set};
    const points = news.table?.points ?? news['table.points'];
    if (points) return resolve(points);
    // An update comes before the acknowledgement of the move, so the legal actions are up to date by then.
    legal = message.legal ?? legal;
    if (message.type === 'ack' || message.type === 'refused') busy = false;
    // An action that ends with a colon still needs a text, which this player does not have.
    const actions = [...legal.final, ...legal.undoable].filter((action) => !/^(undo|wait)|:$/.test(action));
    if (!actions.length || busy) return;
    send({type: 'move', key: randomUUID(), action: actions[Math.floor(Math.random() * actions.length)]});
    busy = true;
  }, () => resolve(null));
});

await post('/api/session', {name: 'Node'});
if (match) await post(`/api/matches/${match}/join`, token ? {token} : {});
else ({match} = await post('/api/matches', {game: 'art-society', seats: ['me', 'visitor', 'visitor', 'visitor']}));
for (const pause of [1, 2, 4, 8, 16, 30, 30, 30, null]) {
  const points = await play();
  if (points) {
    console.log(`${match}: the game is over, points ${JSON.stringify(points)}`);
    process.exit();
  }
  if (pause === null) throw new Error('the server does not answer');
  await sleep(pause * 1000 * (0.5 + Math.random() / 2));  // the server may be restarting; the match then goes on
}
