import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type SignatureRow, signatures } from './schema.ts';

/** The owner and the inbox of a signature: a user (0 for the inbox itself), and a tag ('' for all inboxes). */
export interface Place {
  userId: number;
  tag: Tag | '';
}

function isAt(ctx: Ctx, { userId, tag }: Place): SQL | undefined {
  const { organizationId, userId: user, tag: inbox } = signatures;
  return and(eq(organizationId, ctx.organizationId), eq(user, userId), eq(inbox, tag));
}

/** Selects the signatures of the inboxes, and of the user: at most eleven. */
export function selectSignatures(ctx: Ctx, userId: number): Statement<SignatureRow[]> {
  return database(ctx)
    .select()
    .from(signatures)
    .where(and(eq(signatures.organizationId, ctx.organizationId), inArray(signatures.userId, [0, userId])))
    .orderBy(asc(signatures.userId), asc(signatures.tag));
}

/** Sets a signature, and returns it. */
export function upsertSignature(
  ctx: Ctx,
  place: Place,
  content: Pick<SignatureRow, 'html' | 'text'>,
): Statement<SignatureRow[]> {
  const updatedAt = ctx.now();
  return database(ctx)
    .insert(signatures)
    .values({ organizationId: ctx.organizationId, ...place, ...content, updatedAt })
    .onConflictDoUpdate({
      target: [signatures.organizationId, signatures.userId, signatures.tag],
      set: { ...content, updatedAt },
    })
    .returning();
}

/** Deletes a signature. Returns a row if it existed. */
export function deleteSignature(ctx: Ctx, place: Place): Statement<{ userId: number }[]> {
  return database(ctx).delete(signatures).where(isAt(ctx, place)).returning({ userId: signatures.userId });
}

/** Fails the batch unless the signature exists. */
export function requireSignature(ctx: Ctx, { userId, tag }: Place): Statement {
  return requireThat(
    database(ctx),
    sql`EXISTS (SELECT 1 FROM ${signatures}
      WHERE organization_id = ${ctx.organizationId} AND user_id = ${userId} AND tag = ${tag})`,
  );
}

/** Deletes all signatures of a user. */
export function deleteSignaturesOf(ctx: Ctx, userId: number): Statement {
  return database(ctx)
    .delete(signatures)
    .where(and(eq(signatures.organizationId, ctx.organizationId), eq(signatures.userId, userId)));
}

/** Replaces the tag of signatures. Of two for one place, that of `to` stays. */
export function replaceTagInSignatures(ctx: Ctx, from: Tag, to: Tag): Statement[] {
  const ofTag = sql`organization_id = ${ctx.organizationId} AND tag = ${from}`;
  return [
    database(ctx).run(sql`UPDATE OR IGNORE ${signatures} SET tag = ${to} WHERE ${ofTag}`),
    database(ctx).run(sql`DELETE FROM ${signatures} WHERE ${ofTag}`),
  ];
}
