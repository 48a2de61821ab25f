import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type CreateView, MAX_VIEWS, type UpdateView } from '../../../../contract/mail/views.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, nextId } from '../../../platform/data/sequence.ts';
import { type ViewRow, views } from './schema.ts';

const SEQUENCE = 'view';

const isVisible = (ctx: Ctx, userId: number): SQL =>
  sql`organization_id = ${ctx.organizationId} AND (is_shared = 1 OR is_shared = 0 AND owner_id = ${userId})`;

/**
 * Returns an SQL condition: the user may change the view. `canChangeAny` is true for those who may change all shared
 * ones.
 */
export function mayChange(ctx: Ctx, id: number, userId: number, canChangeAny: boolean): SQL {
  const others = canChangeAny ? sql`OR is_shared = 1` : sql``;
  return sql`id = ${id} AND organization_id = ${ctx.organizationId} AND (owner_id = ${userId} ${others})`;
}

/** Selects the views of a user and the shared ones, in their order. */
export function selectViews(ctx: Ctx, userId: number): Statement<ViewRow[]> {
  return database(ctx).select().from(views).where(isVisible(ctx, userId)).orderBy(views.position, views.id);
}

/** Selects a view that the user sees, or no row. */
export function selectView(ctx: Ctx, id: number, userId: number): Statement<ViewRow[]> {
  return database(ctx)
    .select()
    .from(views)
    .where(and(eq(views.id, id), isVisible(ctx, userId)));
}

/** Fails the batch if there are too many: shared ones, or others of this owner, an expression. */
export function requireRoom(ctx: Ctx, isShared: SQL, ownerId: SQL): Statement {
  const all = sql`SELECT count(*) FROM ${views} AS v WHERE v.organization_id = ${ctx.organizationId}`;
  return requireThat(
    database(ctx),
    sql`(${all} AND v.is_shared = 1) <= ${MAX_VIEWS}
      AND (${isShared} OR (${all} AND v.is_shared = 0 AND v.owner_id = ${ownerId}) <= ${MAX_VIEWS})`,
  );
}

/** Inserts a view, unless there are too many. The first statement returns it. */
export function insertView(
  ctx: Ctx,
  ownerId: number,
  { name, filters, sort, is_shared: isShared, order }: CreateView,
): [Statement<ViewRow[]>, ...Statement[]] {
  const { organizationId } = ctx;
  const db = database(ctx);
  const now = ctx.now();
  return [
    db
      .insert(views)
      .values({
        id: nextId(organizationId, SEQUENCE),
        organizationId,
        ownerId,
        isShared,
        name,
        filters,
        sort,
        position: order,
        createdAt: now,
        updatedAt: now,
      })
      .returning(),
    db.run(advance(organizationId, SEQUENCE, sql`true`)),
    requireRoom(ctx, sql`${isShared ? 1 : 0}`, sql`${ownerId}`),
  ];
}

/** Changes the view that fulfils a condition, and returns it; or no row. Fails the batch if it makes too many. */
export function updateViewRow(
  ctx: Ctx,
  id: number,
  which: SQL,
  { name, filters, sort, is_shared: isShared, order }: UpdateView,
): [Statement<ViewRow[]>, Statement] {
  const own = (column: string) => sql`(SELECT ${sql.raw(column)} FROM ${views}
    WHERE id = ${id} AND organization_id = ${ctx.organizationId})`;
  return [
    database(ctx)
      .update(views)
      .set({
        ...(name !== undefined && { name }),
        ...(filters !== undefined && { filters }),
        ...(sort !== undefined && { sort }),
        ...(isShared !== undefined && { isShared }),
        ...(order !== undefined && { position: order }),
        updatedAt: ctx.now(),
      })
      .where(which)
      .returning(),
    requireRoom(ctx, sql`COALESCE(${own('is_shared')}, 1)`, own('owner_id')),
  ];
}

/** Deletes the view that fulfils a condition. Returns its id, or no row. */
export function deleteViewRow(ctx: Ctx, which: SQL): Statement<{ id: number }[]> {
  return database(ctx).delete(views).where(which).returning({ id: views.id });
}

/** Deletes the views of a user in the organization that nobody else has. */
export function deleteViewsOf(ctx: Ctx, userId: number): Statement {
  return database(
    ctx,
  ).run(sql`DELETE FROM ${views} WHERE organization_id = ${ctx.organizationId} AND is_shared = 0
    AND owner_id = ${userId} RETURNING id`);
}
