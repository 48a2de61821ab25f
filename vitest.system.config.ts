import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { patience, reporters, slowTestThreshold, useMemory } from './vitest.shared.ts';

/** Files that take more than two minutes, the longest first. */
const LONG = [
  'dashboard',
  'dashboard-mail',
  'mailing-list',
  'bench',
  'reading',
  'auto-reply',
  'deploy',
  'webhooks',
  'sending-failures',
  'start',
  'news',
  'servers',
].map((name) => `${name}.test.ts`);

/** Starts the longest files first, so that none of them runs alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.indexOf(basename(moduleId));
      return at < 0 ? LONG.length : at;
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

useMemory();

/**
 * Tests of the running service against real servers, and of the dashboard in a browser. Files run in parallel: each has
 * its own processes, which often wait.
 */
export default defineConfig({
  test: {
    include: ['test/system/**/*.test.ts'],
    reporters,
    slowTestThreshold,
    environment: 'node',
    setupFiles: ['test/system/setup.ts'],
    sequence: { sequencer: LongestFirst },
    maxWorkers: 3,
    testTimeout: 300_000,
    hookTimeout: 330_000,
    expect: patience,
  },
});
