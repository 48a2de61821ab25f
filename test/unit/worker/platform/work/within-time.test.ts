import { expect, test, vi } from 'vitest';
import { withinTime } from '../../../../../src/worker/platform/work/within-time.ts';

const tooSlow = () => new Error('too slow');

test('answers what the work answers, and leaves no timer', async () => {
  vi.useFakeTimers();
  try {
    expect(await withinTime(1000, Promise.resolve('done'), tooSlow)).toBe('done');
    await expect(withinTime(1000, Promise.reject(new Error('broken')), tooSlow)).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('throws the error when the time is over, and the work that fails later disturbs nobody', async () => {
  vi.useFakeTimers();
  try {
    const work = Promise.withResolvers<string>();
    const outcome = expect(withinTime(1000, work.promise, tooSlow)).rejects.toThrow('too slow');
    await vi.advanceTimersByTimeAsync(1000);
    await outcome;
    work.reject(new Error('late'));
    await vi.advanceTimersByTimeAsync(1);
  } finally {
    vi.useRealTimers();
  }
});
