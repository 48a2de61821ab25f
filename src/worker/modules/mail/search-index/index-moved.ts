import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { idRange } from '../../../platform/data/sequence.ts';
import { readBatch } from './rebuild.ts';
import {
  deleteGramsOfMoved,
  type EmailToIndex,
  insertGramsOfMoved,
  selectEmailsToIndex,
  selectFillPosition,
  selectIndexed,
  selectTheseToIndex,
  selectUnindexed,
} from './store.ts';

/** The number of emails per batch. Each has at most 16 KB of text in its row. */
const EMAILS_A_BATCH = 50;

/**
 * Indexes the next emails, after an id, of an organization that has moved to the database of `ctx`. Returns the last
 * id, or null if there are no more. `required` comes first in the batch.
 */
export async function indexNextEmails(
  ctx: ServiceCtx,
  organizationId: number,
  afterId: number,
  required: Statement,
): Promise<number | null> {
  const { first, last } = idRange(organizationId);
  const after = Math.max(afterId, first - 1);
  const [rows] = await commit(database(ctx), [selectEmailsToIndex(ctx, after, EMAILS_A_BATCH)]);
  return indexAll(
    ctx,
    rows.filter(({ id }) => id <= last),
    required,
  );
}

/** Indexes the first of these emails. Returns the remaining ids. */
export async function indexThese(
  ctx: ServiceCtx,
  emailIds: readonly number[],
  required: Statement,
): Promise<number[]> {
  const ids = emailIds.toSorted((a, b) => a - b);
  const [rows] = await commit(database(ctx), [selectTheseToIndex(ctx, JSON.stringify(ids), EMAILS_A_BATCH)]);
  const last = await indexAll(ctx, rows, required);
  return last === null ? [] : ids.filter((id) => id > last);
}

/** Lists which of these emails exist but are not indexed. */
export async function listUnindexed(ctx: ServiceCtx, emailIds: readonly number[]): Promise<number[]> {
  const [rows] = await commit(database(ctx), [selectUnindexed(ctx, JSON.stringify(emailIds))]);
  return rows.map(({ id }) => id);
}

/** Returns whether the index of the database is being filled. */
export async function isIndexFilling(ctx: ServiceCtx): Promise<boolean> {
  const [rows] = await commit(database(ctx), [selectFillPosition(ctx)]);
  return rows.length > 0;
}

/** Returns whether the index contains exactly the emails of the organization in the database. */
export async function isIndexed(ctx: ServiceCtx, organizationId: number): Promise<boolean> {
  const [[row]] = await commit(database(ctx), [selectIndexed(ctx, organizationId)]);
  return row !== undefined && row.emails === row.entries;
}

/** Removes emails from the index that no longer exist. */
export function forgetIndexed(ctx: ServiceCtx, organizationId: number, emailIds: number[]): Statement {
  return deleteGramsOfMoved(ctx, organizationId, emailIds);
}

async function indexAll(ctx: ServiceCtx, rows: EmailToIndex[], required: Statement): Promise<number | null> {
  if (rows.length === 0) return null;
  const batch = await readBatch(ctx, rows);
  await commit(database(ctx), [required, ...insertGramsOfMoved(ctx, batch)]);
  return batch.at(-1)!.id;
}
