// Just enough of Socket.IO's wire protocol (Engine.IO 4, WebSocket transport) to be a client of boardgame.io. The usual
// client parses every state that it receives. This one only counts most messages, so that the test measures the server.
import WebSocket from 'ws';

const NAMESPACE = '/gallery';
const EVENT_START = `42${NAMESPACE},["`;
const CONNECT_TIMEOUT_MS = 15_000;

// The meaning of the first byte of a message and of the first letter of an event.
const OPEN = '0'.charCodeAt(0);
const PING = '2'.charCodeAt(0);
const MESSAGE = '4'.charCodeAt(0);
const EVENT = '2'.charCodeAt(0);
const CONNECTED = '0'.charCodeAt(0);
export const UPDATE = 'u'.charCodeAt(0);
export const PATCH = 'p'.charCodeAt(0);
export const SYNC = 's'.charCodeAt(0);

export class GameSocket {
  /** onEvent(letter, data) is called for each event, with the first letter of its name and the whole message. */
  constructor(port, onEvent = () => {}) {
    this.onEvent = onEvent;
    this.onClose = () => {};
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
      handshakeTimeout: CONNECT_TIMEOUT_MS,
    });
    this.ready = new Promise((resolve, reject) => { this.settle = { resolve, reject }; });
    this.timer = setTimeout(() => this.fail(new Error('no answer to the handshake in time')), CONNECT_TIMEOUT_MS);
    this.socket.on('message', (data) => this.receive(data));
    this.socket.on('error', (error) => this.fail(error));
    this.socket.on('close', () => this.fail(new Error('the server closed the connection')));
  }

  receive(data) {
    if (data[0] === PING) {
      this.socket.send('3');
    } else if (data[0] === OPEN) {
      this.socket.send(`40${NAMESPACE},`);
    } else if (data[0] === MESSAGE && data[1] === EVENT) {
      this.onEvent(data[EVENT_START.length], data);
    } else if (data[0] === MESSAGE && data[1] === CONNECTED) {
      clearTimeout(this.timer);
      this.settle.resolve(this);
    }
  }

  fail(error) {
    clearTimeout(this.timer);
    this.settle.reject(error);
    this.onClose(error);
  }

  send(text) {
    this.socket.send(text);
  }

  isOpen() {
    return this.socket.readyState === WebSocket.OPEN;
  }

  close() {
    clearTimeout(this.timer);
    this.onClose = () => {};
    this.socket.terminate();
  }
}

/** The arguments of an event, parsed: for tests and samples. */
export const parseEvent = (data) => JSON.parse(data.subarray(EVENT_START.length - 2));

export const syncMessage = (matchID, playerID, credentials) =>
  `42${NAMESPACE},${JSON.stringify(['sync', matchID, playerID, credentials, 4])}`;

/** A move as the client of boardgame.io sends it; stateID is the state the client saw last. */
export function moveMessage({ type, args }, seat, stateID) {
  const payload = { type, args, playerID: seat.playerID, credentials: seat.credentials };
  return `42${NAMESPACE},${JSON.stringify(['update', { type: 'MAKE_MOVE', payload }, stateID, seat.matchID,
    seat.playerID])}`;
}
