import { defineConfig } from 'vitest/config';
import { workerProject } from './vitest.worker.ts';

/** All tests of the Worker, with the directory and the organizations in a database each. */
export default defineConfig(async () => ({
  test: {
    silent: 'passed-only' as const,
    projects: [
      await workerProject({
        name: 'apart',
        include: ['test/worker/**/*.test.ts'],
        testTimeout: 60_000,
        maxWorkers: 1,
        isApart: true,
      }),
    ],
  },
}));
