import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Tag } from '../../../contract/mail/emails.ts';
import type { Ctx, ServiceCtx } from '../../platform/ctx.ts';
import { database, requireThat, type Statement } from '../../platform/data/database.ts';
import { lastId } from '../../platform/data/sequence.ts';
import { withoutDetail } from '../../platform/plus-address.ts';
import { insertJob, type JobKind } from '../../platform/work/jobs.ts';
import { type InboxFields, type InboxRow, inboxes } from './schema.ts';

/** The work of reading an inbox: `sync` does it, `inboxes` asks for it. */
export const SYNC: JobKind = { kind: 'sync', queue: 'SYNC' };

const own = (ctx: Ctx) => eq(inboxes.organizationId, ctx.organizationId);
const ownWithId = (ctx: Ctx, id: number) => and(own(ctx), eq(inboxes.id, id));

/** All inboxes of the organization: to be awaited, or as a statement of a batch. */
export function selectInboxes(ctx: Ctx) {
  return database(ctx).select().from(inboxes).where(own(ctx)).orderBy(asc(inboxes.id));
}

/** The active ones: to be awaited, or as a statement of a batch. */
export function activeInboxes(ctx: Ctx) {
  return database(ctx)
    .select({ id: inboxes.id, name: inboxes.name, emailAddress: inboxes.emailAddress, tag: inboxes.tag })
    .from(inboxes)
    .where(and(own(ctx), eq(inboxes.isActive, true)))
    .orderBy(asc(inboxes.id));
}

/** Those of them that mail can be sent from: the others only read. */
export async function sendingInboxes(ctx: Ctx) {
  return database(ctx)
    .select({ id: inboxes.id, name: inboxes.name, emailAddress: inboxes.emailAddress, tag: inboxes.tag })
    .from(inboxes)
    .where(and(own(ctx), eq(inboxes.isActive, true), ne(inboxes.smtpHost, '')))
    .orderBy(asc(inboxes.id));
}

export async function findInbox(ctx: Ctx, id: number): Promise<InboxRow | undefined> {
  const [row] = await database(ctx).select().from(inboxes).where(ownWithId(ctx, id));
  return row;
}

/**
 * The active inbox of any organization that has this address, else the one that has it without its +detail; of
 * several, the one that was there first.
 */
export async function findInboxByAddress(
  ctx: ServiceCtx,
  address: string,
): Promise<{ id: number; organizationId: number; emailAddress: string; tag: Tag } | null> {
  const exact = address.toLowerCase();
  const plain = withoutDetail(exact);
  const [row] = await database(ctx)
    .select({
      id: inboxes.id,
      organizationId: inboxes.organizationId,
      emailAddress: inboxes.emailAddress,
      tag: inboxes.tag,
    })
    .from(inboxes)
    .where(and(inArray(inboxes.emailAddress, [exact, plain]), eq(inboxes.isActive, true)))
    .orderBy(desc(eq(inboxes.emailAddress, exact)), asc(inboxes.id))
    .limit(1);
  return row ?? null;
}

/** Its row holds the new inbox's id. */
export function insertInbox(ctx: Ctx, secretId: string, fields: InboxFields): Statement {
  const now = ctx.now();
  return database(ctx)
    .insert(inboxes)
    .values({
      ...fields,
      organizationId: ctx.organizationId,
      secretId,
      autoReplySince: fields.autoReplyEnabled && fields.isActive ? now : null,
      autoReplyAfter: lastId(ctx.organizationId, 'email'),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: inboxes.id });
}

/** The sync job of the inbox that the same batch has made; its row holds the job's id. */
export function insertSyncJob(ctx: Ctx, secretId: string): Statement {
  const inbox = sql`(SELECT id FROM ${inboxes} WHERE secret_id = ${secretId})`;
  return insertJob(ctx, SYNC, inbox);
}

/** Its row is the inbox as it is then. */
export function updateInbox(ctx: Ctx, id: number, changes: Partial<InboxFields>): Statement {
  return database(ctx)
    .update(inboxes)
    .set({ ...changes, ...replying(ctx, changes), updatedAt: ctx.now() })
    .where(ownWithId(ctx, id))
    .returning();
}

/**
 * An inbox replies while it is switched on and active. Each time that this begins, it begins with the mail that comes
 * from then on.
 */
