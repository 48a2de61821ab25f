import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { emails } from '../schema.ts';
import type { Correspondent } from './address.ts';
import { contacts, contactWords } from './schema.ts';

/** The newest named inbound emails of a contact that are searched for its name. */
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
