import type { Response } from '../../../../contract/calendar/events.ts';
import { type Invitation, type ObjectState, readInvitation } from '../../../../lib/invitations/index.ts';
import type { EventContent, StoredEvent } from '../events/event.ts';
import { REMINDER_MINUTES } from './limits.ts';

const NOTHING = { series: null, myResponse: null, isBusy: false, inFeed: false, isVerified: null };

/**
 * Returns the content of an event after a message changed the state of its UID. `mail` is the mail with that message;
 * the event keeps its previous mail if the message changes nothing visible.
 */
export function contentOf(
  state: ObjectState,
  event: StoredEvent | null,
  mail: Pick<EventContent, 'emailId' | 'inboxId'>,
): EventContent {
  const invitation = readInvitation(state);
  const isOwn = invitation !== null && isOrganizedHere(state, invitation);
  const isNews =
    !isOwn &&
    invitation?.series != null &&
    JSON.stringify(invitation.series) !== JSON.stringify(event?.series ?? null);
  return {
    ...(invitation ? shownOf(invitation, isOwn) : NOTHING),
    source: sourceOf(event, isOwn),
    state,
    reminderMinutes: event ? event.reminderMinutes : REMINDER_MINUTES,
    inboxId: event?.inboxId ?? mail.inboxId,
    emailId: isNews ? mail.emailId : (event?.emailId ?? mail.emailId),
    taskId: event?.taskId ?? null,
    connectionId: event?.connectionId ?? null,
  };
}

function shownOf(invitation: Invitation, isOwn: boolean) {
  return {
    series: invitation.series,
    myResponse: isOwn ? null : responseOf(invitation),
    isBusy: invitation.conflicts,
    inFeed: invitation.inFeed,
    isVerified: isOwn ? null : invitation.isVerified,
  };
}

function isOrganizedHere(state: ObjectState, { organizer }: Invitation): boolean {
  return Object.values(state.claims[organizer]!.journals).some((journal) => journal.isOwn);
}

/**
 * Returns the response of this organization. Delegating means to decline; an invitation to single occurrences only has
 * the response to the first of them.
 */
function responseOf({ response, responses, series }: Invitation): Response {
  const answer = series?.master ? response : (responses[0]?.status ?? response);
  return answer === 'delegated' ? 'declined' : answer;
}

/** Returns the source of the event. An import becomes an invitation once its organizer writes. */
function sourceOf(event: StoredEvent | null, isOwn: boolean): EventContent['source'] {
  return event && (isOwn || event.source !== 'import') ? event.source : 'invitation';
}
