import { type SQL, sql } from 'drizzle-orm';
import type { Direction } from '../../../../contract/mail/emails.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { jsonOf } from '../../../platform/data/json.ts';
import { advance, idRange, lastId } from '../../../platform/data/sequence.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { isOwnAddress } from '../../inboxes/index.ts';
import { emails } from '../schema.ts';
import type { Correspondent } from './address.ts';
import { contacts, contactWords } from './schema.ts';

export const SEQUENCE = 'contact';

/** A contact's entry in the word index, with its sources. */
export interface IndexedContact {
  id: number;
  address: string;
  name: string;
  /** JSON: a list of words. */
  words: string;
  isIndexed: 0 | 1;
}
export const INDEXED = sql`id, address, COALESCE(own_name, mail_name) AS name, words, is_indexed AS isIndexed`;

/**
 * Counts an email for the contacts of its correspondents, if `when` holds; creates missing contacts. Skips own
 * addresses. The first statement returns the contacts.
 */
export function insertContacts(
  ctx: Ctx,
  people: Correspondent[],
  when: SQL,
): [Statement<IndexedContact[]>, Statement] | [] {
  if (people.length === 0) return [];
  const { organizationId } = ctx;
  const db = database(ctx);
  const now = ctx.now();
  const last = lastId(organizationId, SEQUENCE);
  const isOwn = isOwnAddress(ctx, sql`p.value ->> 'address'`, sql`p.value ->> 'whole'`);
  const isLaterName = sql`excluded.mail_name <> ''
    AND (excluded.mail_name_at, excluded.mail_name) > (contacts.mail_name_at, contacts.mail_name)`;
  const changesName = sql`${isLaterName} AND contacts.own_name IS NULL AND excluded.mail_name <> contacts.mail_name`;
  const added = sql`EXISTS (SELECT 1 FROM ${contacts} WHERE id > ${last}
    AND id <= CAST(${idRange(organizationId).last} AS INTEGER) AND +organization_id = ${organizationId})`;
  return [
    db.all(sql`INSERT INTO ${contacts} (id, organization_id, address, mail_name, mail_name_at, first_mail_at,
        last_mail_at, mails_in, mails_out, created_at, updated_at)
      SELECT ${last} + row_number() OVER (ORDER BY p.key), ${organizationId}, p.value ->> 'address', p.value ->> 'name',
        iif(p.value ->> 'name' = '', 0, p.value ->> 'nameAt'), p.value ->> 'firstAt', p.value ->> 'lastAt', p.value ->> 'mailsIn',
        p.value ->> 'mailsOut', ${now}, ${now}
      FROM json_each(${JSON.stringify(people)}) AS p WHERE ${when} AND NOT ${isOwn}
      ON CONFLICT (organization_id, address) DO UPDATE SET mails_in = mails_in + excluded.mails_in,
        mails_out = mails_out + excluded.mails_out,
        first_mail_at = min(COALESCE(first_mail_at, excluded.first_mail_at), excluded.first_mail_at),
        last_mail_at = max(last_mail_at, excluded.last_mail_at),
        is_indexed = iif(${changesName}, 0, is_indexed),
        mail_name = iif(${isLaterName}, excluded.mail_name, mail_name),
        mail_name_at = iif(${isLaterName}, excluded.mail_name_at, mail_name_at), updated_at = ${now}
      RETURNING ${INDEXED}`),
    db.run(advance(organizationId, SEQUENCE, added, people.length)),
  ];
}

/** Selects the blocked ones among these addresses. */
export function selectBlocked(ctx: Ctx, addresses: string[]): Statement<{ address: string }[]> {
  return database(
    ctx,
  ).all(sql`SELECT b.address FROM ${contacts} AS b WHERE b.organization_id = ${ctx.organizationId}
    AND b.address IN (SELECT value FROM json_each(${jsonOf(addresses)})) AND b.is_blocked = 1`);
}

