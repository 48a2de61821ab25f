import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSocket } from '../../../../src/dashboard/api/socket.ts';

const REFUSED = 1008;
let sockets: FakeSocket[] = [];

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  sent: string[] = [];
  constructor() {
    super();
    sockets.push(this);
  }
  send(data: string) {
    this.sent.push(data);
  }
  close() {
    this.lose(1005);
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  lose(code: number) {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = () => {
  const heard: string[] = [];
  const onClose = vi.fn();
  const socket = openSocket('ws://localhost/', {
    onMessage: (data) => heard.push(data),
    onClose,
    refused: REFUSED,
  });
  return { socket, heard, onClose };
};

describe('a socket that opens again', () => {
  test('hears and sends while it is open, and drops what is sent while it is not', () => {
    const { socket, heard } = start();
    socket.send('early');
    expect(socket.isOpen()).toBe(false);
    sockets[0]!.open();
    socket.send('now');
    sockets[0]!.dispatchEvent(Object.assign(new Event('message'), { data: 'hello' }));
    expect(heard).toEqual(['hello']);
    expect(sockets[0]!.sent).toEqual(['now']);
  });

  test('opens again within seconds of being lost, and the next one is heard', () => {
    const { socket, onClose } = start();
    sockets[0]!.open();
    vi.advanceTimersByTime(60_000);
    sockets[0]!.lose(1006);
    expect(onClose).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2000);
    expect(sockets).toHaveLength(2);
    sockets[1]!.open();
    expect(socket.isOpen()).toBe(true);
  });

  test('waits longer each time that nothing answers, at most 30 seconds', () => {
    start();
    const waits: number[] = [];
    for (let index = 0; index < 15; index++) {
      sockets.at(-1)!.lose(1006);
      const before = Date.now();
      vi.advanceTimersToNextTimer();
      waits.push(Date.now() - before);
    }
    expect(sockets).toHaveLength(16);
    expect(waits[0]).toBeLessThan(4000);
    expect(waits.at(-1)).toBe(30_000);
  });

  test('gives up an attempt that does not open', () => {
    start();
    vi.advanceTimersByTime(20_000);
    expect(sockets.length).toBeGreaterThan(1);
  });

  test('stays closed when the server refuses it or the page closes it', () => {
    start();
    sockets[0]!.open();
    sockets[0]!.lose(REFUSED);
    const { socket } = start();
    sockets[1]!.open();
    socket.close();
    vi.advanceTimersByTime(120_000);
    expect(sockets).toHaveLength(2);
  });
});
