import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Gathering, type Seat } from '../../../src/lib/gathering.ts';

/** Each step returns its parts; `steps` has them in order. */
function gatheringOf(mayJoin = (_parts: readonly string[], _part: string) => true) {
  const gathering = new Gathering<string, string>({ mayJoin, maxWaitMs: 10, maxHeldMs: 40_000 });
  const steps: string[] = [];
  const step = async (parts: string[]) => {
    steps.push(parts.join());
    if (parts.includes('broken')) throw new Error('broken');
    return parts.join();
  };
  return { gathering, steps, step };
}

const never = () => new Promise<string>(() => {});
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a part alone never waits', async () => {
  const { gathering, steps, step } = gatheringOf();
  const seat = gathering.begin();
  void seat.finish('a', step);
  await settle();
  expect(steps).toEqual(['a']);
  seat.leave();
  expect(gathering.isIdle).toBe(true);
});

test('parts that are under way share one step, once all of them have come', async () => {
  const { gathering, steps, step } = gatheringOf();
  const seats = ['a', 'b', 'c'].map((part) => ({ part, seat: gathering.begin() }));
  const [first, second, third] = seats.map(
    ({ part, seat }) =>
      () =>
        seat.finish(part, step),
  );
  const finished = [first!(), second!()];
  await settle();
  expect(steps).toEqual([]);
  finished.push(third!());
  const all = await Promise.all(finished);
  expect(steps).toEqual(['a,b,c']);
  for (const { outcome, isShared } of all) {
    expect([outcome, isShared]).toEqual([{ status: 'fulfilled', value: 'a,b,c' }, true]);
  }
});

test('a part waits 10 ms at most, and no longer than others are under way', async () => {
  const { gathering, steps, step } = gatheringOf();
  const slow = gathering.begin();
  const [a, b] = [gathering.begin(), gathering.begin()];
  void a.finish('a', step);
  await vi.advanceTimersByTimeAsync(9);
  expect(steps).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(steps).toEqual(['a']);
  a.leave();
  void b.finish('b', step);
  await settle();
  expect(steps).toEqual(['a']);
  slow.leave();
  await settle();
  expect(steps).toEqual(['a', 'b']);
});

test('a part that may not join runs its step at once, beside the others', async () => {
  const { gathering, steps, step } = gatheringOf((parts, part) => !parts.includes(part));
  const seats = [gathering.begin(), gathering.begin(), gathering.begin()];
  void seats[0]!.finish('a', step);
  const { isShared } = await seats[1]!.finish('a', step);
  expect([steps, isShared]).toEqual([['a'], false]);
  seats[1]!.leave();
  await seats[2]!.finish('b', step);
  expect(steps).toEqual(['a', 'a,b']);
});

test('all parts learn that their step failed', async () => {
  const { gathering, step } = gatheringOf();
  const seats = [gathering.begin(), gathering.begin()];
  const all = await Promise.all([seats[0]!.finish('a', step), seats[1]!.finish('broken', step)]);
  expect(all.map(({ outcome, isShared }) => [outcome.status, isShared])).toEqual([
    ['rejected', true],
    ['rejected', true],
  ]);
});

test('a part whose step ran in a request that has ended learns it, and later parts do not wait for it', async () => {
  const { gathering, steps, step } = gatheringOf();
  const [dead, other] = [gathering.begin(), gathering.begin()];
  void dead.finish('dead', never);
  const finished = other.finish('other', step);
  await vi.advanceTimersByTimeAsync(39_999);
  other.leave();
  const first = gathering.begin();
  void first.finish('first', step);
  await vi.advanceTimersByTimeAsync(10);
  expect(await finished).toMatchObject({ outcome: { status: 'rejected' }, isShared: true });
  first.leave();
  const next: Seat<string, string> = gathering.begin();
  void next.finish('next', step);
  await settle();
  expect(steps).toEqual(['first', 'next']);
});
