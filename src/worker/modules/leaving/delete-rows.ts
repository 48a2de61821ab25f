import { commit } from '../../platform/data/commit/commit.ts';
import type { Database, Statement } from '../../platform/data/database.ts';
import {
  deleteIndexed,
  deleteOwned,
  listOwnedTables,
  listTextIndexes,
} from '../../platform/data/organization-rows.ts';

/** Rows that a statement deletes at most. */
const ROWS_A_STEP = 1000;
/** Steps per run: D1 runs 1,000 statements per invocation. */
const STEPS_A_RUN = 600;
/** Concurrent tables: most are empty and each is a round trip. */
const AT_ONCE = 6;

/** Tables that start work or let something in from outside: deleted first, so that cron finds nothing to do. */
const FIRST = [
  'jobs',
  'inboxes',
  'webhooks',
  'calendar_feeds',
  'booking_connections',
  'stream_channels',
  'audit_schedules',
  'calendar_events',
  'outgoing',
  'auto_replies',
  'events',
  'notices',
];

/** The statements of one step. */
type Step = () => Statement[];

/** Deletes an organization's rows from all tables of a database. Returns whether a complete look found none. */
export async function deleteRows(db: Database, organizationId: number): Promise<boolean> {
  const tables = await listOwnedTables(db);
  const stepOf =
    (table: (typeof tables)[number]): Step =>
    () =>
      deleteOwned(db, organizationId, table, ROWS_A_STEP);
  const isFirst = ({ name }: { name: string }) => FIRST.includes(name);
  const indexes = await listTextIndexes(db);
  const groups: Step[][] = [
    tables.filter(isFirst).map(stepOf),
    [
      ...tables.filter((table) => !isFirst(table)).map(stepOf),
      ...indexes.map((index) => () => deleteIndexed(db, organizationId, index, ROWS_A_STEP)),
    ],
  ];
  const pass = { found: false, left: STEPS_A_RUN };
  for (const group of groups) {
    const waiting = [...group];
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(db, waiting, pass)));
  }
  return !pass.found && pass.left > 0;
}

/** Runs steps from `waiting`, each until it finds no more, while the pass has steps left. */
async function work(db: Database, waiting: Step[], pass: { found: boolean; left: number }): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    for (let isMore = true; isMore; ) {
      if (pass.left-- <= 0) return;
      const results = await commit(db, step());
      pass.found ||= results.some((rows) => rows.length > 0);
      isMore = results.some((rows) => rows.length === ROWS_A_STEP);
    }
  }
}
