import { beginDeletions } from '../../../../src/worker/modules/leaving/begin.ts';
import { organizationJob } from '../../../../src/worker/modules/leaving/delete-organization.ts';
import { loadWork } from '../../../../src/worker/modules.ts';
import type { ServiceCtx } from '../../../../src/worker/platform/ctx.ts';
import type { Job } from '../../../../src/worker/platform/work/run-job.ts';
import { runJob } from '../../../../src/worker/platform/work/run-job.ts';
import { type Client, testCtx, testEnv } from '../../helpers.ts';

export const DAY_MS = 86_400_000;
export const QUIET_MS = 20 * 60_000;

/** A clock that a test sets. */
export interface Clock {
  at: number;
}

/** Returns the context of cron. */
export function cronCtx(clock: Clock, over: Partial<ServiceCtx> = {}): ServiceCtx {
  const { organizationId: _, ...ctx } = testCtx(0);
  return { ...ctx, now: () => clock.at, ...over };
}

/** Runs cron, and once the job of this subject if it is due. Returns whether the subject still has a job. */
export async function step(ctx: ServiceCtx, job: Job, subject: number): Promise<boolean> {
  await beginDeletions(ctx);
  const id = await jobOf(job, subject);
  if (id === null) return false;
  await runJob(ctx, job, id);
  return (await jobOf(job, subject)) !== null;
}

async function jobOf({ kind }: Job, subject: number): Promise<number | null> {
  return testEnv.DB.prepare('SELECT id FROM jobs WHERE organization_id = 0 AND kind = ? AND subject_id = ?')
    .bind(kind, subject)
    .first<number>('id');
}

export const deletion: Job = organizationJob(loadWork);

/** Requests the deletion of the organization, and moves the clock to when it is due. */
export async function askForDeletion(owner: Client, clock: Clock): Promise<void> {
  const full = await owner.request('GET', '/api/auth/organization/get-full-organization');
  const { slug } = (await full.json()) as { slug: string };
  const response = await owner.request('POST', '/api/auth/organization/delete', { confirm: slug });
  if (response.status !== 200) throw new Error(await response.text());
  clock.at = Date.now() + 7 * DAY_MS + 1000;
}

/** Runs the deletion to its end, and moves the clock past its waits. Returns the number of runs. */
export async function deleteWhole(ctx: ServiceCtx, clock: Clock, organizationId: number): Promise<number> {
  for (let runs = 1; runs < 500; runs++) {
    if (!(await step(ctx, deletion, organizationId))) return runs;
    const due = await testEnv.DB.prepare(
      "SELECT due_at FROM jobs WHERE kind = 'delete-organization' AND subject_id = ?",
    )
      .bind(organizationId)
      .first<number>('due_at');
    clock.at = Math.max(clock.at, due ?? 0);
  }
  throw new Error('The deletion does not end.');
}

async function tableNames(): Promise<string[]> {
  const { results } = await testEnv.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'
      AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'd1\\_%' ESCAPE '\\'`,
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Returns all rows of all tables, as texts that name their table. */
export async function allRows(): Promise<Set<string>> {
  const rows = new Set<string>();
  for (const name of await tableNames()) {
    // Blobs of a text index are rewritten by any change of it.
    if (/^email_(?:terms|search)_/.test(name) && !name.endsWith('_docsize')) continue;
    const columns = await columnsOf(name);
    const parts = columns.map((column) => `quote("${column}")`);
    const halves = [parts.slice(0, 30), parts.slice(30)].filter((half) => half.length > 0);
    const text = halves.map((half) => `json_array(${half})`).join(' || ');
    const { results } = await testEnv.DB.prepare(`SELECT ${text} AS line FROM "${name}"`).all<{
      line: string;
    }>();
    for (const { line } of results) rows.add(`${name} ${line}`);
  }
  return rows;
}

async function columnsOf(table: string): Promise<string[]> {
  const { results } = await testEnv.DB.prepare('SELECT name FROM pragma_table_info(?)')
    .bind(table)
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Returns the tables that have a row of the organization, or a row whose id or key is in its range. */
export async function tablesWith(organizationId: number): Promise<string[]> {
  const found: string[] = [];
  const first = organizationId * 2 ** 32;
  // It has the highest id that each table has ever had, of whichever organization.
  for (const name of (await tableNames()).filter((each) => each !== 'sqlite_sequence')) {
    const columns = await columnsOf(name);
    const conditions = columns.map((column) =>
      column === 'organization_id'
        ? `organization_id = ${organizationId}`
        : `("${column}" BETWEEN ${first} AND ${first + 2 ** 32 - 1} AND typeof("${column}") = 'integer'
            AND "${column}" < 1000000000000)`,
    );
    const row = await testEnv.DB.prepare(
      `SELECT 1 AS found FROM "${name}" WHERE ${conditions.join(' OR ')} LIMIT 1`,
    ).first();
    if (row) found.push(name);
  }
  return found;
}

export async function objectsOf(organizationId: number): Promise<string[]> {
  const keys: string[] = [];
  for (const prefix of [`organizations/${organizationId}/`, `audits/${organizationId}/`]) {
    const { objects } = await testEnv.BUCKET.list({ prefix });
    keys.push(...objects.map(({ key }) => key));
  }
  return keys;
}
