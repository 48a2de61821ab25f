import { defineConfig } from 'vitest/config';

const shared = {
  environment: 'node' as const,
  setupFiles: ['test/system/setup.ts'],
  testTimeout: 300_000,
  hookTimeout: 120_000,
};

/** Tests of the running service against real servers, and of the dashboard in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        // Files run in parallel: each has its own processes, mostly idle.
        test: {
          ...shared,
          name: 'system',
          include: ['test/system/**/*.test.ts'],
          exclude: ['test/system/dashboard/**'],
          maxWorkers: 3,
        },
      },
      {
        // One Herald and one browser for all files, one file after the other.
        test: {
          ...shared,
          name: 'dashboard',
          include: ['test/system/dashboard/**/*.test.ts'],
          globalSetup: ['test/system/dashboard/setup.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
