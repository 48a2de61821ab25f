import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, deletePast } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { CLIENT_LIFE_SECONDS, MOST_UNUSED_CLIENTS, UNUSED_CLIENT_SECONDS } from './limits.ts';
import { type OAuthValue, oauthValues } from './schema.ts';

const isCurrent = (now: number): SQL | undefined =>
  or(isNull(oauthValues.expiresAt), gt(oauthValues.expiresAt, now));

/** Comes after every other character. */
const LAST_CHARACTER = '\u{10FFFF}';

export async function findValue(ctx: ServiceCtx, key: string): Promise<OAuthValue | undefined> {
  const [[row]] = await commit(directory(ctx), [
    directory(ctx)
      .select()
      .from(oauthValues)
      .where(and(eq(oauthValues.key, key), isCurrent(ctx.now()))),
  ]);
  return row;
}

/** Lists keys that begin with `prefix` and come after `after`, in order of their bytes. */
export async function listValues(
  ctx: ServiceCtx,
  { prefix, after, limit }: { prefix: string; after: string; limit: number },
): Promise<OAuthValue[]> {
  const isWithin = sql`${oauthValues.key} >= ${prefix} AND ${oauthValues.key} > ${after}
    AND ${oauthValues.key} < ${prefix + LAST_CHARACTER}`;
  const [rows] = await commit(directory(ctx), [
    directory(ctx)
      .select()
      .from(oauthValues)
      .where(and(isWithin, isCurrent(ctx.now())))
      .orderBy(oauthValues.key)
      .limit(limit),
  ]);
  return rows;
}

/**
 * The value that a writer has read: `undefined` if it has read none, null if there was none. Whoever has read a value
 * changes only that one.
 */
export type Before = string | null | undefined;

/** Stores a value unless another than `before` is there. Returns its key, or no row. */
export function upsertValue(ctx: ServiceCtx, row: OAuthValue, before: Before): Statement<{ key: string }[]> {
  const { key, ...values } = row;
  const returned = { key: oauthValues.key };
  const db = directory(ctx);
  if (typeof before === 'string') {
    const isSame = and(eq(oauthValues.key, key), eq(oauthValues.value, before), isCurrent(ctx.now()));
    return hidden(db.update(oauthValues).set(values).where(isSame).returning(returned));
  }
  const setWhere = before === null ? sql`${oauthValues.expiresAt} <= ${ctx.now()}` : sql`true`;
  return hidden(
    db
      .insert(oauthValues)
      .values(row)
      .onConflictDoUpdate({ target: oauthValues.key, set: values, setWhere })
      .returning(returned),
  );
}

export function deleteValue(ctx: ServiceCtx, key: string): Statement {
  return hidden(directory(ctx).delete(oauthValues).where(eq(oauthValues.key, key)));
}

/** Selects the keys of expired grants. */
export function selectExpiredGrants(ctx: ServiceCtx, limit: number): Statement<{ key: string }[]> {
  return directory(ctx).all(sql`SELECT key FROM ${oauthValues} WHERE expires_at <= ${ctx.now()}
    AND key >= 'grant:' AND key < 'grant;' ORDER BY expires_at LIMIT ${limit}`);
}

export function deleteExpiredValues(ctx: ServiceCtx, limit: number): Statement {
  return deletePast(directory(ctx), oauthValues.key, oauthValues.expiresAt, ctx.now(), limit);
}

const clientKey = (clientId: string) => `client:${clientId}`;

/** Deletes the oldest registered clients that nobody has connected, above the most that may wait. */
export function deleteOldestUnused(ctx: ServiceCtx): Statement {
  const until = ctx.now() + UNUSED_CLIENT_SECONDS * 1000;
  return hidden(
    directory(ctx).run(sql`DELETE FROM ${oauthValues} WHERE key IN (SELECT key FROM ${oauthValues}
      WHERE key >= 'client:' AND key < 'client;' AND expires_at <= ${until}
      ORDER BY expires_at DESC LIMIT -1 OFFSET ${MOST_UNUSED_CLIENTS})`),
  );
}

function updateClientLife(ctx: ServiceCtx, clientId: string, seconds: number): Statement {
  return hidden(
    directory(ctx)
      .update(oauthValues)
      .set({ expiresAt: ctx.now() + seconds * 1000 })
      .where(eq(oauthValues.key, clientKey(clientId))),
  );
}

/** Lets a client that has just registered expire soon, unless it is connected. */
export const updateUnused = (ctx: ServiceCtx, clientId: string): Statement =>
  updateClientLife(ctx, clientId, UNUSED_CLIENT_SECONDS);

/** Keeps a client that somebody connects. */
export const updateUsed = (ctx: ServiceCtx, clientId: string): Statement =>
  updateClientLife(ctx, clientId, CLIENT_LIFE_SECONDS);
