import type { Series } from '../ical/index.ts';

export interface Person {
  email: string;
  name: string | null;
}

/** What one mail tells people of an event (iTIP, RFC 5546). */
export interface InvitationMail {
  /** REQUEST invites, or changes an invitation. CANCEL takes it back. REPLY answers one. */
  method: 'REQUEST' | 'CANCEL' | 'REPLY';
  /** Bcc is never used: the calendar part names everybody anyway. */
  to: Person[];
  /** The components that the calendar part has: those that are new, changed, cancelled or answered. */
  series: Series;
  /** The recipients were invited before: the subject says so. */
  isUpdate: boolean;
  /** For the recipients, in words of whoever acts. */
  comment: string | null;
}
