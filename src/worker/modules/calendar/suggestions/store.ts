import { and, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { SuggestedTime } from '../../../../lib/meetings/index.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { deletePast, requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, lastId, nextId } from '../../../platform/data/sequence.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { recordEvent } from '../../../platform/work/outbox.ts';
import { selectEventsOfEmails } from '../events/store.ts';
import { FURTHEST, KEEP, MAX_EVENTS, MAX_KNOWN, REMOVED_PER_TICK } from './limits.ts';
import type { Candidate } from './meeting/candidate.ts';
import { endOf } from './meeting/candidate.ts';
import { calendarSuggestions, type SuggestionRow } from './schema.ts';

const { id, emailId, state, endsAt, organizationId } = calendarSuggestions;
const SEQUENCE = 'calendar_suggestion';

const ofOrganization = (ctx: Ctx) => eq(organizationId, ctx.organizationId);
const hasId = (ctx: Ctx, wanted: number) => and(ofOrganization(ctx), eq(id, wanted));

export function selectSuggestion(ctx: Ctx, wanted: number): Statement<SuggestionRow[]> {
  return database(ctx).select().from(calendarSuggestions).where(hasId(ctx, wanted));
}

/** Selects open suggestions that are not over, newest first. */
export function selectOpen(
  ctx: Ctx,
  page: { before: number | null; limit: number; offset: number },
): Statement<SuggestionRow[]> {
  return database(ctx)
    .select()
    .from(calendarSuggestions)
    .where(
      and(
        ofOrganization(ctx),
        sql`state = 'open'`,
        gt(endsAt, ctx.now()),
        page.before === null ? undefined : lt(id, page.before),
      ),
    )
    .orderBy(desc(id))
    .limit(page.limit)
    .offset(page.offset);
}

/** Selects earlier suggestions of an email's conversation, newest first. `emailIds` is a SELECT of its emails. */
export function selectKnown(ctx: Ctx, emailIds: SQL): Statement<SuggestionRow[]> {
  return database(ctx)
    .select()
    .from(calendarSuggestions)
    .where(isOfEmails(ctx, emailIds))
    .orderBy(desc(id))
    .limit(MAX_KNOWN);
}

const isOfEmails = (ctx: Ctx, emailIds: SQL) => and(ofOrganization(ctx), sql`${emailId} IN (${emailIds})`);

/**
 * Fails the batch unless `selectKnown` still returns these rows. Compares their number and the newest ID, which
 * suffices because no row is reopened.
 */
export function requireKnown(ctx: Ctx, emailIds: SQL, rows: SuggestionRow[]): Statement {
  const open = rows.filter((row) => row.state === 'open').length;
  const db = database(ctx);
  const known = db
    .select({ id, isOpen: sql`state = 'open'`.as('is_open') })
    .from(calendarSuggestions)
    .where(isOfEmails(ctx, emailIds))
    .orderBy(desc(id))
    .limit(MAX_KNOWN);
  return requireThat(
    db,
    sql`(SELECT count(*) = ${rows.length} AND COALESCE(max(id), 0) = ${rows[0]?.id ?? 0}
      AND COALESCE(sum(is_open), 0) = ${open} FROM (${known}))`,
  );
}

/** Selects a suggestion that a model found in the email. */
export function selectFromModel(ctx: Ctx, email: number): Statement<{ id: number }[]> {
  return database(ctx)
    .select({ id })
    .from(calendarSuggestions)
    .where(and(ofOrganization(ctx), eq(emailId, email), eq(calendarSuggestions.isFromModel, true)))
    .limit(1);
}

/** Selects the events of a conversation's mails, or of its accepted suggestions. */
export function selectEventsOfThread(ctx: Ctx, emailIds: SQL) {
  const accepted = sql`SELECT event_id FROM ${calendarSuggestions}
    WHERE ${isOfEmails(ctx, emailIds)} AND event_id IS NOT NULL`;
  return selectEventsOfEmails(ctx, emailIds, accepted, MAX_EVENTS);
}

/**
 * Inserts a suggestion, and records its event with `shownTimes`. Fails the batch if the email has a suggestion for the
 * same passage.
 */
export function insertSuggestion(
  ctx: Ctx,
  email: number,
  candidate: Candidate,
  shownTimes: SuggestedTime[],
): Statement[] {
  const db = database(ctx);
  const { kind, text, confidence } = candidate;
  const data = { email_id: email, kind, text, confidence, times: shownTimes };
  const newest = sql`CAST(${lastId(ctx.organizationId, SEQUENCE)} AS INTEGER)`;
  return [
    db.insert(calendarSuggestions).values({
      ...candidate,
      ...termOf(ctx, candidate.times),
      id: nextId(ctx.organizationId, SEQUENCE),
      organizationId: ctx.organizationId,
      emailId: email,
      state: 'open',
      createdAt: ctx.now(),
    }),
    db.run(advance(ctx.organizationId, SEQUENCE, sql`true`)),
    recordEvent(
      ctx,
      'suggestion.found',
      sql`json_set(${JSON.stringify(data)}, '$.suggestion_id', ${newest})`,
      sql`true`,
    ),
  ];
}

function termOf(ctx: Ctx, times: SuggestedTime[]): { endsAt: number; removeAt: number } {
  const now = ctx.now();
  const endsAt = endOf(times);
  return { endsAt, removeAt: Math.min(Math.max(endsAt, now), now + FURTHEST) + KEEP };
}

/** Updates a suggestion from its passage, if it is still open. */
export function updateFound(ctx: Ctx, wanted: number, candidate: Candidate): Statement {
  const { title, confidence, isFromModel, times } = candidate;
  return database(ctx)
    .update(calendarSuggestions)
    .set({ title, confidence, isFromModel, times, ...termOf(ctx, times) })
    .where(and(hasId(ctx, wanted), eq(state, 'open')));
}

export function updateToReplaced(ctx: Ctx, ids: number[]): Statement {
  return database(ctx)
    .update(calendarSuggestions)
    .set({ state: 'replaced' })
    .where(and(ofOrganization(ctx), inArray(id, ids), eq(state, 'open')));
}

/** Dismisses an open suggestion. Returns no row if it was not open. */
export function updateToDismissed(ctx: Ctx, wanted: number): Statement<{ id: number }[]> {
  return database(ctx)
    .update(calendarSuggestions)
    .set({ state: 'dismissed' })
    .where(and(hasId(ctx, wanted), eq(state, 'open')))
    .returning({ id });
}

/** Fails the batch if the suggestion is not open. `eventId` may be an expression. */
export function updateToAccepted(ctx: Ctx, wanted: number, eventId: SQL<number>): Statement[] {
  const db = database(ctx);
  const isOpen = and(hasId(ctx, wanted), eq(state, 'open'));
  return [
    requireThat(db, sql`EXISTS (SELECT 1 FROM ${calendarSuggestions} WHERE ${isOpen})`),
    db.update(calendarSuggestions).set({ state: 'accepted', eventId }).where(isOpen),
  ];
}

/** Deletes suggestions of all organizations whose times are long over. */
export function deletePastSuggestions(ctx: ServiceCtx): Statement {
  return hidden(deletePast(database(ctx), id, calendarSuggestions.removeAt, ctx.now(), REMOVED_PER_TICK));
}
