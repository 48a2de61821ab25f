import { type SQL, sql } from 'drizzle-orm';
import { type CreateLabel, MAX_LABELS, type UpdateLabel } from '../../../../contract/mail/labels.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, nextId } from '../../../platform/data/sequence.ts';
import { deletePlaces, insertPlaces } from '../conversations/place-store.ts';
import { type LabelRow, labels, threadPlaces, threads } from '../schema.ts';

const SEQUENCE = 'label';

const ofOrganization = (ctx: Ctx): SQL => sql`organization_id = ${ctx.organizationId} AND deleted_at IS NULL`;
const isAmong = (ids: number[]): SQL => sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
const SHOWN = sql`id, organization_id AS organizationId, name, color, created_at AS createdAt, deleted_at AS deletedAt`;

/** The labels of the organization, by name. */
export function selectLabels(ctx: Ctx): Statement<LabelRow[]> {
  return database(ctx).all(
    sql`SELECT ${SHOWN} FROM ${labels} WHERE ${ofOrganization(ctx)} ORDER BY lower(name)`,
  );
}

/** Creates a label, unless the organization has as many as it may: then the first statement answers no row. */
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

/** Changes a label. Answers it, or no row. */
export function updateLabelRow(ctx: Ctx, id: number, { name, color }: UpdateLabel): Statement<LabelRow[]> {
  return database(ctx).all(sql`UPDATE ${labels}
    SET name = COALESCE(${name ?? null}, name), color = COALESCE(${color ?? null}, color)
    WHERE id = ${id} AND ${ofOrganization(ctx)} RETURNING ${SHOWN}`);
}

/** Deletes a label: nobody can use it from now on. Answers a row if it was there. */
export function updateToDeleted(ctx: Ctx, id: number): Statement<{ id: number }[]> {
  return database(ctx).all(sql`UPDATE ${labels} SET deleted_at = ${ctx.now()}
    WHERE id = ${id} AND ${ofOrganization(ctx)} RETURNING id`);
}

/** True, as an expression, if the organization has all of these labels. */
export function labelsExist(ctx: Ctx, ids: number[]): SQL {
  return sql`(SELECT count(*) FROM ${labels} WHERE ${ofOrganization(ctx)} AND ${isAmong(ids)}) = ${new Set(ids).size}`;
}

/** Those of these labels that the organization has. */
export function selectKnownLabels(ctx: Ctx, ids: number[]): Statement<{ id: number }[]> {
  return database(ctx).all(sql`SELECT id FROM ${labels} WHERE ${ofOrganization(ctx)} AND ${isAmong(ids)}`);
}

/** A deleted label of any organization that is still there, or no row. */
export function selectDeletedLabel(ctx: ServiceCtx): Statement<{ id: number; organizationId: number }[]> {
  return database(ctx).all(sql`SELECT id, organization_id AS organizationId FROM ${labels}
    WHERE deleted_at IS NOT NULL ORDER BY id LIMIT 1`);
}

/** Conversations with this label, in any state; at most `limit`. */
export function selectLabeled(ctx: Ctx, labelId: number, limit: number): Statement<{ id: number }[]> {
  return database(ctx).all(sql`SELECT thread_id AS id FROM ${threadPlaces}
    WHERE organization_id = ${ctx.organizationId} AND box = ${String(labelId)} LIMIT ${limit}`);
}

/** Takes a label off conversations. */
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

/** Deletes the row of a deleted label, unless a conversation has got it meanwhile. */
export function deleteLabelRow(ctx: Ctx, labelId: number): Statement {
  return database(ctx).run(sql`DELETE FROM ${labels}
    WHERE id = ${labelId} AND organization_id = ${ctx.organizationId} AND deleted_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM ${threadPlaces} AS p
        WHERE p.organization_id = ${ctx.organizationId} AND p.box = ${String(labelId)})`);
}