/** Returns an SQL condition: the contact with an address (an expression) is blocked. False for NULL. */
export function isBlocked(ctx: Ctx, address: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${contacts} AS b WHERE b.organization_id = ${ctx.organizationId}
    AND b.address = ${address} AND b.is_blocked = 1)`;
}

/** The number of the newest named inbound emails of a contact that are searched for its name. */
const SEARCHED_FOR_NAME = 200;

/** An email about to be deleted, with one of its correspondents. */
export type Uncounted = Pick<Correspondent, 'address' | 'mailsIn' | 'mailsOut'> & { id: number };

/**
 * Subtracts emails about to be deleted, and counted, from the counts of their contacts. `ids` is a SELECT. Recomputes
 * first and last time and the name from the remaining emails, except those with the contact as a further recipient
 * only. Deletes contacts without emails, unless a member has named, blocked or described them.
 */
export function deleteFromContacts(ctx: Ctx, ids: SQL, people: Uncounted[]): Statement[] {
  const { organizationId } = ctx;
  const db = database(ctx);
  const own = sql`organization_id = ${organizationId}`;
  const gone = sql`(SELECT p.value ->> 'address' AS address, sum(p.value ->> 'mailsIn') AS mails_in,
      sum(p.value ->> 'mailsOut') AS mails_out
    FROM json_each(${JSON.stringify(people)}) AS p JOIN ${emails} AS e ON e.id = p.value ->> 'id'
    WHERE e.id IN (${ids}) AND e.in_contacts = 1 GROUP BY 1)`;
  const addresses = sql`(SELECT address FROM ${gone})`;
  const staying = sql`FROM ${emails} AS s WHERE s.${own} AND s.contact_address = contacts.address
    AND s.is_bounce = 0 AND s.in_contacts = 1 AND s.id NOT IN (${ids})`;
  const time = (order: 'ASC' | 'DESC') =>
    sql`(SELECT s.received_at ${staying} ORDER BY s.received_at ${sql.raw(order)} LIMIT 1)`;
  const count = (column: 'mails_in' | 'mails_out') =>
    sql`max(0, ${sql.raw(column)} - (SELECT g.${sql.raw(column)} FROM ${gone} AS g WHERE g.address = contacts.address))`;
  const newestName = sql`SELECT n.received_at, n.from_name FROM
    (SELECT s.received_at, s.from_name, s.direction ${staying} ORDER BY s.received_at DESC LIMIT ${SEARCHED_FOR_NAME}) AS n
    WHERE n.direction = 'inbound' AND n.from_name <> '' ORDER BY n.received_at DESC, n.from_name DESC LIMIT 1`;
  const isEmpty = sql`${own} AND address IN ${addresses} AND mails_in + mails_out = 0`;
  const isNobodys = sql`${isEmpty} AND own_name IS NULL AND notes = '' AND is_blocked = 0`;
  return [
    db.run(sql`UPDATE ${contacts} SET mails_in = ${count('mails_in')}, mails_out = ${count('mails_out')},
        first_mail_at = COALESCE(${time('ASC')}, first_mail_at), last_mail_at = COALESCE(${time('DESC')}, last_mail_at),
        mail_name_at = COALESCE((SELECT received_at FROM (${newestName})), 0),
        mail_name = COALESCE((SELECT substr(from_name, 1, 200) FROM (${newestName})), ''),
        is_indexed = iif(own_name IS NULL
          AND mail_name <> COALESCE((SELECT substr(from_name, 1, 200) FROM (${newestName})), ''), 0, is_indexed), updated_at = ${ctx.now()}
      WHERE ${own} AND address IN ${addresses} RETURNING id`),
    db.run(sql`DELETE FROM ${contactWords} WHERE (organization_id, word, contact_id) IN
      (SELECT organization_id, w.value, contacts.id FROM ${contacts}, json_each(contacts.words) AS w WHERE ${isNobodys})`),
    db.run(sql`DELETE FROM ${contacts} WHERE ${isNobodys} RETURNING id`),
    db.run(sql`UPDATE ${contacts} SET first_mail_at = NULL, last_mail_at = 0 WHERE ${isEmpty} RETURNING id`),
  ];
}

/** An email not yet counted in contacts. */
export interface CountedEmail {
  id: number;
  organizationId: number;
  direction: Direction;
  receivedAt: number;
  isBounce: 0 | 1;
  fromAddress: string;
  fromName: string;
  /** JSON: `Recipients`. */
  recipients: string;
}

/** Selects emails of all organizations that are not yet counted in contacts, newest first. */
export function selectNotCounted(ctx: ServiceCtx, limit: number): Statement<CountedEmail[]> {
  return database(
    ctx,
  ).all(sql`SELECT id, organization_id AS organizationId, direction, received_at AS receivedAt,
      is_bounce AS isBounce, from_address AS fromAddress, from_name AS fromName, recipients
    FROM ${emails} WHERE in_contacts = 0 ORDER BY id DESC LIMIT ${limit}`);
}

const areThese = (ctx: Ctx, ids: number[]): SQL =>
  sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND +organization_id = ${ctx.organizationId}`;