function replying(ctx: Ctx, { autoReplyEnabled, isActive }: Partial<InboxFields>) {
  if (autoReplyEnabled === undefined && isActive === undefined) return {};
  const as = (value: boolean | undefined, column: SQL) =>
    value === undefined ? column : sql`${value ? 1 : 0}`;
  const replies = sql`(${as(autoReplyEnabled, sql`auto_reply_enabled`)} AND ${as(isActive, sql`is_active`)})`;
  return {
    autoReplySince: sql`CASE WHEN ${replies} THEN COALESCE(auto_reply_since, ${ctx.now()}) END`,
    autoReplyAfter: sql`CASE WHEN ${replies} AND auto_reply_since IS NULL
      THEN ${lastId(ctx.organizationId, 'email')} ELSE auto_reply_after END`,
  };
}

export function removeInbox(ctx: Ctx, id: number): Statement {
  return database(ctx).delete(inboxes).where(ownWithId(ctx, id));
}

/** Fails the batch when the organization has `max` inboxes already. */
export function requireRoom(ctx: Ctx, max: number): Statement {
  return requireThat(database(ctx), sql`(SELECT count(*) FROM ${inboxes} WHERE ${own(ctx)}) < ${max}`);
}

/** Fails the batch when the inbox is gone. */
export function requireInbox(ctx: Ctx, id: number): Statement {
  return requireThat(database(ctx), sql`EXISTS (SELECT 1 FROM ${inboxes} WHERE ${ownWithId(ctx, id)})`);
}

/** What says which servers an inbox has, how it signs in to them, and whether it needs both. */
const SERVER = [
  'auth',
  'imapHost',
  'imapPort',
  'imapTls',
  'smtpHost',
  'smtpPort',
  'smtpTls',
  'autoReplyEnabled',
] as const;

export function hasSameServers(a: InboxRow, b: InboxRow): boolean {
  return SERVER.every((key) => a[key] === b[key]);
}

/** Fails the batch when the inbox has other servers by now, or signs in to them in another way. */
export function requireServers(ctx: Ctx, row: InboxRow): Statement {
  const same = and(ownWithId(ctx, row.id), ...SERVER.map((key) => eq(inboxes[key], row[key])));
  return requireThat(database(ctx), sql`EXISTS (SELECT 1 FROM ${inboxes} WHERE ${same})`);
}

/** Fails the batch when the inbox is gone, or is the only active one. */
export function requireNotLastActive(ctx: Ctx, id: number): Statement {
  const inactive = and(ownWithId(ctx, id), eq(inboxes.isActive, false));
  const otherActive = and(own(ctx), ne(inboxes.id, id), eq(inboxes.isActive, true));
  return requireThat(
    database(ctx),
    sql`EXISTS (SELECT 1 FROM ${inboxes} WHERE ${ownWithId(ctx, id)})
      AND (EXISTS (SELECT 1 FROM ${inboxes} WHERE ${inactive}) OR EXISTS (SELECT 1 FROM ${inboxes} WHERE ${otherActive}))`,
  );
}

const sealedBefore = (key: number) =>
  sql`(encryption_key < ${key} OR (refresh_token IS NOT NULL AND CAST(refresh_token AS INTEGER) < ${key}))`;

/** Inboxes of all organizations with a secret sealed by a key older than `key`, in no order: at most `limit`. */
export function inboxesSealedBefore(ctx: ServiceCtx, key: number, limit: number): Promise<InboxRow[]> {
  return database(ctx).select().from(inboxes).where(sealedBefore(key)).orderBy(sql`random()`).limit(limit);
}

export async function countSealedBefore(ctx: ServiceCtx, key: number): Promise<number> {
  const [row] = await database(ctx).all<{ n: number }>(
    sql`SELECT count(*) AS n FROM ${inboxes} WHERE ${sealedBefore(key)}`,
  );
  return row?.n ?? 0;
}

/** Puts the same secrets under new seals, unless they were changed since `row` was read. */
export function replaceSeals(
  ctx: ServiceCtx,
  row: InboxRow,
  sealed: Pick<InboxRow, 'imapPassword' | 'smtpPassword' | 'refreshToken' | 'accessToken'>,
): Statement {
  return database(ctx)
    .update(inboxes)
    .set(sealed)
    .where(
      and(
        eq(inboxes.id, row.id),
        eq(inboxes.organizationId, row.organizationId),
        eq(inboxes.imapPassword, row.imapPassword),
        eq(inboxes.smtpPassword, row.smtpPassword),
        sql`${inboxes.refreshToken} IS ${row.refreshToken}`,
      ),
    );
}
