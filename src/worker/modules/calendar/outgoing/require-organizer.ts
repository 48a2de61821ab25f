import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { selectActiveInboxes, selectSendingInboxes } from '../../inboxes/index.ts';
import { getEmail } from '../../mail/index.ts';

/** The inbox that organizes or answers an event. */
export interface Organizer {
  inboxId: number;
  email: string;
  name: string;
}

/**
 * Returns the inbox that invites: the given one, else that of the email, else the first that can send. Throws
 * NO_SUCH_INBOX, SMTP_MISSING (`refused`), NOT_FOUND for an unknown email.
 */
export async function requireOrganizer(
  ctx: Ctx,
  inboxId?: number | null,
  emailId?: number | null,
): Promise<Organizer> {
  const [sending, active] = await commit(database(ctx), [
    selectSendingInboxes(ctx),
    selectActiveInboxes(ctx),
  ]);
  const asked = inboxId ?? null;
  if (asked !== null && !active.some(({ id }) => id === asked)) throw noSuchInbox(asked);
  const preferred = asked ?? (emailId == null ? null : (await getEmail(ctx, emailId)).inbox_id);
  const found = sending.find(({ id }) => id === preferred) ?? (asked === null ? sending[0] : undefined);
  if (!found) throw smtpMissing(asked);
  return { inboxId: found.id, email: found.emailAddress, name: found.name };
}

function noSuchInbox(inboxId: number): DomainError {
  return new DomainError('refused', 'NO_SUCH_INBOX', `There is no active inbox ${inboxId}.`, {
    errors: [{ path: 'inbox_id', message: 'expected an active inbox; see /api/smtp-inboxes' }],
  });
}

function smtpMissing(inboxId: number | null): DomainError {
  const which = inboxId === null ? 'No active inbox' : `The inbox ${inboxId}`;
  const detail = `${which} ${inboxId === null ? 'has' : 'has no'} an SMTP server, so no mail about the event can be sent. Set the smtp_ fields of an inbox.`;
  return new DomainError('refused', 'SMTP_MISSING', detail, {
    errors: [{ path: 'inbox_id', message: 'expected an inbox that can send; see /api/smtp-inboxes' }],
  });
}
