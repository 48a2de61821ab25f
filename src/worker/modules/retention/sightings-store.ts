/** Objects that no row names, and since when that is known. */
import { inArray, sql } from 'drizzle-orm';
import type { ServiceCtx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { objectSightings } from './schema.ts';

/** Sightings that are kept: more objects than crashes leave in a week. What finds no place is sighted by a later pass. */
const MOST_SIGHTINGS = 20_000;

const among = (keys: string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`;

/** The sightings of these objects. */
export function selectSightings(
  ctx: ServiceCtx,
  keys: string[],
): Statement<{ key: string; seenAt: number }[]> {
  return database(ctx)
    .select()
    .from(objectSightings)
    .where(inArray(objectSightings.key, among(keys)));
}

/** Objects that were sighted before keep the time. */
export function insertSightings(ctx: ServiceCtx, keys: string[]): Statement {
  return database(ctx).run(sql`INSERT INTO ${objectSightings} (key, seen_at)
    SELECT value, ${ctx.now()} FROM json_each(${JSON.stringify(keys)})
      WHERE (SELECT count(*) FROM ${objectSightings}) < ${MOST_SIGHTINGS}
    ON CONFLICT (key) DO NOTHING`);
}

/** Ends the sightings behind `after`, up to and with `last`, of objects that are gone or that a row names again. */
export function deleteSightings(
  ctx: ServiceCtx,
  after: string,
  last: string | null,
  unnamed: string[],
): Statement {
  return database(ctx).run(sql`DELETE FROM ${objectSightings} WHERE key > ${after}
    ${last === null ? sql`` : sql`AND key <= ${last}`} AND key NOT IN ${among(unnamed)}`);
}
