import { afterEach, expect, test, vi } from 'vitest';
import { Semaphore } from '../../../src/lib/semaphore.ts';

/** Waits until everything has run that needs no outside event. */
const soon = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => vi.useRealTimers());

/** Creates a semaphore, and records who entered it, in order. */
function makeWorld(count: number, maxHeldMs?: number) {
  const places = new Semaphore(count, maxHeldMs);
  const order: string[] = [];
  const enter = (name: string, wanted: number, signal?: AbortSignal) =>
    places.enter(wanted, signal).then((free) => {
      order.push(name);
      return free;
    });
  return { places, order, enter };
}

test('are given in the order they are asked for, and a large wish is not overtaken', async () => {
  const { places, order, enter } = makeWorld(3);
  const leave = await places.enter(2);
  const large = enter('large', 3);
  const small = enter('small', 1);
  await soon();
  expect(order).toEqual([]);
  leave();
  leave();
  (await large)();
  (await small)();
  expect(order).toEqual(['large', 'small']);
  expect(places.isIdle).toBe(true);
  expect(await places.enter(99)).toBeTypeOf('function');
});

test('who gives up waiting leaves the line to those behind', async () => {
  const { places, order, enter } = makeWorld(3);
  const leave = await places.enter(2);
  const patience = new AbortController();
  const large = enter('large', 3, patience.signal);
  const small = enter('small', 1);
  patience.abort(new Error('enough'));
  await expect(large).rejects.toThrow('enough');
  (await small)();
  leave();
  expect(order).toEqual(['small']);
  expect(places.isIdle).toBe(true);
  await expect(places.enter(1, patience.signal)).resolves.toBeTypeOf('function');
});

test('who gives up after entering keeps the places', async () => {
  const { places, enter } = makeWorld(1);
  const leave = await places.enter(1);
  const patience = new AbortController();
  const second = enter('second', 1, patience.signal);
  leave();
  patience.abort();
  const leaveSecond = await second;
  expect(places.isIdle).toBe(false);
  leaveSecond();
  expect(places.isIdle).toBe(true);
});

test('places of somebody who died are free after a time, for those who come and those who wait', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { places, order, enter } = makeWorld(3, 1000);
  const leaveDead = await places.enter(3);
  vi.advanceTimersByTime(1000);
  const waiting = enter('waiting', 3);
  await soon();
  expect(order).toEqual([]);
  vi.advanceTimersByTime(1);
  const next = enter('next', 1);
  await waiting;
  await soon();
  expect(order).toEqual(['waiting']);

  // The holder is alive after all, but what it releases is no longer its own.
  leaveDead();
  await soon();
  expect(order).toEqual(['waiting']);
  vi.advanceTimersByTime(1001);
  leaveDead();
  (await next)();
  expect(places.isIdle).toBe(true);
});
