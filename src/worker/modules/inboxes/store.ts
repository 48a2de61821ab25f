import { and, asc, count, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AddressProof } from '../../../contract/inboxes.ts';
import type { Ctx, ServiceCtx } from '../../platform/ctx.ts';
import { commit, requireThat } from '../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { advance, lastId, nextId } from '../../platform/data/sequence.ts';
import { requireRoom } from '../../platform/data/usage.ts';
import { serviceDomains } from '../../platform/outside/system-mail.ts';
import { type DueJob, insertJob, type JobKind } from '../../platform/work/jobs.ts';
import { type InboxFields, type InboxRow, inboxes } from './schema.ts';

export type { InboxRow };

/** The job that reads an inbox, run by the module `sync`. */
export const SYNC: JobKind = { kind: 'sync', queue: 'SYNC', startsSlow: true };

const SEQUENCE = 'inbox';

export type InboxName = Pick<InboxRow, 'id' | 'name' | 'emailAddress' | 'aliases' | 'tag'>;
const NAME = {
  id: inboxes.id,
  name: inboxes.name,
  emailAddress: inboxes.emailAddress,
  aliases: inboxes.aliases,
  tag: inboxes.tag,
};

const ofOrganization = (ctx: Ctx) => eq(inboxes.organizationId, ctx.organizationId);
const hasId = (ctx: Ctx, id: number) => and(ofOrganization(ctx), eq(inboxes.id, id));

/** Selects all inboxes of the organization, oldest first. */
export function selectInboxes(ctx: Ctx): Statement<InboxRow[]> {
  return database(ctx).select().from(inboxes).where(ofOrganization(ctx)).orderBy(asc(inboxes.id));
}

/** Selects the active inboxes, oldest first. */
export function selectActiveInboxes(ctx: Ctx): Statement<InboxName[]> {
  return database(ctx)
    .select(NAME)
    .from(inboxes)
    .where(and(ofOrganization(ctx), eq(inboxes.isActive, true)))
    .orderBy(asc(inboxes.id));
}

/** Selects the active inboxes that can send (`sendsBy`), oldest first. */
export function selectSendingInboxes(
  ctx: Ctx,
): Statement<(InboxName & Pick<InboxRow, 'smtpHost' | 'aliasProofs'>)[]> {
  const domain = sql`substr(${inboxes.emailAddress}, instr(${inboxes.emailAddress}, '@') + 1)`;
  const isSentByService = and(eq(inboxes.addressProof, 'proven'), inArray(domain, serviceDomains(ctx.env)));
  return database(ctx)
    .select({ ...NAME, smtpHost: inboxes.smtpHost, aliasProofs: inboxes.aliasProofs })
    .from(inboxes)
    .where(
      and(ofOrganization(ctx), eq(inboxes.isActive, true), or(ne(inboxes.smtpHost, ''), isSentByService)),
    )
    .orderBy(asc(inboxes.id));
}

/** Returns an SQL condition: one of the addresses, in lower case, is one of an inbox, active or not. */
export function isOwnAddress(ctx: Ctx, ...addresses: SQL[]): SQL {
  const list = sql.join(addresses, sql`, `);
  return sql`EXISTS (SELECT 1 FROM ${inboxes} AS own WHERE own.organization_id = ${ctx.organizationId}
    AND (own.email_address IN (${list}) OR EXISTS (SELECT 1 FROM json_each(own.aliases) WHERE value IN (${list}))))`;
}

/** Returns SQL: the addresses of all inboxes of an organization, in lower case, as JSON. */
export function ownAddresses(organizationId: SQL): SQL {
  return sql`(SELECT json_group_array(address.value)
    FROM ${inboxes} AS own, json_each(json_insert(own.aliases, '$[#]', own.email_address)) AS address
    WHERE own.organization_id = ${organizationId})`;
}

/** Fails the batch if another inbox than `id` has one of these addresses, in lower case. */
export function requireFreeAddresses(ctx: Ctx, id: number, addresses: string[]): Statement {
  const list = sql`(SELECT value FROM json_each(${JSON.stringify(addresses)}))`;
  return requireThat(
    database(ctx),
    sql`NOT EXISTS (SELECT 1 FROM ${inboxes} AS other WHERE other.organization_id = ${ctx.organizationId}
      AND other.id <> ${id} AND (other.email_address IN ${list}
        OR EXISTS (SELECT 1 FROM json_each(other.aliases) AS alias WHERE alias.value IN ${list})))`,
  );
}

