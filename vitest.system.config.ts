import { defineConfig } from 'vitest/config';
/**
 * Tests of the running service against real servers, and of the dashboard in a browser. Files run in parallel: each has
 * its own processes, mostly idle.
 */
export default defineConfig({
  test: {
    include: ['test/system/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['test/system/setup.ts'],
    maxWorkers: 3,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
