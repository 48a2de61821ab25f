import { DomainError } from '../../../../lib/errors.ts';
import type { Series } from '../../../../lib/ical/index.ts';
import {
  applyInvitation,
  type Method,
  type ObjectState,
  readInvitation,
} from '../../../../lib/invitations/index.ts';
import { recurrenceIds } from '../../../../lib/recurrence/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import type { EventChange } from '../events/change-event.ts';
import type { EventContent, StoredEvent } from '../events/event.ts';
import { insertInvitationMail, tellAttendees, wakeInvitationMails } from '../outgoing/index.ts';
import { eventsOf, nextSequence, stamped } from './series/index.ts';

/**
 * Returns the stored content of an event organized here that becomes `series`, with a DTSTAMP of now. Once somebody is
 * invited, it has the state that counts replies by mail. Throws EVENT_TOO_LARGE (`refused`).
 */
export function organized(
  ctx: Ctx,
  content: EventContent,
  series: Series,
): EventContent & { series: Series } {
  const next = stamped(series, content.series, ctx.now());
  const organizer = eventsOf(next).flatMap((each) => each.organizer ?? [])[0];
  const isInvitation = content.state !== null || eventsOf(next).some(({ attendees }) => attendees.length > 0);
  if (!organizer || !isInvitation) return { ...content, series: next };
  const state = withoutVanished(
    applied(content.state, 'REQUEST', next, organizer.email),
    next,
    organizer.email,
  );
  return { ...content, state, series: shownIn(state) };
}

/** Returns the stored content of an event, without derived columns. */
export function contentOf(event: StoredEvent): EventContent {
  const { source, series, state, myResponse, isBusy, inFeed, isVerified } = event;
  const { reminderMinutes, inboxId, emailId, taskId, connectionId } = event;
  const links = { reminderMinutes, inboxId, emailId, taskId, connectionId };
  return { source, series, state, myResponse, isBusy, inFeed, isVerified, ...links };
}

/** Returns statements that notify the attendees of a change, from the inbox of the event. */
export function tellOf(
  ctx: Ctx,
  event: Pick<EventContent, 'inboxId' | 'emailId'>,
  before: Series | null,
  after: Series | null,
): Statement[] {
  const { inboxId, emailId } = event;
  if (inboxId === null) return [];
  return tellAttendees(before, after, ctx.now()).flatMap((mail) =>
    insertInvitationMail(ctx, { inboxId, emailId }, mail),
  );
}

/** Adds the mails of a change, which are sent after it is committed. */
export function sending(ctx: Ctx, mails: Statement[]): Pick<EventChange, 'also' | 'after'> {
  return mails.length === 0 ? {} : { also: mails, after: () => wakeInvitationMails(ctx) };
}

/** Applies our own message to the stored state. Throws EVENT_TOO_LARGE (`refused`). */
function applied(state: ObjectState | null, method: Method, series: Series, from: string): ObjectState {
  const { state: next, outcome } = applyInvitation(state, {
    method,
    series,
    from,
    sender: 'own',
    authentication: 'none',
  });
  if (outcome.result === 'refused' || next === null) {
    const detail = `The event cannot be kept (${outcome.result === 'refused' ? outcome.reason : 'nothing'}): it has too many people or exceptions.`;
    throw new DomainError('refused', 'EVENT_TOO_LARGE', detail);
  }
  return next;
}

function shownIn(state: ObjectState): Series {
  return readInvitation(state)!.series!;
}

/** Removes exceptions that `wanted` lacks: a message that does not mention them would keep them. */
function withoutVanished(state: ObjectState, wanted: Series, from: string): ObjectState {
  const { master } = wanted;
  if (!master) return state;
  const keyOf = (each: Series['exceptions'][number]) =>
    `${recurrenceIds(master, [each.recurrenceId ?? each.start], wanted.zones, 'UTC')[0]}${each.isThisAndFuture}`;
  const kept = new Set(wanted.exceptions.map(keyOf));
  const vanished = shownIn(state).exceptions.filter(
    (each) => !kept.has(keyOf(each)) && each.status !== 'cancelled',
  );
  if (vanished.length === 0) return state;
  const sequence = nextSequence(wanted);
  const { stamp } = master;
  const cancelled = vanished.map((each) => ({ ...each, sequence, stamp, status: 'cancelled' as const }));
  return applied(state, 'CANCEL', { ...wanted, master: null, exceptions: cancelled }, from);
}
