/** Objects that no row references, and since when this is known. */
import { inArray, sql } from 'drizzle-orm';
import type { ServiceCtx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { objectSightings } from './schema.ts';

/** Stored sightings: more objects than crashes leave in a week. The rest is sighted by a later pass. */
const MOST_SIGHTINGS = 20_000;

const among = (keys: string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`;

/** Selects the sightings of these objects. */
export function selectSightings(
  ctx: ServiceCtx,
  keys: string[],
): Statement<{ key: string; seenAt: number }[]> {
  return database(ctx)
    .select()
    .from(objectSightings)
    .where(inArray(objectSightings.key, among(keys)));
}

/** Inserts sightings. Objects that were sighted before keep their time. */
export function insertSightings(ctx: ServiceCtx, keys: string[]): Statement {
  return database(ctx).run(sql`INSERT INTO ${objectSightings} (key, seen_at)
    SELECT value, ${ctx.now()} FROM json_each(${JSON.stringify(keys)})
      WHERE (SELECT count(*) FROM ${objectSightings}) < ${MOST_SIGHTINGS}
    ON CONFLICT (key) DO NOTHING`);
}

/** Deletes the sightings after `after`, up to and including `last`, of objects that are gone or referenced again. */
export function deleteSightings(
  ctx: ServiceCtx,
  after: string,
  last: string | null,
  unnamed: string[],
): Statement {
  return database(ctx).run(sql`DELETE FROM ${objectSightings} WHERE key > ${after}
    ${last === null ? sql`` : sql`AND key <= ${last}`} AND key NOT IN ${among(unnamed)}`);
}
