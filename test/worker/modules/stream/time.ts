import { afterEach, beforeEach, vi } from 'vitest';
import type { World } from './world.ts';

/** Stops Herald's clock in each test of this file. `pass` moves it. */
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
