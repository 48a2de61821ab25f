import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import type { ObjectOwner } from '../../../platform/module.ts';
import { brands } from '../brand/schema.ts';
import { captions } from '../captions/schema.ts';
import { cards } from '../cards/schema.ts';
import { keyOf } from '../images/get-public.ts';

/** The owner of public images: the cards, captions and brands that show them. */
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

/** Selects some public images of the organization, with the rows that name them. */
export function selectImages(ctx: Ctx, limit: number): Statement<{ name: string }[]> {
  const own = sql`organization_id = ${ctx.organizationId}`;
  const some = (select: SQL) => sql`SELECT * FROM (${select} LIMIT ${limit})`;
  return database(ctx).all(sql`${some(sql`SELECT name FROM ${cards} WHERE ${own}`)}
    UNION ${some(sql`SELECT image FROM ${captions} WHERE ${own} AND image IS NOT NULL`)}
    UNION ${some(sql`SELECT logo FROM ${brands} WHERE ${own} AND logo IS NOT NULL`)} LIMIT ${limit}`);
}

/** Removes these image names from all rows of the organization. */
export function deleteNames(ctx: Ctx, names: string[]): Statement[] {
  const own = sql`organization_id = ${ctx.organizationId}`;
  const among = sql`IN (SELECT value FROM json_each(${JSON.stringify(names)}))`;
  const db = database(ctx);
  return [
    db.run(sql`DELETE FROM ${cards} WHERE ${own} AND name ${among}`),
    db.run(sql`UPDATE ${captions} SET image = NULL WHERE ${own} AND image ${among}`),
    db.run(sql`UPDATE ${brands} SET logo = NULL WHERE ${own} AND logo ${among}`),
  ].map(hidden);
}
