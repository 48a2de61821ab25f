import { isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Tag } from '../../../lib/tags.ts';
import type { Ctx, ServiceCtx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { lastIds } from '../../platform/data/sequence.ts';
import { hidden } from '../../platform/data/shown.ts';
import { inboxes } from './schema.ts';

/** How often a check that finds no mail is recorded. */
const LATELY_MS = 60 * 60_000;

/** An inbox with automatic replies. */
export interface ReplyingInbox {
  id: number;
  organizationId: number;
  name: string;
  emailAddress: string;
  tag: Tag;
  /** Milliseconds: when replies were switched on. */
  since: number;
  /** The last email that it has checked, or that existed when replies were switched on. */
  after: number;
}

const COLUMNS = sql`id, organization_id AS organizationId, name, email_address AS emailAddress, tag,
  auto_reply_since AS since, auto_reply_after AS after`;

/** Selects replying inboxes of any organization whose last check was an hour ago. */
export function selectNotCheckedLately(ctx: ServiceCtx): Statement<{ id: number }[]> {
  return database(ctx).all(sql`SELECT id FROM ${inboxes} WHERE auto_reply_since IS NOT NULL
    AND COALESCE(auto_reply_run_at, 0) <= ${ctx.now() - LATELY_MS} LIMIT 1`);
}

/** Records the time of this check in the replying inboxes of all organizations. */
export function updateReplyRuns(ctx: ServiceCtx): Statement {
  return hidden(
    database(ctx).update(inboxes).set({ autoReplyRunAt: ctx.now() }).where(isNotNull(inboxes.autoReplySince)),
  );
}

/** Selects the replying inboxes of all organizations with saved emails that they have not checked yet. */
export function selectInboxesToReply(ctx: ServiceCtx): Statement<{ id: number; organizationId: number }[]> {
  return database(ctx).all(sql`SELECT i.id, i.organization_id AS organizationId FROM ${inboxes} AS i
    JOIN ${lastIds('email')} AS last ON last.organization_id = i.organization_id
    WHERE i.auto_reply_since IS NOT NULL AND i.auto_reply_after < last.id`);
}

/** Selects the inbox, or no row if it does not reply now. */
export function selectReplyingInbox(ctx: Ctx, id: number): Statement<ReplyingInbox[]> {
  return database(ctx).all(sql`SELECT ${COLUMNS} FROM ${inboxes}
    WHERE id = ${id} AND organization_id = ${ctx.organizationId} AND auto_reply_since IS NOT NULL`);
}

/** Records that the inbox has checked every email up to this id, unless replies were switched off in between. */
export function updateReplyCursor(ctx: Ctx, inbox: ReplyingInbox, to: number | SQL<number>): Statement {
  return hidden(
    database(ctx).run(sql`UPDATE ${inboxes} SET auto_reply_after = max(auto_reply_after, ${to})
    WHERE id = ${inbox.id} AND organization_id = ${ctx.organizationId} AND auto_reply_since = ${inbox.since}`),
  );
}

/** Returns an SQL condition: replies of the inbox have not been switched off since it was read. */
export function isStillReplying(ctx: Ctx, inbox: ReplyingInbox): SQL {
  return sql`EXISTS (SELECT 1 FROM ${inboxes} WHERE id = ${inbox.id} AND organization_id = ${ctx.organizationId}
    AND auto_reply_since = ${inbox.since})`;
}
