// A wire between a browser and a server that can be cut, and on which answers can get lost.
import {connect, createServer, type AddressInfo, type Socket} from 'node:net';

export class Wire {
  readonly #server = createServer((near) => this.#join(near));
  readonly #sockets = new Set<Socket>();
  readonly #far: number;
  #whole = true;
  #answers = true;
  #told = 0;

  constructor(address: string) {
    this.#far = Number(new URL(address).port);
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async lay(): Promise<this> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return this;
  }

  /** From now on the server hears, but is not heard. Returns how often it was told something since. */
  silence(): () => number {
    this.#answers = false;
    this.#told = 0;
    return () => this.#told;
  }

  cut(): void {
    this.#whole = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#whole = this.#answers = true;
  }

  async remove(): Promise<void> {
    this.cut();
    await new Promise((done) => this.#server.close(done));
  }

  #join(near: Socket): void {
    if (!this.#whole) {
      near.destroy();
      return;
    }
    const far = connect(this.#far, '127.0.0.1');
    near.on('data', (data) => {
      this.#told++;
      far.write(data);
    });
    far.on('data', (data) => this.#answers && near.write(data));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
  }
}
