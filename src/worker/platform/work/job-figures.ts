import { bindingOf } from '../data/databases.ts';
import type { Env } from '../env.ts';

/** The maximum of jobs of a kind to count. */
export const MAX_COUNTED = 100;
/** Fewer failed attempts may be a restarting server. The index `jobs_failing` has the same number. */
const FAILED_ATTEMPTS = 3;

/** The figures of one kind of jobs in a database. */
export interface JobFigures {
  kind: string;
  /** Jobs due and not running, at most MAX_COUNTED. */
  due: number;
  /** Since when the job that has waited longest is due, or its run is dead. */
  oldest: number | null;
  /** Jobs after several failed attempts in a row, at most MAX_COUNTED. */
  failing: number;
  /** Jobs waiting for a run, now or later; only counted if some fail, to twice as many. */
  waiting: number;
}

export interface DatabaseFigures {
  bytes: number;
  jobs: JobFigures[];
}

/** Reads a database's size, and the figures of these kinds of jobs there: one statement, some rows per kind. */
export async function lookAtDatabase(
  env: Env,
  number: number,
  kinds: string[],
  now: number,
): Promise<DatabaseFigures> {
  const counted = (rows: string, limit: number) => `(SELECT count(*) FROM (SELECT 1 ${rows} LIMIT ${limit}))`;
  const isDue = 'due_at <= ?2 AND lease_until IS NULL';
  const failing = counted(
    `FROM jobs INDEXED BY jobs_failing WHERE kind = value AND attempts >= ${FAILED_ATTEMPTS} AND due_at IS NOT NULL`,
    MAX_COUNTED,
  );
  const waiting = counted('FROM jobs WHERE kind = value AND due_at IS NOT NULL', 2 * MAX_COUNTED + 1);
  const { results, meta } = await bindingOf(env, number)
    .prepare(`SELECT value AS kind, ${counted(`FROM jobs WHERE kind = value AND ${isDue}`, MAX_COUNTED)} AS due,
      (SELECT due_at FROM jobs WHERE kind = value AND ${isDue} ORDER BY due_at LIMIT 1) AS dueAt,
      (SELECT lease_until FROM jobs WHERE kind = value AND lease_until < ?2 ORDER BY lease_until LIMIT 1) AS diedAt,
      ${failing} AS failing, CASE WHEN ${failing} > 0 THEN ${waiting} ELSE 0 END AS waiting
      FROM json_each(?1)`)
    .bind(JSON.stringify(kinds), now)
    .all<Omit<JobFigures, 'oldest'> & { dueAt: number | null; diedAt: number | null }>();
  const jobs = results.map(({ dueAt, diedAt, ...figures }) => ({
    ...figures,
    oldest: dueAt === null ? diedAt : Math.min(dueAt, diedAt ?? dueAt),
  }));
  return { bytes: meta.size_after, jobs };
}
