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
  'modules/notifications/telling',
  'modules/notices/notices',
  'modules/retention/doubt',
  'modules/sync/run',
  'modules/tasks/create',
  'modules/tasks/reading/list',
  'platform/data/commit/placement',
  'platform/work/lanes',
].map((name) => `test/worker/${name}.test.ts`);

/** What needs a process of its own: it replaces modules of Node, or measures the time of the processor. */
const ALONE = [
  'test/unit/sidecar/**/*.test.ts',
  'test/unit/linear-time.test.ts',
  'test/unit/worker/modules/audits/page-dimensions.test.ts',
  'test/unit/worker/modules/mail/search/parse-query.test.ts',
];

const OF_NODE = {
  environment: 'node' as const,
  // The default on two cores is one.
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
  testTimeout: 120_000,
  expect: patience,
};

/** What depends on workerd most: connections, WebSockets, and streams of others. */
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
          exclude: ALONE,
          ...OF_NODE,
          // A process for each file takes longer than most files.
          isolate: false,
          setupFiles: ['test/unit/setup.ts'],
          unstubGlobals: true,
        },
      },
      { test: { name: 'alone', include: ALONE, ...OF_NODE } },
      await workerProject({
        name: 'worker',
        include: ['test/worker/**/*.test.ts'],
        testTimeout: 60_000,
        maxWorkers: 2,
      }),
      // With the directory and the organizations in a database each, and all gates of workerd on; `npm run test:soak` runs
      // all files so.
      await workerProject({
        name: 'apart',
        include: [...APART, ...GATES],
        testTimeout: 60_000,
        maxWorkers: 2,
        groupOrder: 2,
        isApart: true,
        hasAllGates: true,
      }),
    ],
  },
}));
