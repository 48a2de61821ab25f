import { afterEach, beforeEach, vi } from 'vitest';
import type { World } from './world.ts';

/** Herald's clock stands still in each test of this file, and moves by `pass`. */
export function holdTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Lets time pass, for Herald and for the platforms. */
export function pass(world: World, ms: number): void {
  world.pass(ms);
  vi.setSystemTime(world.clock.now);
}
