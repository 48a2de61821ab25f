import { sql } from 'drizzle-orm';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import type { ObjectOwner } from '../../../platform/module.ts';
import { brands } from '../brand/schema.ts';
import { captions } from '../captions/schema.ts';
import { cards } from '../cards/schema.ts';
import { keyOf } from './get-public.ts';

/** Public images, and the cards, captions and brands that show them. */
export const publicImages: ObjectOwner = {
  owns: (key) => key.startsWith(keyOf('')),
  findNamed,
};

async function findNamed(ctx: ServiceCtx, keys: string[]): Promise<string[]> {
  const names = sql`SELECT value FROM json_each(${JSON.stringify(keys.map((key) => key.slice(keyOf('').length)))})`;
  const db = database(ctx);
  const [rows] = await commit(db, [
    db.all<{ name: string }>(sql`SELECT name FROM ${cards} WHERE name IN (${names})
      UNION SELECT image FROM ${captions} WHERE image IS NOT NULL AND image IN (${names})
      UNION SELECT logo FROM ${brands} WHERE logo IS NOT NULL AND logo IN (${names})`),
  ]);
  return rows.map(({ name }) => keyOf(name));
}
