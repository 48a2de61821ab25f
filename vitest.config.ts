import { defineConfig } from 'vitest/config';
import { patience, reporters, slowTestThreshold, useMemory } from './vitest.shared.ts';
import { workerProject } from './vitest.worker.ts';

/** What reads or writes in both databases, or has jobs, notices or an audit log in each. */
const APART = [
  'one-database',
  'modules/identity/audit-log/audit-log',
  'modules/identity/audit-log/ids',
  'modules/mail/labels/routes',
  'modules/moving/whole',
  'modules/notices/notices',
  'modules/retention/doubt',
  'modules/sync/run',
  'modules/tasks/create',
  'modules/tasks/reading/list',
  'platform/data/commit/placement',
  'platform/work/lanes',
].map((name) => `test/worker/${name}.test.ts`);

/** What depends on workerd most: connections, WebSockets, and streams of others. `npm run test:soak` runs all files so. */
const GATES = ['platform/outside', 'modules/sending/outgoing', 'modules/live', 'modules/identity/access'].map(
  (folder) => `test/worker/${folder}/**/*.test.ts`,
);

useMemory();

export default defineConfig(async () => ({
  test: {
    silent: 'passed-only' as const,
    reporters,
    slowTestThreshold,
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
          expect: patience,
        },
      },
      await workerProject({
        name: 'worker',
        include: ['test/worker/**/*.test.ts'],
        testTimeout: 60_000,
        maxWorkers: 2,
      }),
      // With the directory and the organizations in a database each; `npm run test:soak` runs all files so.
      await workerProject({
        name: 'apart',
        include: APART,
        testTimeout: 60_000,
        maxWorkers: 2,
        isApart: true,
      }),
      await workerProject({
        name: 'gates',
        include: GATES,
        testTimeout: 60_000,
        maxWorkers: 2,
        groupOrder: 2,
        hasAllGates: true,
      }),
    ],
  },
}));
