import { afterAll, vi } from 'vitest';

/** Files share a process, and `unstubGlobals` restores only before a test: a hook of the next file would meet the stub. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
