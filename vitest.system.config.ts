import { defineConfig } from 'vitest/config';

/** Tests of the started service against real servers. Each file has processes of its own, and waits most of its time. */
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
