/**
 * What needs the operator's hand. Whoever finds such a thing reports it, each time anew. Nobody reports that it is over: it is,
 * when no report has come for a while. So nothing is written as long as all is well. The module `operations` reads the reports.
 */
import { sql } from 'drizzle-orm';
import type { ServiceCtx } from '../ctx.ts';
import { commit, directory, type Statement } from '../data/database.ts';
import { conditions } from '../data/schema.ts';

export const CONDITION_KINDS = [
  'database_unreachable',
  'database_filling',
  'database_full',
  'bucket_unreachable',
  'sidecar_unreachable',
  'setting_missing',
  'tick_late',
  'tick_part_failing',
  'jobs_overdue',
  'jobs_failing',
  'dead_letters',
  'mail_given_up',
  'service_mail_given_up',
  'upkeep_stopped',
] as const;

export type ConditionKind = (typeof CONDITION_KINDS)[number];

export interface Report {
  kind: ConditionKind;
  /** Tells several of a kind apart: a database, a kind of job. A word of the code, or empty: each is a row. */
  about: string;
  /** A sentence for the operator, without secrets and mail. */
  detail: string;
}

export type ConditionRow = typeof conditions.$inferSelect;

/** Conditions at once, of which there are a few kinds, each about a few things. */
const MAX_ROWS = 200;
const MAX_ABOUT = 60;
const MAX_DETAIL = 300;

/** Reports what needs a hand. Say it again for as long as it lasts. */
export async function reportCondition(ctx: ServiceCtx, report: Report): Promise<void> {
  await commit(directory(ctx), [upsertConditions(ctx, [report])]);
}

/** Counts the reports, and keeps the detail of the last. */
export function upsertConditions(ctx: ServiceCtx, reports: Report[]): Statement {
  const rows = reports.map(({ kind, about, detail }) => ({
    kind,
    about: about.slice(0, MAX_ABOUT),
    detail: detail.slice(0, MAX_DETAIL),
  }));
  const now = ctx.now();
  return directory(ctx).run(sql`INSERT INTO ${conditions} (kind, about, detail, since, seen_at)
    SELECT value ->> 'kind', value ->> 'about', value ->> 'detail', ${now}, ${now} FROM json_each(${JSON.stringify(rows)}) WHERE true
    ON CONFLICT (kind, about) DO UPDATE
    SET detail = excluded.detail, seen_at = max(seen_at, excluded.seen_at), times = times + 1`);
}

export function selectConditions(ctx: ServiceCtx): Statement<ConditionRow[]> {
  return directory(ctx).select().from(conditions).orderBy(conditions.since).limit(MAX_ROWS);
}
