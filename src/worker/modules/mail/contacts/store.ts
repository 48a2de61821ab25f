import { type SQL, sql } from 'drizzle-orm';
import type { Contact } from '../../../../contract/mail/contacts.ts';
import type { ConversationState } from '../../../../contract/mail/conversations.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, nextId } from '../../../platform/data/sequence.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { isOwnAddress } from '../../inboxes/index.ts';
import { contacts, contactWords } from '../correspondents/schema.ts';
import { INDEXED, type IndexedContact, SEQUENCE } from '../correspondents/store.ts';
import { emails, threads } from '../schema.ts';

/** A contact. Times are milliseconds since 1970. */
export interface ContactRow {
  id: number;
  address: string;
  name: string;
  firstMailAt: number | null;
  lastMailAt: number;
  mailsIn: number;
  mailsOut: number;
  notes: string;
  company: string | null;
  /** JSON: a list of names and values. */
  fields: string;
  isBlocked: 0 | 1;
  createdAt: number;
  updatedAt: number;
}

const NAME = sql`COALESCE(c.own_name, c.mail_name)`;
const SHOWN = sql`c.id, c.address, ${NAME} AS name, c.first_mail_at AS firstMailAt, c.last_mail_at AS lastMailAt,
  c.mails_in AS mailsIn, c.mails_out AS mailsOut, c.notes, c.company, c.fields, c.is_blocked AS isBlocked, c.created_at AS createdAt,
  c.updated_at AS updatedAt`;

/** Selects one contact, or no row. */
export function selectContact(ctx: Ctx, id: number): Statement<ContactRow[]> {
  return database(ctx).all(sql`SELECT ${SHOWN} FROM ${contacts} AS c
    WHERE c.id = ${id} AND c.organization_id = ${ctx.organizationId}`);
}

/** Selects the contact with this address, or no row. */
export function selectContactByAddress(ctx: Ctx, address: string): Statement<ContactRow[]> {
  return database(ctx).all(sql`SELECT ${SHOWN} FROM ${contacts} AS c
    WHERE c.organization_id = ${ctx.organizationId} AND c.address = ${address}`);
}

/** A position in the list, which is sorted by the time of the last email and the id, newest first. */
export interface Place {
  lastMailAt: number;
  id: number;
}

/** Selects a page of contacts, newest last email first. Reads only the rows that it returns. */
export function selectContacts(
  ctx: Ctx,
  filter: { is_blocked?: boolean },
  page: { after: Place | null; limit: number; offset: number },
): Statement<ContactRow[]> {
  const { after } = page;
  const range = after ? sql` AND (last_mail_at, sort_id) < (${after.lastMailAt}, ${after.id})` : sql``;
  const parts = (filter.is_blocked === undefined ? [0, 1] : [filter.is_blocked ? 1 : 0]).map(
    (blocked) => sql`SELECT last_mail_at, sort_id FROM ${contacts}
      WHERE organization_id = ${ctx.organizationId} AND is_blocked = ${blocked}${range}`,
  );
  return database(ctx).all(sql`SELECT ${SHOWN} FROM (${sql.join(parts, sql` UNION ALL `)}
      ORDER BY last_mail_at DESC, sort_id DESC LIMIT ${page.limit} OFFSET ${page.offset}) AS p
    JOIN ${contacts} AS c ON c.id = p.sort_id ORDER BY p.last_mail_at DESC, p.sort_id DESC`);
}

/** A member's change of a contact; undefined fields stay unchanged. */
export interface ContactChange {
  name?: string | null;
  notes?: string;
  company?: string | null;
  fields?: Contact['fields'];
  isBlocked?: boolean;
}

/** Changes a contact. Returns its sources for the word index, or no row. */
export function updateContactRow(ctx: Ctx, id: number, change: ContactChange): Statement<IndexedContact[]> {
  const { name, notes, company, fields, isBlocked: blocked } = change;
  // Setting a column rewrites its indexes, even if the value stays the same.
  const assignments = [
    sql`updated_at = ${ctx.now()}`,
    ...(name === undefined ? [] : [sql`own_name = ${name || null}, is_indexed = 0`]),
    ...(notes === undefined ? [] : [sql`notes = ${notes}`]),
    ...(company === undefined ? [] : [sql`company = ${company || null}`]),
    ...(fields === undefined ? [] : [sql`fields = ${JSON.stringify(fields)}`]),
    ...(blocked === undefined
      ? []
      : [sql`is_blocked = ${blocked ? 1 : 0}, moved_at = NULL, moved_id = NULL`]),
  ];
  return database(ctx).all(sql`UPDATE ${contacts} SET ${sql.join(assignments, sql`, `)}
    WHERE id = ${id} AND organization_id = ${ctx.organizationId} RETURNING ${INDEXED}`);
}

