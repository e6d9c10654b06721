import {describe, expect, it, vi} from 'vitest';
import {FakeWorld} from './fake_server';
import {Line, type Outlook} from '../line';

function open() {
  const world = new FakeWorld();
  const events = {
    opened: vi.fn(),
    heard: vi.fn(),
    broke: vi.fn((): Outlook => 'soon'),
    retryAt: vi.fn(),
  };
  return {world, events, line: new Line(world, events, '{"type":"ping"}')};
}

/** Pauses until the next socket, in seconds, over so many failures. */
function pauses(world: FakeWorld, failures: number): number[] {
  return Array.from({length: failures}, () => {
    const before = world.sockets.length;
    const start = world.now();
    world.socket.break();
    while (world.sockets.length === before) world.pass(100);
    return (world.now() - start) / 1000;
  });
}

describe('a line', () => {
  it('says when it is open, and passes on what it hears', () => {
    const {world, events, line} = open();
    line.send('too early');
    world.socket.open();
    line.send('{"type":"legal"}');
    world.socket.say({type: 'pong', time: 1});
    expect(events.opened).toHaveBeenCalledOnce();
    expect(events.heard).toHaveBeenCalledWith('{"type":"pong","time":1}');
    expect(world.socket.sent).toEqual([{type: 'legal'}]);
  });

  it('waits twice as long each time, up to half a minute', () => {
    const {world} = open();
    expect(pauses(world, 7)).toEqual([1, 2, 4, 8, 16, 30, 30]);
  });

  it('adds a random part', () => {
    const {world} = open();
    world.chance = 0.8;
    expect(pauses(world, 3)).toEqual([1.4, 2.8, 5.6]);
  });

  it('starts with short pauses again after it held for a while, and not before', () => {
    const {world} = open();
    pauses(world, 3);
    world.socket.open();
    world.pass(1000);
    expect(pauses(world, 1)).toEqual([8]);
    world.socket.open();
    world.pass(12000);
    expect(pauses(world, 1)).toEqual([1]);
  });

  it('says when the next attempt is, and makes it at once when asked', () => {
    const {world, events, line} = open();
    world.socket.break();
    expect(events.retryAt).toHaveBeenLastCalledWith(world.now() + 1000);
    line.retry();
    expect(world.sockets).toHaveLength(2);
    expect(events.retryAt).toHaveBeenLastCalledWith(null);
    world.pass(5000);
    expect(world.sockets).toHaveLength(2);
  });

  it('tries at once when network or person come back', () => {
    const {world} = open();
    world.socket.break();
    world.doubt();
    expect(world.sockets).toHaveLength(2);
  });

  it('asks whether anybody is there when it is quiet, and gives the line up when nobody is', () => {
    const {world, events} = open();
    world.socket.open();
    world.pass(20000);
    expect(world.socket.sent).toEqual([{type: 'ping'}]);
    world.socket.say({type: 'pong', time: 1});
    world.pass(19000);
    expect(events.broke).not.toHaveBeenCalled();
    world.pass(11000);
    expect(events.broke).toHaveBeenCalledOnce();
    expect(world.sockets[0]?.closed).toBe(true);
  });

  it('looks at once whether the line still stands when somebody comes back', () => {
    const {world, events} = open();
    world.socket.open();
    world.doubt();
    expect(world.socket.sent).toEqual([{type: 'ping'}]);
    world.pass(4000);
    expect(events.broke).toHaveBeenCalledOnce();
  });

  it('gives up a call that nobody takes', () => {
    const {world, events} = open();
    world.pass(10000);
    expect(events.broke).toHaveBeenCalledWith(1006);
  });

  it('waits longer where there is no room, and never comes back where it is not wanted', () => {
    const {world, events} = open();
    events.broke.mockReturnValueOnce('later');
    expect(pauses(world, 1)).toEqual([8]);
    events.broke.mockReturnValueOnce('never');
    world.socket.break(1008);
    world.doubt();
    world.pass(60000);
    expect(world.sockets).toHaveLength(2);
  });

  it('changes to a new socket at once, but not again and again', () => {
    const {world, line} = open();
    world.socket.open();
    line.renew();
    world.pass(0);
    expect(world.sockets).toHaveLength(2);
    world.socket.open();
    line.renew();
    world.pass(1000);
    expect(world.sockets).toHaveLength(2);
    world.pass(1000);
    expect(world.sockets).toHaveLength(3);
  });

  it('does not listen to a socket it gave up', () => {
    const {world, events, line} = open();
    const [first] = world.sockets;
    first?.open();
    line.renew();
    first?.say({type: 'pong', time: 1});
    first?.break();
    expect(events.heard).not.toHaveBeenCalled();
    expect(events.broke).toHaveBeenCalledOnce();
  });

  it('is silent once closed', () => {
    const {world, line} = open();
    world.socket.open();
    line.close();
    world.socket.break();
    world.doubt();
    world.pass(60000);
    expect(world.sockets).toHaveLength(1);
    expect(world.socket.closed).toBe(true);
  });
});
