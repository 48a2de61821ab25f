import { DomainError, isUniqueViolation } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { userOf } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { randomBase62 } from '../../../platform/random.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { MAX_LONG_EVENTS, MAX_UNTRUSTED_LONG_EVENTS } from '../limits.ts';
import { columnsOf } from './columns.ts';
import type { EventContent, StoredEvent } from './event.ts';
import { recordChange } from './record-store.ts';
import {
  deleteEventRow,
  type EventKey,
  eventIdOf,
  insertEvent,
  requireRoom,
  requireVersion,
  selectEvent,
  selectLongCounts,
  updateEventRow,
} from './store.ts';

/** Attempts when others change the same event concurrently. */
const MAX_ATTEMPTS = 8;

export interface EventChange {
  /** The new content. `delete` deletes the event; `keep` commits only the rest. */
  content: EventContent | 'delete' | 'keep';
  /** Another event to create in the same batch, with an unused UID. */
  create?: { uid: string; content: EventContent };
  /** Returns statements for the same batch. `eventIdOf` gives the ID of the event in them. */
  also?: Statement[];
  /** Runs after the commit. */
  after?(): void;
}

/** Returns a UID for an event created here. */
export function newUid(): string {
  return `${randomBase62(24)}@herald`;
}

/**
 * Reads an event by ID or UID (null if there is none) and lets `decide` return its change. Commits this change in one
 * batch with its webhook event; null changes nothing. Retries after a concurrent change, so `decide` must have no side
 * effects. Returns the event that `create` adds, else the resulting event, or null. Throws the errors of `decide`;
 * TOO_MANY_SERIES, EVENT_TOO_LARGE (`refused`); CHANGED_MEANWHILE (`conflict`) if every attempt lost.
 */
export async function changeEvent(
  ctx: Ctx,
  key: EventKey,
  decide: (event: StoredEvent | null) => EventChange | null | Promise<EventChange | null>,
): Promise<StoredEvent | null> {
  const db = database(ctx);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const [[event = null]] = await commit(db, [selectEvent(ctx, key)]);
    const change = await decide(event);
    if (!change) return event;
    const added: Addition[] = [];
    const statements = [
      ...statementsOf(ctx, key, event, change, added),
      ...(change.create ? creation(ctx, change.create.uid, change.create.content, added) : []),
      ...added.map(({ isBusy }) => requireRoom(ctx, isBusy)),
    ];
    try {
      const uid = change.create?.uid ?? event?.uid ?? ('uid' in key ? key.uid : null);
      const select = selectEvent(ctx, uid === null ? key : { uid });
      const results = await commit(db, [...statements, ...(change.also ?? []), select]);
      wakeOutbox(ctx);
      change.after?.();
      return results.of(select)[0] ?? null;
    } catch (error) {
      if (!isRefusal(error) && !isUniqueViolation(error, 'calendar_events')) throw error;
      if (added.length > 0) await checkRoom(ctx, added);
    }
  }
  const detail = 'Others changed the event at the same moment. Read it again and repeat the request.';
  throw new DomainError('conflict', 'CHANGED_MEANWHILE', detail);
}

/** An event added to those that lists expand. */
interface Addition {
  isBusy: boolean;
}

function statementsOf(
  ctx: Ctx,
  key: EventKey,
  event: StoredEvent | null,
  { content }: EventChange,
  added: Addition[],
): Statement[] {
  const fence = event ? [requireVersion(ctx, event)] : [];
  if (content === 'keep') return fence;
  if (content === 'delete') return event ? [...fence, ...deletion(ctx, event)] : [];
  if (!event) return 'uid' in key ? creation(ctx, key.uid, content, added) : [];
  const columns = { ...content, ...columnsOf(content, event, ctx.now()) };
  if (isExpanded(ctx, columns) && !isExpanded(ctx, event)) added.push(columns);
  return [
    ...fence,
    updateEventRow(ctx, event.id, columns),
    ...recordChange(ctx, event, { ...event, ...columns }),
  ];
}

function creation(ctx: Ctx, uid: string, content: EventContent, added: Addition[]): Statement[] {
  const columns = { ...content, ...columnsOf(content, null, ctx.now()) };
  if (isExpanded(ctx, columns)) added.push(columns);
  const created = { ...columns, uid, userId: userOf(ctx.actor)?.userId ?? null, deletedAt: null };
  return [...insertEvent(ctx, created), ...recordChange(ctx, null, { ...created, id: eventIdOf(ctx, uid) })];
}

/** Returns whether lists expand the event, by the same rule as `selectLongCounts`. */
export function isExpanded(
  ctx: Ctx,
  { isShown, isLong, endsAt }: Pick<StoredEvent, 'isShown' | 'isLong' | 'endsAt'>,
): boolean {
  return isShown && isLong && endsAt > ctx.now();
}

/** Keeps a row for events from mail or a booking service, so that a late or repeated message does not restore them. */
function deletion(ctx: Ctx, event: StoredEvent): Statement[] {
  const isKnownElsewhere = event.state !== null || event.connectionId !== null;
  const statement = isKnownElsewhere
    ? updateEventRow(ctx, event.id, { deletedAt: ctx.now(), isShown: false, remindAt: null })
    : deleteEventRow(ctx, event.id);
  return [...recordChange(ctx, event, { ...event, isShown: false }), statement];
}

/** Throws TOO_MANY_SERIES if the additions exceed the limit, which may be why the batch failed. */
async function checkRoom(ctx: Ctx, added: Addition[]): Promise<void> {
  const [[counts]] = await commit(database(ctx), [selectLongCounts(ctx)]);
  const isUntrusted = added.some(({ isBusy }) => !isBusy);
  const isFull = counts!.count + added.length > MAX_LONG_EVENTS;
  if (isFull || (isUntrusted && counts!.untrusted >= MAX_UNTRUSTED_LONG_EVENTS)) throw tooManySeries();
}

export function tooManySeries(): DomainError {
  const detail = `A calendar has at most ${MAX_LONG_EVENTS} events that recur or last longer than a week and have not ended. Delete some, or give them an end.`;
  return new DomainError('refused', 'TOO_MANY_SERIES', detail);
}