/** Returns an SQL condition: the contact does not have the address of an inbox. */
export function isForeign(ctx: Ctx, id: number): SQL {
  return sql`NOT ${isOwnAddress(
    ctx,
    sql`(SELECT address FROM ${contacts} WHERE id = ${id} AND organization_id = ${ctx.organizationId})`,
  )}`;
}

/** Returns an SQL condition: none of the addresses is that of an inbox. */
export function isForeignAddress(ctx: Ctx, ...addresses: string[]): SQL {
  return sql`NOT ${isOwnAddress(ctx, ...addresses.map((address) => sql`${address}`))}`;
}

/** Blocks an address. Creates its contact if there is none. */
export function insertBlocked(ctx: Ctx, address: string): [Statement<IndexedContact[]>, Statement] {
  const { organizationId } = ctx;
  const now = ctx.now();
  const id = nextId(organizationId, SEQUENCE);
  const isNew = sql`EXISTS (SELECT 1 FROM ${contacts} WHERE id = ${id} AND organization_id = ${organizationId})`;
  return [
    database(
      ctx,
    ).all(sql`INSERT INTO ${contacts} (id, organization_id, address, is_blocked, created_at, updated_at)
      VALUES (${id}, ${organizationId}, ${address}, 1, ${now}, ${now})
      ON CONFLICT (organization_id, address) DO UPDATE
        SET is_blocked = 1, moved_at = NULL, moved_id = NULL, updated_at = ${now}
      RETURNING ${INDEXED}`),
    database(ctx).run(advance(organizationId, SEQUENCE, isNew)),
  ];
}

/** A contact with a word that matches a search. */
export type FoundContact = ContactRow & {
  word: string;
  /** JSON: all of its words. */
  words: string;
  /** Whether this row shows the contact. 0 if an earlier word already shows it, or another condition excludes it. */
  isShown: 0 | 1;
};

/**
 * Selects the next `limit` words with the first of `words` as prefix, each with its contact. `after` is a contact and
 * the position of its word.
 */
export function selectFound(
  ctx: Ctx,
  [first = '', ...others]: string[],
  filter: { is_blocked?: boolean },
  page: { after: { id: number; place: number } | null; limit: number },
): Statement<FoundContact[]> {
  const { organizationId } = ctx;
  const { after } = page;
  const start = after
    ? sql`(w.word, w.contact_id) > ((SELECT a.words ->> ${`$[${after.place}]`} FROM ${contacts} AS a
        WHERE a.id = ${after.id} AND a.organization_id = ${organizationId}), ${after.id})`
    : sql`w.word >= ${first}`;
  // The words are sorted, and contain no character that JSON escapes.
  const firstThatBegins = (word: string) => sql`instr(c.words, ${`"${word}`})`;
  const conditions = [
    sql`${firstThatBegins(first)} = instr(c.words, '"' || f.word || '"')`,
    ...others.map((word) => sql`${firstThatBegins(word)} > 0`),
    ...(filter.is_blocked === undefined ? [] : [sql`c.is_blocked = ${filter.is_blocked ? 1 : 0}`]),
  ];
  return database(ctx).all(sql`SELECT ${SHOWN}, c.words, f.word,
      iif(${sql.join(conditions, sql` AND `)}, 1, 0) AS isShown
    FROM (SELECT w.word, w.contact_id FROM ${contactWords} AS w
      WHERE w.organization_id = ${organizationId} AND ${start} AND w.word < ${first} || char(1114111)
      ORDER BY w.word, w.contact_id LIMIT ${page.limit}) AS f
    CROSS JOIN ${contacts} AS c ON c.id = f.contact_id AND +c.organization_id = ${organizationId}
    ORDER BY f.word, f.contact_id`);
}

/** Deletes a contact with its words. The second statement returns its id, or no row. */
export function deleteContactRow(ctx: Ctx, id: number): [Statement, Statement<{ id: number }[]>] {
  const isThis = sql`id = ${id} AND organization_id = ${ctx.organizationId}`;
  const db = database(ctx);
  return [
    db.run(sql`DELETE FROM ${contactWords} WHERE (organization_id, word, contact_id) IN
      (SELECT organization_id, w.value, ${id} FROM (SELECT organization_id, words FROM ${contacts} WHERE ${isThis}) AS c,
        json_each(c.words) AS w)`),
    db.all(sql`DELETE FROM ${contacts} WHERE ${isThis} RETURNING id`),
  ];
}

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

/** The number of newer emails of a conversation that are read to determine whether an earlier page has shown it. */
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
