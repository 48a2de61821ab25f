import { defineConfig } from 'vitest/config';
import { workerProject } from './vitest.worker.ts';

export default defineConfig(async () => ({
  test: {
    silent: 'passed-only' as const,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/unit/**/*.test.ts'],
          environment: 'node',
          // The default on two cores is one.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
        },
      },
      await workerProject({
        name: 'worker',
        include: ['test/worker/**/*.test.ts'],
        testTimeout: 60_000,
        maxWorkers: 1,
      }),
    ],
  },
}));