/** Returns an SQL condition: none of these emails is counted. */
export function areNotCounted(ctx: Ctx, ids: number[]): SQL {
  return sql`(SELECT count(*) FROM ${emails} WHERE ${areThese(ctx, ids)} AND +in_contacts = 0) = ${ids.length}`;
}

/** Marks these emails as counted. */
export function updateCounted(ctx: Ctx, ids: number[]): Statement {
  return hidden(database(ctx).run(sql`UPDATE ${emails} SET in_contacts = 1 WHERE ${areThese(ctx, ids)}`));
}

interface NewWords {
  id: number;
  /** The name that the words come from. */
  name: string;
  /** JSON: the previous words. */
  before: string;
  words: string[];
}

/** Replaces the words of contacts, unless their name or their words have changed meanwhile. */
export function updateWords(ctx: Ctx, changes: NewWords[]): Statement[] {
  const { organizationId } = ctx;
  const db = database(ctx);
  const json = JSON.stringify(changes);
  const unchanged = sql`json_each(${json}) AS n CROSS JOIN ${contacts} AS c ON c.id = n.value ->> 'id'
    AND +c.organization_id = ${organizationId} AND c.words = n.value ->> 'before'
    AND COALESCE(c.own_name, c.mail_name) = n.value ->> 'name'`;
  return [
    db.run(sql`DELETE FROM ${contactWords} WHERE (organization_id, word, contact_id) IN
      (SELECT ${organizationId}, old.value, c.id FROM ${unchanged}, json_each(c.words) AS old)`),
    db.run(sql`INSERT INTO ${contactWords} (organization_id, word, contact_id)
      SELECT ${organizationId}, new.value, c.id FROM ${unchanged}, json_each(n.value -> 'words') AS new
      WHERE true ON CONFLICT DO NOTHING`),
    hidden(
      db.run(sql`UPDATE ${contacts} SET is_indexed = 1,
          words = (SELECT n.value -> 'words' FROM json_each(${json}) AS n WHERE n.value ->> 'id' = contacts.id)
        WHERE organization_id = ${organizationId} AND id IN (SELECT c.id FROM ${unchanged})`),
    ),
  ];
}

/** Selects at most `limit` contacts of all organizations whose current words are not indexed. */
export function selectNotIndexed(
  ctx: ServiceCtx,
  limit: number,
): Statement<(IndexedContact & { organizationId: number })[]> {
  return database(ctx).all(sql`SELECT id, organization_id AS organizationId, address,
      COALESCE(own_name, mail_name) AS name, words, is_indexed AS isIndexed
    FROM ${contacts} WHERE is_indexed = 0 ORDER BY id LIMIT ${limit}`);
}
