import { bindingOf } from '../data/databases.ts';
import type { Env } from '../env.ts';

/** Jobs of a kind that are counted. */
export const MAX_COUNTED = 100;
/** Fewer attempts than these may be a server that restarts. The index `jobs_failing` has the same number. */
const FAILED_ATTEMPTS = 3;

/** How the jobs of one kind stand in a database. */
export interface JobFigures {
  kind: string;
  /** Due and not running, at most MAX_COUNTED. */
  due: number;
  /** Since when the job that has waited longest is due, or its run is dead. */
  oldest: number | null;
  /** After several failed attempts in a row, at most MAX_COUNTED. */
  failing: number;
  /** Waiting for a run, now or later; counted only beside some that fail, to twice as many. */
  waiting: number;
}

export interface DatabaseFigures {
  bytes: number;
  jobs: JobFigures[];
}

/** How large the database with this number is, and how the jobs of these kinds stand there: one statement, some rows a kind. */
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
