import { and, desc, getTableColumns, type SQL, sql } from 'drizzle-orm';
import {
  type DraftContent,
  MAX_DRAFTS,
  RESTORE_MINUTES,
  SENT_DRAFT_KEPT_MS,
} from '../../../../contract/mail/drafts.ts';
import type { DraftState } from '../../../../contract/mail/sending.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, lastId, nextId } from '../../../platform/data/sequence.ts';
import { hidden } from '../../../platform/data/shown.ts';
import type { JobKind } from '../../../platform/work/jobs.ts';
import { emails } from '../../mail/schema.ts';
import { type DraftColumns, drafts } from '../schema.ts';
import { deleteUploads } from './upload-store.ts';

const SEQUENCE = 'draft';
const { body: _body, quotedHtml: _quoted, ...LISTED } = getTableColumns(drafts);
/** The jobs that convert due drafts to emails. */
export const SEND_DRAFT: JobKind = { kind: 'send-draft', queue: 'SEND' };

export type DraftRow = typeof drafts.$inferSelect;
export type ListedDraftRow = Omit<DraftRow, 'body' | 'quotedHtml'>;

// Must match the conditions of the indexes: SQLite does not use a partial index for `state <> ?`.
const IS_THERE = sql`deleted_at IS NULL`;
const IS_OPEN = sql`deleted_at IS NULL AND state <> 'sent'`;

/** Returns an SQL condition: the draft has this id and is not deleted. */
const isDraft = (ctx: Ctx, id: number | SQL) =>
  sql`drafts.id = ${id} AND drafts.organization_id = ${ctx.organizationId} AND ${IS_THERE}`;

const areStates = (states: DraftState[]) =>
  sql`state IN (SELECT value FROM json_each(${JSON.stringify(states)}))`;

/** Selects a draft, or no row. */
export function selectDraft(ctx: Ctx, id: number | SQL): Statement<DraftRow[]> {
  return database(ctx).select().from(drafts).where(isDraft(ctx, id));
}

export interface DraftFilter {
  state?: DraftState | undefined;
  /** An email of the conversation that they reply to. */
  emailId?: number | undefined;
  /** The position in the list to continue after. */
  before: { updatedAt: number; id: number } | null;
}

/** Selects drafts without their texts, newest change first. */
export function selectDrafts(
  ctx: Ctx,
  { state, emailId, before }: DraftFilter,
  { limit, offset }: { limit: number; offset: number },
): Statement<ListedDraftRow[]> {
  const { organizationId } = ctx;
  // The plus keeps SQLite from scanning all drafts instead of those of one conversation.
  const ofOrganization =
    emailId === undefined
      ? sql`drafts.organization_id = ${organizationId}`
      : sql`+drafts.organization_id = ${organizationId} AND drafts.id IN (SELECT d.id FROM ${emails} AS asked
          CROSS JOIN ${emails} AS e ON e.thread_id = asked.thread_id
          CROSS JOIN ${drafts} AS d ON d.original_email_id = e.id AND d.deleted_at IS NULL
          WHERE asked.id = ${emailId} AND asked.organization_id = ${organizationId})`;
  return database(ctx)
    .select(LISTED)
    .from(drafts)
    .where(
      and(
        ofOrganization,
        state === undefined ? IS_OPEN : sql`${IS_THERE} AND state = ${state}`,
        before === null
          ? undefined
          : sql`(drafts.updated_at, drafts.id) < (${before.updatedAt}, ${before.id})`,
      ),
    )
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .limit(limit)
    .offset(offset);
}

/** Selects the number of a user's drafts that are not sent. */
export function selectDraftCount(ctx: Ctx, userId: number): Statement<{ count: number }[]> {
  return database(ctx).all(sql`SELECT count(*) AS count FROM ${drafts}
    WHERE organization_id = ${ctx.organizationId} AND author = ${userId} AND ${IS_OPEN}`);
}

/** Returns an SQL expression: the id that `insertDraft` has inserted in the batch. */
export function newDraftId(ctx: Ctx): SQL<number> {
  return lastId(ctx.organizationId, SEQUENCE);
}

