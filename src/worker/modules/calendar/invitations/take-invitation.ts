import {
  applyInvitation,
  type ItipMessage,
  type ObjectState,
  type Outcome,
} from '../../../../lib/invitations/index.ts';
import { lastStartOf, spanOf } from '../../../../lib/recurrence/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { changeEvent } from '../events/change-event.ts';
import type { StoredEvent } from '../events/event.ts';
import { contentOf } from './content.ts';
import { MAX_PAST } from './limits.ts';
import type { IncomingMail } from './mail.ts';

/**
 * Applies a mail's messages about one UID to the calendar. Idempotent. Returns the outcome of each message; null if
 * mail may not change the event. Throws the errors of `changeEvent`.
 */
export async function takeInvitation(
  ctx: Ctx,
  mail: Pick<IncomingMail, 'emailId' | 'inboxId'>,
  uid: string,
  messages: ItipMessage[],
): Promise<Outcome[] | null> {
  let outcomes: Outcome[] | null = null;
  await changeEvent(ctx, { uid }, (event) => {
    outcomes = null;
    if (event && !messages.every((message) => mayChange(event, message))) return null;
    const taken = applyAll(event ? (event.state ?? stateOfImport(event, messages[0]!)) : null, messages);
    outcomes = taken.outcomes;
    if (taken.state === null || !taken.outcomes.some(({ result }) => result === 'changed')) return null;
    if (!event && messages.every(isAnswerOfStranger)) return null;
    const isInvited = messages.some(({ method }) => method === 'REQUEST' || method === 'ADD');
    const emailId = isInvited ? mail.emailId : (event?.emailId ?? mail.emailId);
    const content = contentOf(taken.state, event, { emailId, inboxId: mail.inboxId });
    const end = content.series && spanOf(content.series, lastStartOf(content.series)).to;
    if (!event && end !== null && end < ctx.now() - MAX_PAST) return null;
    return { content };
  });
  return outcomes;
}

function applyAll(state: ObjectState | null, messages: ItipMessage[]) {
  const outcomes: Outcome[] = [];
  let next = state;
  for (const message of messages) {
    const applied = applyInvitation(next, message);
    next = applied.state;
    outcomes.push(applied.outcome);
  }
  return { state: next, outcomes };
}

/** Returns whether a stranger replies to an unknown event. Anybody could fill the calendar with such replies. */
function isAnswerOfStranger({ method, sender }: ItipMessage): boolean {
  return sender === 'unknown' && (method === 'REPLY' || method === 'COUNTER');
}

/**
 * Returns whether a mail may change the event. Events created or booked here accept only replies to mailed invitations.
 * Imports are only changed by their organizer, authenticated by the receiving server.
 */
function mayChange(event: StoredEvent, message: ItipMessage): boolean {
  const { method, sender, authentication } = message;
  if (event.source === 'invitation') return true;
  if (event.state !== null) return method === 'REPLY' || method === 'COUNTER';
  const isSure = sender === 'own' || authentication === 'pass';
  const isOfOrganizer = method === 'REQUEST' || method === 'CANCEL';
  return event.source === 'import' && isSure && isOfOrganizer && isOrganizer(event, message.from);
}

function isOrganizer({ series }: StoredEvent, address: string): boolean {
  const { master, exceptions } = series ?? { master: null, exceptions: [] };
  const organizer = (master ?? exceptions[0])?.organizer;
  return organizer?.email.toLowerCase() === address.trim().toLowerCase();
}

/** Returns the state of an import as if its organizer had mailed it: importing it shows that somebody wanted it. */
function stateOfImport({ series }: StoredEvent, message: ItipMessage): ObjectState | null {
  if (!series) return null;
  return applyInvitation(null, { ...message, method: 'REQUEST', sender: 'known', series }).state;
}