export async function findInbox(ctx: Ctx, id: number): Promise<InboxRow | undefined> {
  const db = database(ctx);
  const [[row]] = await commit(db, [db.select().from(inboxes).where(hasId(ctx, id))]);
  return row;
}

/** Creates an inbox. The first statement returns its id. */
export function insertInbox(
  ctx: Ctx,
  secretId: string,
  fields: InboxFields,
): [Statement<{ id: number }[]>, Statement] {
  const { organizationId } = ctx;
  const now = ctx.now();
  const db = database(ctx);
  return [
    db
      .insert(inboxes)
      .values({
        ...fields,
        id: nextId(organizationId, SEQUENCE),
        organizationId,
        secretId,
        autoReplySince: fields.autoReplyEnabled && fields.isActive ? now : null,
        autoReplyAfter: lastId(organizationId, 'email'),
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: inboxes.id }),
    db.run(advance(organizationId, SEQUENCE, sql`true`)),
  ];
}

/** Creates the sync job of the inbox created in the same batch. Returns the job's id. */
export function insertSyncJob(ctx: Ctx, secretId: string): Statement<DueJob[]> {
  const inbox = sql`(SELECT id FROM ${inboxes} WHERE secret_id = ${secretId})`;
  return insertJob(ctx, SYNC, inbox);
}

/** Changes an inbox, and returns it. */
export function updateInboxRow(ctx: Ctx, id: number, changes: Partial<InboxFields>): Statement<InboxRow[]> {
  return database(ctx)
    .update(inboxes)
    .set({ ...changes, ...replyFields(ctx, changes), ...addressFields(changes), updatedAt: ctx.now() })
    .where(hasId(ctx, id))
    .returning();
}

/** Returns the reply columns. An inbox replies while it is active and replies are on, and ignores mail from before. */
function replyFields(ctx: Ctx, { autoReplyEnabled, isActive }: Partial<InboxFields>) {
  if (autoReplyEnabled === undefined && isActive === undefined) return {};
  const newValue = (value: boolean | undefined, column: SQL) =>
    value === undefined ? column : sql`${value ? 1 : 0}`;
  const replies = sql`(${newValue(autoReplyEnabled, sql`auto_reply_enabled`)} AND ${newValue(isActive, sql`is_active`)})`;
  return {
    autoReplySince: sql`CASE WHEN ${replies} THEN COALESCE(auto_reply_since, ${ctx.now()}) END`,
    autoReplyAfter: sql`CASE WHEN ${replies} AND auto_reply_since IS NULL
      THEN ${lastId(ctx.organizationId, 'email')} ELSE auto_reply_after END`,
  };
}

/**
 * Returns the other addresses, and the proof columns. An address that becomes the inbox's own is no other one any more, and
 * keeps its proof, as one does that becomes another. A new address is unproven. A new mailbox keeps the addresses, but has
 * proven none.
 */
function addressFields({ emailAddress, aliases, imapHost, imapUser }: Partial<InboxFields>) {
  if ([emailAddress, aliases, imapHost, imapUser].every((value) => value === undefined)) return {};
  const own = emailAddress === undefined ? sql`email_address` : sql`${emailAddress}`;
  const others = aliases === undefined ? sql`aliases` : sql`${JSON.stringify(aliases)}`;
  const isOther = (column: SQL, value: string | undefined) =>
    value === undefined ? sql`false` : sql`${column} <> ${value}`;
  const hasOtherMailbox = sql`(${isOther(sql`imap_host`, imapHost)} OR ${isOther(sql`imap_user`, imapUser)})`;
  const stillProven = (proof: SQL) =>
    sql`CASE WHEN ${hasOtherMailbox} AND ${proof} = 'proven' THEN 'assumed' ELSE ${proof} END`;
  const known = sql`json_each(json_patch(alias_proofs, json_object(email_address, address_proof))) AS known`;
  const asked = sql`COALESCE(proof_address, email_address)`;
  const isAsked = sql`(${asked} = ${own} OR ${asked} IN (SELECT value FROM json_each(${others})))`;
  return {
    aliases: sql<string[]>`(SELECT json_group_array(value) FROM json_each(${others}) WHERE value <> ${own})`,
    addressProof: sql<AddressProof>`COALESCE(
      (SELECT ${stillProven(sql`known.value`)} FROM ${known} WHERE known.key = ${own}), 'none')`,
    aliasProofs: sql<Record<string, AddressProof>>`(
      SELECT json_group_object(known.key, ${stillProven(sql`known.value`)}) FROM ${known}
      WHERE known.key <> ${own} AND known.key IN (SELECT value FROM json_each(${others})))`,
    proofAddress: sql<string>`${asked}`,
    proofHash: sql<string | null>`CASE WHEN ${isAsked} THEN proof_hash END`,
    isProofOpen: sql<boolean>`(is_proof_open AND ${isAsked})`,
  };
}

