import type { Ctx } from '../../../platform/ctx.ts';
import { userOf } from '../../../platform/ctx.ts';
import { commit, database, isRefusal, type Statement } from '../../../platform/data/database.ts';
import { DomainError, isUniqueViolation } from '../../../platform/errors.ts';
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
  requireVersion,
  selectEvent,
  selectLongCounts,
  updateEventRow,
} from './store.ts';

/** Attempts against others who change the same event at the same time. */
const MAX_ATTEMPTS = 8;

export interface EventChange {
  /** What the event becomes. `delete`: nothing. `keep`: it stays as it is, and only `also` is committed. */
  content: EventContent | 'delete' | 'keep';
  /** Statements for the same batch. `eventIdOf` names the event in them. */
  also?: Statement[];
  /** Runs after the commit. */
  after?(): void;
}

/** A UID for an event that is created here. */
export function newUid(): string {
  return `${randomBase62(24)}@herald`;
}

/**
 * Changes an event, or creates the one of a UID: reads it, lets `decide` say what it becomes, and commits this in one
 * batch with its webhook event. If somebody else changed the event meanwhile, it is read and decided again, so `decide`
 * must not act by itself. Null from `decide` changes nothing. Answers the event as it is then, or null. Throws what
 * `decide` throws; TOO_MANY_SERIES, EVENT_TOO_LARGE (`refused`).
 */
export async function changeEvent(
  ctx: Ctx,
  key: EventKey,
  decide: (event: StoredEvent | null) => EventChange | null | Promise<EventChange | null>,
): Promise<StoredEvent | null> {
  const db = database(ctx);
  for (let attempt = 1; ; attempt++) {
    const [[event = null], [counts]] = await commit(db, [selectEvent(ctx, key), selectLongCounts(ctx)]);
    const change = await decide(event);
    if (!change) return event;
    const statements = statementsOf(ctx, key, event, change, counts!);
    try {
      const uid = event?.uid ?? ('uid' in key ? key.uid : null);
      const select = selectEvent(ctx, uid === null ? key : { uid });
      const results = await commit(db, [...statements, ...(change.also ?? []), select]);
      wakeOutbox(ctx);
      change.after?.();
      return results.of(select)[0] ?? null;
    } catch (error) {
      const isOvertaken = isRefusal(error) || isUniqueViolation(error, 'calendar_events');
      if (!isOvertaken || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

function statementsOf(
  ctx: Ctx,
  key: EventKey,
  event: StoredEvent | null,
  { content }: EventChange,
  counts: { count: number; untrusted: number },
): Statement[] {
  const fence = event ? [requireVersion(ctx, event)] : [];
  if (content === 'keep') return fence;
  if (content === 'delete') return event ? [...fence, ...deletion(ctx, event)] : [];
  const columns = { ...content, ...columnsOf(content, event, ctx.now()) };
  if (columns.isShown && columns.isLong && !event?.isLong) requireRoom(columns.isBusy, counts);
  if (event) {
    return [
      ...fence,
      updateEventRow(ctx, event.id, columns),
      ...recordChange(ctx, event, { ...event, ...columns }),
    ];
  }
  if (!('uid' in key)) return [];
  const created = { ...columns, uid: key.uid, userId: userOf(ctx.actor)?.userId ?? null, deletedAt: null };
  const [insert, advance] = insertEvent(ctx, created);
  return [insert, advance, ...recordChange(ctx, null, { ...created, id: eventIdOf(ctx, key.uid) })];
}

/**
 * What came by mail or from a booking service stays known, so that a message that comes later or again does not bring
 * it back.
 */
function deletion(ctx: Ctx, event: StoredEvent): Statement[] {
  const isKnownElsewhere = event.state !== null || event.connectionId !== null;
  const statement = isKnownElsewhere
    ? updateEventRow(ctx, event.id, { deletedAt: ctx.now(), isShown: false, remindAt: null })
    : deleteEventRow(ctx, event.id);
  return [...recordChange(ctx, event, { ...event, isShown: false }), statement];
}

function requireRoom(isBusy: boolean, { count, untrusted }: { count: number; untrusted: number }): void {
  if (count < MAX_LONG_EVENTS && (isBusy || untrusted < MAX_UNTRUSTED_LONG_EVENTS)) return;
  const detail = `A calendar has at most ${MAX_LONG_EVENTS} events that recur or last longer than a week and have not ended. Delete some, or give them an end.`;
  throw new DomainError('refused', 'TOO_MANY_SERIES', detail);
}
