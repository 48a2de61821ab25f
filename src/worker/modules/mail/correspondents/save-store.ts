import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { jsonOf } from '../../../platform/data/json.ts';
import { advance, idRange, lastId } from '../../../platform/data/sequence.ts';
import { isOwnAddress } from '../../inboxes/index.ts';
import type { Correspondent } from './address.ts';
import { contacts } from './schema.ts';

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
