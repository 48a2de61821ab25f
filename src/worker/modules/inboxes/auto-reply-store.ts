import { type SQL, sql } from 'drizzle-orm';
import type { Tag } from '../../../contract/mail/emails.ts';
import type { Ctx, ServiceCtx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { sequences } from '../../platform/data/schema.ts';
import { inboxes } from './schema.ts';

/** An inbox that replies automatically. */
export interface ReplyingInbox {
  id: number;
  organizationId: number;
  name: string;
  emailAddress: string;
  tag: Tag;
  /** Since when, milliseconds. */
  since: number;
  /** The last email that was looked at, or was there when it began. */
  after: number;
}

const COLUMNS = sql`id, organization_id AS organizationId, name, email_address AS emailAddress, tag,
  auto_reply_since AS since, auto_reply_after AS after`;

/**
 * Of all organizations: marks those that reply as looked at now. The rows of the second statement are `{id,
 * organizationId}` of those whose organization has got emails since.
 */
export function replyingInboxes(ctx: ServiceCtx): [Statement, Statement] {
  const db = database(ctx);
  return [
    db.run(sql`UPDATE ${inboxes} SET auto_reply_run_at = ${ctx.now()} WHERE auto_reply_since IS NOT NULL`),
    db.all(sql`SELECT i.id, i.organization_id AS organizationId FROM ${inboxes} AS i
      JOIN ${sequences} AS s ON s.organization_id = i.organization_id AND s.name = 'email'
      WHERE i.auto_reply_since IS NOT NULL AND i.auto_reply_after < i.organization_id * 4294967296 + s.value`),
  ];
}

/** ReplyingInbox, or no row when it does not reply now. */
export function replyingInbox(ctx: Ctx, id: number): Statement {
  return database(ctx).all(sql`SELECT ${COLUMNS} FROM ${inboxes}
    WHERE id = ${id} AND organization_id = ${ctx.organizationId} AND auto_reply_since IS NOT NULL`);
}

/** Every email up to this id was looked at, unless it was switched off since. */
export function advanceReplies(ctx: Ctx, inbox: ReplyingInbox, to: number | SQL<number>): Statement {
  return database(ctx).run(sql`UPDATE ${inboxes} SET auto_reply_after = max(auto_reply_after, ${to})
    WHERE id = ${inbox.id} AND organization_id = ${ctx.organizationId} AND auto_reply_since = ${inbox.since}`);
}

/** True, as an expression, while it replies without having been off in between. */
export function stillReplies(ctx: Ctx, inbox: ReplyingInbox): SQL {
  return sql`EXISTS (SELECT 1 FROM ${inboxes} WHERE id = ${inbox.id} AND organization_id = ${ctx.organizationId}
    AND auto_reply_since = ${inbox.since})`;
}
