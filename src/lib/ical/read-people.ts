import type { Attendee, AttendeeStatus, Organizer } from '../recurrence/event.ts';
import { cleanText, type Property, parameterOf, parametersOf } from './property.ts';

const MAX_EMAIL = 320;
const STATUSES: Record<string, AttendeeStatus> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
  DELEGATED: 'delegated',
};

/** Reads the organizer. Null without an email address. */
export function readOrganizer(property: Property): Organizer | null {
  const email = emailOf(property);
  if (email === null) return null;
  return { email, name: nameOfPerson(property), sentBy: emailIn(parameterOf(property, 'sent-by')) };
}

/** Reads an attendee. Null without an email address, because they could not be asked or answer. */
export function readAttendee(property: Property): Attendee | null {
  const email = emailOf(property);
  if (email === null) return null;
  const role = (parameterOf(property, 'role') ?? '').toUpperCase();
  return {
    email,
    name: nameOfPerson(property),
    status: STATUSES[(parameterOf(property, 'partstat') ?? '').toUpperCase()] ?? 'needs_action',
    role: /^[A-Z-]{1,40}$/.test(role) ? role : 'REQ-PARTICIPANT',
    isReplyWanted: parameterOf(property, 'rsvp')?.toUpperCase() === 'TRUE',
    delegatedTo: parametersOf(property, 'delegated-to').flatMap((each) => emailIn(each) ?? []),
    delegatedFrom: parametersOf(property, 'delegated-from').flatMap((each) => emailIn(each) ?? []),
    sentBy: emailIn(parameterOf(property, 'sent-by')),
  };
}

function nameOfPerson(property: Property): string | null {
  return cleanText((parameterOf(property, 'cn') ?? '').replaceAll('\n', ' '));
}

/** Reads the address from the value, or from the parameter EMAIL (RFC 7986, 6.2), which Apple writes beside others. */
function emailOf(property: Property): string | null {
  return emailIn(property.value) ?? emailIn(parameterOf(property, 'email'));
}

function emailIn(address: string | null): string | null {
  const email = address?.trim().replace(/^mailto:\s*/i, '') ?? '';
  const isEmail = email.length <= MAX_EMAIL && /^[^\s@"<>\p{Cc}]+@[^\s@"<>\p{Cc}]+$/u.test(email);
  return isEmail ? email : null;
}
