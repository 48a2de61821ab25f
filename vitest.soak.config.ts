import { defineConfig } from 'vitest/config';

/** Loads that take too long for `.ci/run`. One file runs at a time, because each uses the whole machine. */
export default defineConfig({
  test: {
    include: ['test/soak/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['test/system/setup.ts'],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
  },
});
