/**
 * Conditions that need the operator's action. The code that finds one reports it, each time anew. Nobody reports its
 * end: it is over when no report has come for a while. So nothing is written while all is well.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { ServiceCtx } from '../ctx.ts';
import { commit, requireThat } from '../data/commit/commit.ts';
import { directory, type Statement } from '../data/database.ts';
import { conditions } from '../data/schema.ts';

export type ConditionRow = typeof conditions.$inferSelect;

export interface Report {
  kind: ConditionRow['kind'];
  /** Distinguishes conditions of a kind: a database, a kind of job. An identifier, or empty: each is a row. */
  about: string;
  /** A sentence for the operator, without secrets and mail. */
  detail: string;
}

/** The maximum of conditions at once: there are a few kinds, each about a few subjects. */
const MAX_ROWS = 200;
const MAX_ABOUT = 60;
const MAX_DETAIL = 300;

/** Reports a condition. Repeat it for as long as it lasts. */
export async function reportCondition(ctx: ServiceCtx, report: Report): Promise<void> {
  await commit(directory(ctx), [upsertConditions(ctx, [report])]);
}

/** Counts the reports, and stores the last one's detail. */
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

/** Fails the batch unless nobody has announced `begun` yet, and nobody has reported or announced `over` again. */
export function requireUntold(ctx: ServiceCtx, begun: ConditionRow[], over: ConditionRow[]): Statement {
  const rows = [...begun.map((row) => ({ ...row, seenAt: null })), ...over];
  return requireThat(
    directory(ctx),
    sql`${rows.length} = (SELECT count(*) FROM json_each(${JSON.stringify(rows)}) JOIN ${conditions}
      ON kind = value ->> 'kind' AND about = value ->> 'about' AND told_at IS value ->> 'toldAt'
        AND seen_at = COALESCE(value ->> 'seenAt', seen_at))`,
  );
}

export function updateTold(ctx: ServiceCtx, rows: ConditionRow[]): Statement {
  return directory(ctx).run(sql`UPDATE ${conditions} SET told_at = ${ctx.now()} WHERE ${isOneOf(rows)}`);
}

export function deleteConditions(ctx: ServiceCtx, rows: ConditionRow[]): Statement {
  return directory(ctx).run(sql`DELETE FROM ${conditions} WHERE ${isOneOf(rows)}`);
}

const isOneOf = (rows: ConditionRow[]): SQL =>
  sql`(kind, about) IN (SELECT value ->> 'kind', value ->> 'about' FROM json_each(${JSON.stringify(rows)}))`;
