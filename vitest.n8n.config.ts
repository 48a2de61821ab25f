import { defineConfig } from 'vitest/config';

/** Runs the workflows of docs/n8n in a real n8n, which it installs first (2.5 GB). */
export default defineConfig({
  test: {
    include: ['test/n8n/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['test/system/setup.ts'],
    // Each file runs an n8n of its own.
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 1_800_000,
  },
});
