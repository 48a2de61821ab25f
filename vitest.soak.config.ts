import { defineConfig } from 'vitest/config';
import { patience } from './vitest.shared.ts';
import { workerProject } from './vitest.worker.ts';

/** What takes too long for `.ci/run`. One file of `soak` runs at a time, because each uses the whole machine. */
export default defineConfig(async () => ({
  test: {
    projects: [
      {
        test: {
          name: 'soak',
          include: ['test/soak/*/*.test.ts', 'test/soak/*.test.ts'],
          exclude: ['test/soak/worker/**'],
          environment: 'node',
          setupFiles: ['test/system/setup.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 1_800_000,
          hookTimeout: 120_000,
          expect: patience,
        },
      },
      // All journeys of the dashboard, while each call of a page reaches the API a second late.
      {
        test: {
          name: 'soak-late',
          include: ['test/system/dashboard{,-mail}.test.ts'],
          environment: 'node',
          setupFiles: ['test/system/setup.ts'],
          env: { CALLS_LATE_MS: '1000' },
          maxWorkers: 2,
          sequence: { groupOrder: 4 },
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: patience,
        },
      },
      await workerProject({
        name: 'soak-worker',
        include: ['test/soak/worker/{organization,shape-*,tags*,ways-in}.test.ts'],
        testTimeout: 4 * 3_600_000,
        maxWorkers: 2,
        groupOrder: 2,
        hasAllGates: true,
      }),
      // All tests of the Worker, with all gates of workerd on, with the directory and the organizations in a database each,
      // and a move to a third.
      await workerProject({
        name: 'soak-apart',
        include: ['test/worker/**/*.test.ts', 'test/soak/worker/move.test.ts'],
        testTimeout: 60_000,
        maxWorkers: 1,
        groupOrder: 3,
        isApart: true,
        hasAllGates: true,
      }),
    ],
  },
}));
