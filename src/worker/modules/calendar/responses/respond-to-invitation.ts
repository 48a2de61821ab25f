import type { CalendarEventBody, Respond } from '../../../../contract/calendar/events.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { CalendarEvent, Series } from '../../../../lib/ical/index.ts';
import {
  applyInvitation,
  type Invitation,
  type ObjectState,
  ownAnswer,
  ownStamps,
  readInvitation,
} from '../../../../lib/invitations/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { findTimezone } from '../../identity/index.ts';
import { isDeliverable } from '../../sending/index.ts';
import { changeEvent, type EventChange } from '../events/change-event.ts';
import type { StoredEvent } from '../events/event.ts';
import { contentOf } from '../invitations/content.ts';
import {
  insertInvitationMail,
  requireOrganizer,
  stampAfter,
  wakeInvitationMails,
} from '../outgoing/index.ts';
import { presentEvent } from '../reading/present.ts';
import { findInvited, type Invited } from './find-attendee.ts';
import { findComponents } from './find-components.ts';
import { writeReply } from './write-reply.ts';

/**
 * Responds to an invitation: one batch stores the response and the REPLY to the organizer. Repeating a response changes
 * nothing unless it has a comment. Throws 404; NOT_INVITED, EVENT_CANCELLED, NO_SUCH_INBOX, SMTP_MISSING,
 * EVENT_TOO_LARGE (`refused`).
 */
export async function respondToInvitation(ctx: Ctx, id: number, input: Respond): Promise<CalendarEventBody> {
  const zone = await findTimezone(ctx);
  const event = await changeEvent(ctx, { id }, (stored) => decide(ctx, stored, input, zone));
  return presentEvent(ctx, event!);
}

async function decide(
  ctx: Ctx,
  event: StoredEvent | null,
  { response, recurrence_id, comment: words }: Respond,
  zone: string,
): Promise<EventChange | null> {
  if (!event?.isShown) throw notFound('event');
  const { state, inboxId, emailId } = event;
  const invitation = state && readInvitation(state);
  if (!state || !invitation?.series || inboxId === null) throw notInvited();
  const { series, organizer } = invitation;
  const components = findComponents(series, recurrence_id, zone);
  if (components.length === 0) throw nothingToAnswer(invitation, recurrence_id);
  const inbox = await requireOrganizer(ctx, inboxId);
  const invited = organizer === inbox.email ? null : await findInvited(ctx, components, inbox.email, emailId);
  const asked = invited ? wholeFirst(invited) : [];
  const to = asked[0]?.organizer;
  if (!invited || !to || !isDeliverable(to.email)) throw notInvited();

  const comment = words?.trim() || null;
  const isAnswered = asked.every((each) => ownAnswer(state, organizer, each, series.zones) === response);
  if (isAnswered && comment === null) return null;
  const stamp = stampAfter(ctx.now(), ...ownStamps(state, organizer));
  const reply = writeReply(series, asked, invited.attendee, { status: response, stamp, inbox });
  const mail = {
    method: 'REPLY' as const,
    to: [{ email: to.email, name: to.name }],
    series: reply,
    isUpdate: false,
    comment,
  };
  return {
    content: contentOf(withReply(state, reply, invited.attendee.email), event, { inboxId, emailId }),
    also: insertInvitationMail(ctx, { inboxId, emailId }, mail),
    after: () => wakeInvitationMails(ctx),
  };
}

/** Returns only the series if the attendee is invited to it: its exceptions are included. */
function wholeFirst({ components }: Invited): CalendarEvent[] {
  const master = components.find(({ recurrenceId }) => recurrenceId === null);
  return master ? [master] : components;
}

function withReply(state: ObjectState, series: Series, from: string): ObjectState {
  const message = { method: 'REPLY', series, from, sender: 'own', authentication: 'none' } as const;
  const { state: next, outcome } = applyInvitation(state, message);
  if (next && outcome.result !== 'refused') return next;
  throw new DomainError('refused', 'EVENT_TOO_LARGE', 'The event has too many answers.');
}

function notInvited(): DomainError {
  const detail =
    'No inbox of this organization is an attendee of this event, so there is nobody to answer for.';
  return new DomainError('refused', 'NOT_INVITED', detail);
}

function nothingToAnswer({ isCancelled }: Invitation, recurrenceId: string | undefined): DomainError {
  if (recurrenceId !== undefined && !isCancelled) {
    const detail =
      'The event has no such occurrence. GET /api/calendar/events lists them with their recurrence_id.';
    return new DomainError('not_found', 'NO_SUCH_OCCURRENCE', detail);
  }
  return new DomainError(
    'refused',
    'EVENT_CANCELLED',
    'The event is cancelled, so there is nothing to answer.',
  );
}
