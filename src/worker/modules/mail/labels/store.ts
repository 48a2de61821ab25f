import { type SQL, sql } from 'drizzle-orm';
import { type CreateLabel, MAX_LABELS, type UpdateLabel } from '../../../../contract/mail/labels.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, nextId } from '../../../platform/data/sequence.ts';
import { type LabelRow, labels, threadPlaces, threads } from '../schema.ts';
import { deletePlaces, insertPlaces } from '../threads/place-store.ts';

const SEQUENCE = 'label';

const ofOrganization = (ctx: Ctx): SQL => sql`organization_id = ${ctx.organizationId} AND deleted_at IS NULL`;
const isAmong = (ids: number[]): SQL => sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
const SHOWN = sql`id, organization_id AS organizationId, name, color, created_at AS createdAt, deleted_at AS deletedAt`;

/** Selects the labels of the organization, by name. */
export function selectLabels(ctx: Ctx): Statement<LabelRow[]> {
  return database(ctx).all(
    sql`SELECT ${SHOWN} FROM ${labels} WHERE ${ofOrganization(ctx)} ORDER BY lower(name)`,
  );
}

/** Creates a label. At the maximum number of labels, the first statement returns no row. */
export function insertLabel(ctx: Ctx, { name, color }: CreateLabel): [Statement<LabelRow[]>, Statement] {
  const { organizationId } = ctx;
  const db = database(ctx);
  return [
    db.all(sql`INSERT INTO ${labels} (id, organization_id, name, color, created_at)
      SELECT ${nextId(organizationId, SEQUENCE)}, ${organizationId}, ${name}, ${color}, ${ctx.now()}
      WHERE (SELECT count(*) FROM ${labels} WHERE ${ofOrganization(ctx)}) < ${MAX_LABELS}
      RETURNING ${SHOWN}`),
    db.run(advance(organizationId, SEQUENCE, sql`changes() > 0`)),
  ];
}

/** Changes a label. Returns it, or no row. */
export function updateLabelRow(ctx: Ctx, id: number, { name, color }: UpdateLabel): Statement<LabelRow[]> {
  return database(ctx).all(sql`UPDATE ${labels}
    SET name = COALESCE(${name ?? null}, name), color = COALESCE(${color ?? null}, color)
    WHERE id = ${id} AND ${ofOrganization(ctx)} RETURNING ${SHOWN}`);
}

/** Marks a label as deleted, so that nobody can use it. Returns a row if it existed. */
export function updateToDeleted(ctx: Ctx, id: number): Statement<{ id: number }[]> {
  return database(ctx).all(sql`UPDATE ${labels} SET deleted_at = ${ctx.now()}
    WHERE id = ${id} AND ${ofOrganization(ctx)} RETURNING id`);
}

/** Returns an SQL condition: the organization has all of these labels. */
export function labelsExist(ctx: Ctx, ids: number[]): SQL {
  return sql`(SELECT count(*) FROM ${labels} WHERE ${ofOrganization(ctx)} AND ${isAmong(ids)}) = ${new Set(ids).size}`;
}

/** Selects the labels among `ids` that the organization has. */
export function selectKnownLabels(ctx: Ctx, ids: number[]): Statement<{ id: number }[]> {
  return database(ctx).all(sql`SELECT id FROM ${labels} WHERE ${ofOrganization(ctx)} AND ${isAmong(ids)}`);
}

/** Selects a deleted label of any organization whose row still exists, or no row. */
export function selectDeletedLabel(ctx: ServiceCtx): Statement<{ id: number; organizationId: number }[]> {
  return database(ctx).all(sql`SELECT id, organization_id AS organizationId FROM ${labels}
    WHERE deleted_at IS NOT NULL ORDER BY id LIMIT 1`);
}

/** Selects at most `limit` conversations with this label, in any state. */
export function selectLabeled(ctx: Ctx, labelId: number, limit: number): Statement<{ id: number }[]> {
  return database(ctx).all(sql`SELECT thread_id AS id FROM ${threadPlaces}
    WHERE organization_id = ${ctx.organizationId} AND box = ${String(labelId)} LIMIT ${limit}`);
}

/** Removes a label from conversations. */
export function updateWithoutLabel(ctx: Ctx, labelId: number, threadIds: number[]): Statement[] {
  const ids = sql`SELECT value FROM json_each(${JSON.stringify(threadIds)})`;
  return [
    ...deletePlaces(ctx, ids),
    database(ctx).run(sql`UPDATE ${threads} SET labels =
        (SELECT json_group_array(value) FROM json_each(threads.labels) WHERE value <> ${labelId})
      WHERE id IN (${ids}) AND organization_id = ${ctx.organizationId}`),
    ...insertPlaces(ctx, ids),
  ];
}

/** Deletes the row of a deleted label, unless it was added to a conversation meanwhile. */
export function deleteLabelRow(ctx: Ctx, labelId: number): Statement {
  return database(ctx).run(sql`DELETE FROM ${labels}
    WHERE id = ${labelId} AND organization_id = ${ctx.organizationId} AND deleted_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM ${threadPlaces} AS p
        WHERE p.organization_id = ${ctx.organizationId} AND p.box = ${String(labelId)})`);
}
