import { expect, test } from 'vitest';
import { enterMessage, enterMessageOf } from '../../../../src/worker/platform/work/message-room.ts';

const MB = 1024 * 1024;
const soon = () => new Promise((resolve) => setTimeout(resolve));
const patient = new AbortController().signal;

/** Returns the current state of a promise of room. */
function watch(entering: Promise<() => void>) {
  const room = { isEntered: false, free: () => {} };
  void entering.then((free) => Object.assign(room, { isEntered: true, free }));
  return room;
}

test('one isolate holds one message of 25 MB, and many small ones beside it', async () => {
  const large = await enterMessage(25 * MB);
  const second = watch(enterMessage(25 * MB));
  const small = await Promise.all(Array.from({ length: 100 }, () => enterMessage(20_000)));
  const tooMany = watch(enterMessage(250_000));
  await soon();
  expect([second.isEntered, tooMany.isEntered]).toEqual([false, false]);
  large();
  for (const free of small) free();
  await soon();
  expect([second.isEntered, tooMany.isEntered]).toEqual([true, true]);
  second.free();
  tooMany.free();
});

test('an organization with many large messages lets those of another pass', async () => {
  const greedy = Array.from({ length: 3 }, () => watch(enterMessageOf(1, 25 * MB, patient)));
  await soon();
  const other = watch(enterMessageOf(2, 4 * MB, patient));
  const third = watch(enterMessage(4 * MB));
  await soon();
  expect(greedy.map(({ isEntered }) => isEntered)).toEqual([true, false, false]);
  greedy[0]!.free();
  await soon();
  expect([other.isEntered, third.isEntered, greedy[1]!.isEntered]).toEqual([true, true, false]);
  other.free();
  third.free();
  for (const room of greedy.slice(1)) {
    await soon();
    expect(room.isEntered).toBe(true);
    room.free();
  }
});

test('who waits too long gets an error, and takes nothing', async () => {
  const free = await enterMessageOf(1, 25 * MB, patient);
  for (const organization of [1, 2]) {
    const patience = new AbortController();
    const waiting = enterMessageOf(organization, 300_000, patience.signal);
    patience.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  }
  free();
  for (const organization of [1, 2]) (await enterMessageOf(organization, 25 * MB, patient))();
});
