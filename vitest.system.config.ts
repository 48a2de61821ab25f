import { defineConfig } from 'vitest/config';

/** Tests of the started service against real servers: one file at a time, each with processes of its own. */
export default defineConfig({
  test: {
    include: ['test/system/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
