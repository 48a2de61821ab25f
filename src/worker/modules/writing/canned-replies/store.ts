import { and, asc, eq, sql } from 'drizzle-orm';
import { MAX_CANNED_REPLIES } from '../../../../contract/writing/canned-replies.ts';
import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, nextId } from '../../../platform/data/sequence.ts';
import { type CannedReplyRow, cannedReplies } from './schema.ts';

const SEQUENCE = 'canned_reply';

/** The columns that users can change. */
export type CannedReplyFields = Pick<
  CannedReplyRow,
  'name' | 'nameKey' | 'shortcut' | 'subject' | 'html' | 'text' | 'tags'
>;

const hasId = (ctx: Ctx, id: number) =>
  and(eq(cannedReplies.id, id), eq(cannedReplies.organizationId, ctx.organizationId));

/** Selects the canned replies of the organization, by name. */
export function selectCannedReplies(ctx: Ctx): Statement<CannedReplyRow[]> {
  return database(ctx)
    .select()
    .from(cannedReplies)
    .where(eq(cannedReplies.organizationId, ctx.organizationId))
    .orderBy(asc(cannedReplies.nameKey));
}

/** Selects one canned reply, or no row. */
export function selectCannedReply(ctx: Ctx, id: number): Statement<CannedReplyRow[]> {
  return database(ctx).select().from(cannedReplies).where(hasId(ctx, id));
}

/** Creates a canned reply. At the maximum number of canned replies, the first statement returns no row. */
export function insertCannedReply(
  ctx: Ctx,
  row: CannedReplyFields,
): [Statement<{ id: number }[]>, Statement] {
  const { organizationId } = ctx;
  const db = database(ctx);
  const now = ctx.now();
  return [
    db.all(sql`INSERT INTO ${cannedReplies} (id, organization_id, name, name_key, shortcut, subject, html, text, tags,
        created_at, updated_at)
      SELECT ${nextId(organizationId, SEQUENCE)}, ${organizationId}, ${row.name}, ${row.nameKey}, ${row.shortcut},
        ${row.subject}, ${row.html}, ${row.text}, ${JSON.stringify(row.tags)}, ${now}, ${now}
      WHERE (SELECT count(*) FROM ${cannedReplies} WHERE organization_id = ${organizationId}) < ${MAX_CANNED_REPLIES}
      RETURNING id`),
    db.run(advance(organizationId, SEQUENCE, sql`changes() > 0`)),
  ];
}

/** Changes a canned reply. Returns it, or no row. */
export function updateCannedReplyRow(
  ctx: Ctx,
  id: number,
  change: Partial<CannedReplyFields>,
): Statement<CannedReplyRow[]> {
  return database(ctx)
    .update(cannedReplies)
    .set({ ...change, updatedAt: ctx.now() })
    .where(hasId(ctx, id))
    .returning();
}

/** Counts a use. Returns the canned reply, or no row. */
export function updateUses(ctx: Ctx, id: number): Statement<CannedReplyRow[]> {
  return database(ctx)
    .update(cannedReplies)
    .set({ uses: sql`${cannedReplies.uses} + 1` })
    .where(hasId(ctx, id))
    .returning();
}

/** Deletes a canned reply. Returns a row if it existed. */
export function deleteCannedReplyRow(ctx: Ctx, id: number): Statement<{ id: number }[]> {
  return database(ctx).delete(cannedReplies).where(hasId(ctx, id)).returning({ id: cannedReplies.id });
}

/** Replaces a tag in all canned replies. */
export function replaceTagInReplies(ctx: Ctx, from: Tag, to: Tag): Statement {
  return database(ctx).run(sql`UPDATE ${cannedReplies}
    SET tags = (SELECT json_group_array(DISTINCT iif(value = ${from}, ${to}, value)) FROM json_each(tags))
    WHERE organization_id = ${ctx.organizationId}
      AND EXISTS (SELECT 1 FROM json_each(tags) WHERE value = ${from})`);
}