export function deleteInboxRow(ctx: Ctx, id: number): Statement {
  return database(ctx).delete(inboxes).where(hasId(ctx, id));
}

const inboxCount = (ctx: Ctx) => sql`(SELECT count(*) FROM ${inboxes} WHERE ${ofOrganization(ctx)})`;

export function selectInboxCount(ctx: Ctx): Statement<{ count: number }[]> {
  return database(ctx).all(sql`SELECT ${inboxCount(ctx)} AS count`);
}

/** Fails the batch if the organization has the maximum number of inboxes. */
export function requireRoomForInbox(ctx: Ctx): Statement {
  return requireRoom(ctx, 'inboxes', inboxCount(ctx));
}

/** Fails the batch if the inbox no longer exists. */
export function requireInbox(ctx: Ctx, id: number): Statement {
  return requireThat(database(ctx), sql`EXISTS (SELECT 1 FROM ${inboxes} WHERE ${hasId(ctx, id)})`);
}

/** The columns that determine an inbox's servers, the sign-in to them, and whether it must and can send. */
const SERVER_FIELDS = [
  'auth',
  'imapHost',
  'imapPort',
  'imapTls',
  'smtpHost',
  'smtpPort',
  'smtpTls',
  'autoReplyEnabled',
  'emailAddress',
  'addressProof',
] as const;

export function hasSameServers(a: InboxRow, b: InboxRow): boolean {
  return SERVER_FIELDS.every((key) => a[key] === b[key]);
}

/** Fails the batch if the servers of the inbox, or its sign-in to them, have changed since `row` was read. */
export function requireServers(ctx: Ctx, row: InboxRow): Statement {
  const isSame = and(hasId(ctx, row.id), ...SERVER_FIELDS.map((key) => eq(inboxes[key], row[key])));
  return requireThat(database(ctx), sql`EXISTS (SELECT 1 FROM ${inboxes} WHERE ${isSame})`);
}

/** Fails the batch if the inbox no longer exists, or is the only active one. */
export function requireNotLastActive(ctx: Ctx, id: number): Statement {
  const isInactive = and(hasId(ctx, id), eq(inboxes.isActive, false));
  const isOtherActive = and(ofOrganization(ctx), ne(inboxes.id, id), eq(inboxes.isActive, true));
  return requireThat(
    database(ctx),
    sql`EXISTS (SELECT 1 FROM ${inboxes} WHERE ${hasId(ctx, id)})
      AND (EXISTS (SELECT 1 FROM ${inboxes} WHERE ${isInactive}) OR EXISTS (SELECT 1 FROM ${inboxes} WHERE ${isOtherActive}))`,
  );
}

const isSealedBefore = (key: number) =>
  sql`(encryption_key < ${key} OR (refresh_token IS NOT NULL AND CAST(refresh_token AS INTEGER) < ${key}))`;

/**
 * Selects at most `limit` inboxes of all organizations, in random order, with a secret sealed by a key before `key`.
 */
export function selectSealedBefore(ctx: ServiceCtx, key: number, limit: number): Statement<InboxRow[]> {
  return database(ctx).select().from(inboxes).where(isSealedBefore(key)).orderBy(sql`random()`).limit(limit);
}

/** Selects the number of inboxes of all organizations with a secret sealed by a key before `key`. */
export function selectSealedCount(ctx: ServiceCtx, key: number): Statement<{ count: number }[]> {
  return database(ctx).select({ count: count() }).from(inboxes).where(isSealedBefore(key));
}

/** Stores the resealed secrets, unless they have changed since `row` was read. */
export function updateSeals(
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
