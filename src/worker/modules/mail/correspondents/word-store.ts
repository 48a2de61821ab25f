import { sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import type { IndexedContact } from './save-store.ts';
import { contacts, contactWords } from './schema.ts';

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
