import { type SQL, sql } from 'drizzle-orm';
import type { ConversationState } from '../../../../contract/mail/conversations.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { contacts } from '../correspondents/schema.ts';
import { emails, threads } from '../schema.ts';

/** A position among the emails of a contact, which are sorted by time and id, newest first. */
export interface EmailPlace {
  receivedAt: number;
  id: number;
}

const addressOf = (ctx: Ctx, contactId: number): SQL =>
  sql`(SELECT address FROM ${contacts} WHERE id = ${contactId} AND organization_id = ${ctx.organizationId})`;

/** Returns a SELECT of a page of the emails from and to a contact, newest first. */
function emailsOf(ctx: Ctx, contactId: number, after: EmailPlace | null, limit: number): SQL {
  const range = after ? sql`AND (received_at, sort_id) < (${after.receivedAt}, ${after.id})` : sql``;
  return sql`SELECT id, received_at AS receivedAt, thread_id AS threadId FROM ${emails}
    WHERE organization_id = ${ctx.organizationId} AND contact_address = ${addressOf(ctx, contactId)} ${range}
    ORDER BY received_at DESC, sort_id DESC LIMIT ${limit}`;
}

/** Selects the emails from and to a contact, newest first. */
export function selectEmailsOfContact(
  ctx: Ctx,
  contactId: number,
  after: EmailPlace | null,
  limit: number,
): Statement<{ id: number; receivedAt: number; threadId: number }[]> {
  return database(ctx).all(emailsOf(ctx, contactId, after, limit));
}

/** Newer emails of a conversation that are read to determine whether an earlier page has shown it. */
const NEWER_READ = 10;

/** Returns an SQL condition: no earlier page has shown an email of the thread `t` from or to the contact. */
export function isNotShown(ctx: Ctx, contactId: number, after: EmailPlace | null): SQL {
  if (!after) return sql`true`;
  return sql`NOT EXISTS (SELECT 1 FROM (SELECT n.contact_address FROM ${emails} AS n
      WHERE n.thread_id = t.id AND (n.received_at, n.sort_id) >= (${after.receivedAt}, ${after.id})
      ORDER BY n.received_at, n.sort_id LIMIT ${NEWER_READ}) AS newer
    WHERE newer.contact_address = ${addressOf(ctx, contactId)})`;
}

/** An email from a blocked sender, with its conversation. */
export interface MovableEmail {
  id: number;
  receivedAt: number;
  threadId: number;
  state: ConversationState;
  /** JSON: a list of `KeptParticipant`. */
  participants: string;
  /** The address of the contact. */
  address: string;
}

/** Selects the next emails from and to a contact, with their conversations, if it is blocked. */
export function selectMovable(
  ctx: Ctx,
  contactId: number,
  after: EmailPlace | null,
  limit: number,
): Statement<MovableEmail[]> {
  return database(ctx).all(sql`SELECT e.id, e.receivedAt, t.id AS threadId, t.state, t.participants, c.address
    FROM ${contacts} AS c CROSS JOIN (${emailsOf(ctx, contactId, after, limit)}) AS e
      JOIN ${threads} AS t ON t.id = e.threadId
    WHERE c.id = ${contactId} AND c.organization_id = ${ctx.organizationId} AND c.is_blocked = 1
    ORDER BY e.receivedAt DESC, e.id DESC`);
}

/** Selects the cursor of moving the conversations of a blocked contact to spam. */
export function selectMoved(
  ctx: Ctx,
  contactId: number,
): Statement<{ receivedAt: number | null; id: number | null }[]> {
  return database(ctx).all(sql`SELECT moved_at AS receivedAt, moved_id AS id FROM ${contacts}
    WHERE id = ${contactId} AND organization_id = ${ctx.organizationId}`);
}

/** Stores the cursor of moving the conversations of a contact to spam. */
export function updateMoved(ctx: Ctx, contactId: number, { receivedAt, id }: EmailPlace): Statement {
  return hidden(
    database(ctx).run(sql`UPDATE ${contacts} SET moved_at = ${receivedAt}, moved_id = CAST(${id} AS INTEGER)
      WHERE id = ${contactId} AND organization_id = ${ctx.organizationId} AND is_blocked = 1`),
  );
}