/** Returns an SQL condition: the organization may have another draft. */
export function hasRoom(ctx: Ctx): SQL {
  return sql`(SELECT count(*) FROM (SELECT 1 FROM ${drafts} WHERE organization_id = ${ctx.organizationId}
    AND ${IS_OPEN} LIMIT ${MAX_DRAFTS})) < ${MAX_DRAFTS}`;
}

/** Inserts a draft. Fails the batch if the organization has the maximum number of drafts. */
export function insertDraft(
  ctx: Ctx,
  columns: Omit<
    DraftColumns,
    'id' | 'organizationId' | 'version' | 'parentMessageId' | 'createdAt' | 'updatedAt'
  > & { parentMessageId: string | SQL | null },
): Statement[] {
  const { organizationId } = ctx;
  const db = database(ctx);
  const now = ctx.now();
  return [
    requireThat(db, hasRoom(ctx)),
    db.insert(drafts).values({
      ...columns,
      id: nextId(organizationId, SEQUENCE),
      organizationId,
      version: 1,
      createdAt: now,
      updatedAt: now,
    }),
    db.run(advance(organizationId, SEQUENCE, sql`true`)),
  ];
}

/** Returns an SQL condition: the email exists. True for null. */
export function isEmail(ctx: Ctx, id: number | null): SQL {
  return id === null
    ? sql`true`
    : sql`EXISTS (SELECT 1 FROM ${emails} WHERE id = ${id} AND organization_id = ${ctx.organizationId})`;
}

/** Selects whether the email exists; 1 for null. */
export function selectIsEmail(ctx: Ctx, id: number | null): Statement<{ isThere: 0 | 1 }[]> {
  return database(ctx).all(sql`SELECT ${isEmail(ctx, id)} AS isThere`);
}

/** Returns an SQL expression: the Message-ID that a draft of this mode replies to, or NULL. */
export function parentOf(ctx: Ctx, mode: string | SQL, originalEmailId: number | null | SQL): SQL<string> {
  return sql`CASE WHEN ${mode} IN ('reply', 'reply_all') THEN (SELECT message_id FROM ${emails}
    WHERE id = ${originalEmailId} AND organization_id = ${ctx.organizationId}) END`;
}

/** Returns an SQL condition: the draft still has this version and one of these states. */
export function isUnchanged(ctx: Ctx, id: number, version: number, states: DraftState[]): SQL {
  return sql`EXISTS (SELECT 1 FROM ${drafts} WHERE ${isDraft(ctx, id)} AND version = ${version}
    AND ${areStates(states)})`;
}

/** Applies a person's change to a draft. Returns no row if the draft is in none of these states. */
export function updateDraftRow(
  ctx: Ctx,
  id: number,
  states: DraftState[],
  change: { [Column in keyof DraftColumns]?: DraftColumns[Column] | SQL },
): Statement<{ id: number }[]> {
  return database(ctx)
    .update(drafts)
    .set({ ...change, version: sql`version + 1`, updatedAt: ctx.now() })
    .where(and(isDraft(ctx, id), areStates(states)))
    .returning({ id: drafts.id });
}

/** Returns the columns that the recipients and the original email in the content change. */
export function updatedColumns(ctx: Ctx, content: DraftContent) {
  const { mode, original_email_id: originalId, to, cc, bcc } = content;
  const lists = Object.entries({ to, cc, bcc }).filter(([, list]) => list !== undefined);
  const isAimed = mode !== undefined || originalId !== undefined;
  return {
    ...(lists.length > 0 && {
      recipients: sql`json_patch(recipients, ${JSON.stringify(Object.fromEntries(lists))})`,
    }),
    ...(originalId !== undefined && { originalEmailId: originalId }),
    ...(isAimed && {
      parentMessageId: parentOf(
        ctx,
        mode ?? sql`mode`,
        originalId === undefined ? sql`drafts.original_email_id` : originalId,
      ),
      referencesChain: null,
    }),
  };
}

/** Deletes a draft unless it is being sent. A waiting draft is not sent. Returns a row if it is deleted. */
export function updateToDeleted(ctx: Ctx, id: number, removeAt: number): Statement<{ id: number }[]> {
  return database(ctx).all(sql`UPDATE ${drafts} SET deleted_at = ${ctx.now()}, remove_at = ${removeAt},
      version = version + 1, send_at = NULL,
      state = CASE WHEN state IN ('held', 'scheduled') THEN 'draft' ELSE state END
    WHERE ${isDraft(ctx, id)} AND state <> 'sending' RETURNING id`);
}

