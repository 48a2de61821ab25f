import type { Series } from '../../../../lib/ical/index.ts';

export interface Person {
  email: string;
  name: string | null;
}

/** A mail about an event (iTIP, RFC 5546). */
export interface InvitationMail {
  /** REQUEST invites, or changes an invitation. CANCEL revokes it. REPLY answers one. */
  method: 'REQUEST' | 'CANCEL' | 'REPLY';
  /** Bcc is never used: the calendar part names everybody anyway. */
  to: Person[];
  /** The components in the calendar part: new, changed, cancelled or answered ones. */
  series: Series;
  /** Whether the recipients were invited before, which the subject mentions. */
  isUpdate: boolean;
  /** The user's message to the recipients. */
  comment: string | null;
}
