/** A conversation of the showcase: the messages of each side, and its task. */
import type { TaskPriority, TaskStatus } from '../../../../contract/tasks.ts';

export type Inbox = 'hello' | 'partners' | 'info' | 'support' | 'neo';

export interface Message {
  /** The author: the customer, or the shop. */
  by: 'them' | 'us';
  hoursAgo: number;
  text: string;
  attachments?: { filename: string; content: Buffer }[];
  /** An iCalendar invitation (RFC 5546). */
  invitation?: string;
}

export interface Conversation {
  /** The prefix of the Message-IDs, which are the same at each start. */
  key: string;
  inbox: Inbox;
  /** `Name <address>` of the other side. */
  person: string;
  subject: string;
  /** Oldest first. */
  messages: Message[];
  task: { status: TaskStatus; priority: TaskPriority; assignee: Assignee };
  isRead: boolean;
}

/** A key of `PEOPLE`, or the demo user. */
export type Assignee = 'mira' | 'theo' | 'lin' | 'demo' | null;

/** Returns the Message-ID of a message, without angle brackets. */
export function messageIdOf({ key, person }: Conversation, index: number): string {
  return `${key}-${index + 1}${person.slice(person.lastIndexOf('@'), -1)}`;
}

/** Returns the subject as email clients write it in a reply. */
export function subjectOf({ subject }: Conversation, index: number): string {
  return index === 0 ? subject : `Re: ${subject}`;
}