/** Restores a draft deleted at most ten minutes ago, if there is room. Returns no row otherwise. */
export function updateToRestored(ctx: Ctx, id: number): Statement<{ id: number }[]> {
  const since = ctx.now() - RESTORE_MINUTES * 60_000;
  return database(ctx).all(sql`UPDATE ${drafts} SET deleted_at = NULL, version = version + 1,
      remove_at = CASE WHEN state = 'sent' THEN ${ctx.now() + SENT_DRAFT_KEPT_MS} END
    WHERE id = ${id} AND organization_id = ${ctx.organizationId} AND deleted_at > ${since} AND ${hasRoom(ctx)}
    RETURNING id`);
}

/** Selects the draft if it was deleted at most ten minutes ago. */
export function selectRestorable(ctx: Ctx, id: number): Statement<{ id: number }[]> {
  return database(
    ctx,
  ).all(sql`SELECT id FROM ${drafts} WHERE id = ${id} AND organization_id = ${ctx.organizationId}
    AND deleted_at > ${ctx.now() - RESTORE_MINUTES * 60_000}`);
}

/** Selects drafts of all organizations that are due for removal. */
export function selectPast(
  ctx: ServiceCtx,
  limit: number,
): Statement<{ id: number; organizationId: number }[]> {
  return database(ctx).all(sql`SELECT id, organization_id AS organizationId FROM ${drafts}
    WHERE remove_at <= ${ctx.now()} ORDER BY remove_at LIMIT ${limit}`);
}

/** Deletes those of the drafts that are due for removal, and frees their uploads. */
export function deletePastDrafts(ctx: Ctx, ids: number[]): Statement[] {
  const past = sql`SELECT id FROM ${drafts} WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
    AND organization_id = ${ctx.organizationId} AND remove_at <= ${ctx.now()}`;
  return [
    ...deleteUploads(ctx, past),
    // No list shows them any more.
    hidden(
      database(ctx).run(sql`DELETE FROM ${drafts} WHERE id IN (${past})
      AND organization_id = ${ctx.organizationId}`),
    ),
  ];
}

/** Returns an SQL condition: the draft is unchanged and still waits to be sent. */
const isStill = (ctx: Ctx, { id, version }: DraftRow) =>
  sql`id = ${id} AND organization_id = ${ctx.organizationId} AND version = ${version}
    AND state IN ('held', 'scheduled') AND deleted_at IS NULL`;

/**
 * Marks the draft as the email that the same batch saves. Fails the batch if the draft was cancelled, changed, deleted
 * or sent meanwhile, so it becomes at most one email.
 */
export function updateToSending(ctx: Ctx, draft: DraftRow, emailId: SQL): Statement[] {
  const db = database(ctx);
  return [
    requireThat(
      db,
      sql`EXISTS (SELECT 1 FROM ${drafts} WHERE ${isStill(ctx, draft)} AND send_at <= ${ctx.now()})`,
    ),
    db.all(sql`UPDATE ${drafts} SET state = 'sending', send_at = NULL, email_id = ${emailId}
      WHERE ${isStill(ctx, draft)} RETURNING id`),
  ];
}

/** Records that the draft could not be converted to an email, if it still waits. */
export function updateToFailed(
  ctx: Ctx,
  draft: DraftRow,
  error: { code: string; message: string },
): Statement {
  return database(ctx).all(sql`UPDATE ${drafts} SET state = 'failed', send_at = NULL, code = ${error.code},
      detail = ${error.message}
    WHERE ${isStill(ctx, draft)} RETURNING id`);
}

/** Returns an SQL expression: when the draft is to be sent, or NULL. */
export function sendTime(ctx: Ctx, id: number): SQL<number> {
  return sql`(SELECT send_at FROM ${drafts} WHERE id = ${id} AND organization_id = ${ctx.organizationId}
    AND state IN ('held', 'scheduled') AND deleted_at IS NULL)`;
}
