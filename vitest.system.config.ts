import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The dashboard's file takes longest, so it is begun first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/dashboard.test.ts');
    return (await super.sort(files)).toSorted((a, b) => Number(isLongest(b)) - Number(isLongest(a)));
  }
}

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
    sequence: { sequencer: LongestFirst },
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
