import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { emails, threads } from '../schema.ts';
import { updateKept } from './kept-store.ts';
import { insertPlaces } from './place-store.ts';

/** Selects threads of all organizations with ids below `before` and unfilled derived columns; newest first. */
export function selectNotKept(
  ctx: ServiceCtx,
  before: number,
  limit: number,
): Statement<{ id: number; organizationId: number }[]> {
  // The conditions match the partial index.
  return database(ctx).all(sql`SELECT id, organization_id AS organizationId FROM ${threads}
    WHERE last_email_id IS NULL AND message_count > 0 AND id < ${before} ORDER BY id DESC LIMIT ${limit}`);
}

const inThreads = (ctx: Ctx, threadIds: number[]): SQL =>
  sql`thread_id IN (SELECT value FROM json_each(${JSON.stringify(threadIds)}))
    AND +organization_id = ${ctx.organizationId}`;

/** Selects emails of these threads that have no snippet yet. */
export function selectWithoutSnippet(
  ctx: Ctx,
  threadIds: number[],
  limit: number,
): Statement<{ id: number; subject: string; bodyText: string }[]> {
  return database(ctx).all(sql`SELECT id, subject, body_text AS bodyText FROM ${emails}
    WHERE ${inThreads(ctx, threadIds)} AND snippet IS NULL LIMIT ${limit}`);
}

export function updateSnippets(ctx: Ctx, snippets: { id: number; snippet: string }[]): Statement {
  const rows = JSON.stringify(snippets);
  return database(ctx).run(sql`UPDATE ${emails}
    SET snippet = (SELECT value ->> 'snippet' FROM json_each(${rows}) WHERE value ->> 'id' = emails.id)
    WHERE id IN (SELECT value ->> 'id' FROM json_each(${rows})) AND +organization_id = ${ctx.organizationId}`);
}

/** Fills in the derived columns of threads from all of their emails, if they are not. `threadIds` is a SELECT. */
export function updateNotKept(ctx: Ctx, threadIds: SQL): Statement[] {
  const kept = updateKept(ctx, {
    threadIds: sql`SELECT n.id FROM ${threads} AS n WHERE n.id IN (${threadIds}) AND n.last_email_id IS NULL`,
    joined: null,
    added: sql`e.thread_id = threads.id`,
    messageCount: sql`message_count`,
    state: null,
    assignee: sql`threads.assignee_id`,
  });
  return [kept, ...insertPlaces(ctx, threadIds)];
}
