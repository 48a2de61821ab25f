import type { Attendee, CalendarEvent } from '../../../../lib/ical/index.ts';
import { deliveredTo, mailboxesOf } from '../../../../lib/message/headers/people.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { withoutDetail } from '../../../platform/plus-address.ts';
import { readIncomingMail } from '../invitations/mail.ts';

/** The attendee that this organization is, and the components of the event with that attendee. */
export interface Invited {
  attendee: Attendee;
  components: CalendarEvent[];
}

const lower = (email: string) => email.trim().toLowerCase();

/**
 * Finds the attendee for an inbox: by its address, with or without a +detail; else by the addresses that the invitation
 * was delivered to, such as an alias; else as the only attendee in To and Cc. Null if there is none.
 */
export async function findInvited(
  ctx: Ctx,
  components: CalendarEvent[],
  inboxAddress: string,
  emailId: number | null,
): Promise<Invited | null> {
  const direct = invitedAs(components, [inboxAddress]);
  if (direct || emailId === null) return direct;
  const headers = (await readIncomingMail(ctx, emailId))?.headers ?? [];
  const delivered = invitedAs(components, deliveredTo(headers));
  if (delivered) return delivered;
  const named = [...mailboxesOf(headers, 'to'), ...mailboxesOf(headers, 'cc')];
  const attending = [...new Set(named.map(({ address }) => lower(address)))].filter((address) =>
    invitedAs(components, [address]),
  );
  return attending.length === 1 ? invitedAs(components, attending) : null;
}

/** Finds the attendee with the first of the addresses that matches one. */
function invitedAs(components: CalendarEvent[], addresses: string[]): Invited | null {
  const plain = (email: string) => withoutDetail(lower(email));
  for (const isSame of [
    (email: string, address: string) => lower(email) === lower(address),
    (email: string, address: string) => plain(email) === plain(address),
  ]) {
    for (const address of addresses) {
      const find = ({ attendees }: CalendarEvent) => attendees.find(({ email }) => isSame(email, address));
      const attendee = components.map(find).find((each) => each !== undefined);
      if (attendee)
        return { attendee, components: components.filter((each) => find(each)?.email === attendee.email) };
    }
  }
  return null;
}
