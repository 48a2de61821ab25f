/** Seeds threads: the rows of `threads` and `thread_places`. */
import type { Direction } from '../src/contract/mail/emails.ts';
import type { TaskStatus } from '../src/contract/tasks.ts';
import type { Tag } from '../src/lib/tags.ts';
import type { Writer } from './writer.ts';

export interface Email {
  id: number;
  organization: number;
  /** The key of the email's objects in R2. */
  hash: string;
  messageId: string;
  direction: Direction;
  tag: Tag;
  isRead: 0 | 1;
  sender: { name: string; address: string };
  recipient: { name: string; address: string };
  subject: string;
  receivedAt: number;
  createdAt: number;
}

export interface Thread {
  id: number;
  subject: string;
  tag: Tag;
  customer: { name: string; address: string };
  messageIds: string[];
  targetLength: number;
  kept: Kept;
}

/** The state of a conversation, from the emails and tasks written so far. */
interface Kept {
  last: Email | null;
  first: Email | null;
  /** The newest email from or to the customer, and the newest that has their name. */
  participant: { emailId: number; namedId: number };
  unread: number;
  hasAttachment: boolean;
  task: { id: number; status: TaskStatus } | null;
}

export function newKept(): Kept {
  return {
    last: null,
    first: null,
    participant: { emailId: 0, namedId: 0 },
    unread: 0,
    hasAttachment: false,
    task: null,
  };
}

/** Adds an email to the state of its conversation. Emails must come in the order of their ids. */
export function keep(kept: Kept, email: Email, files: number): void {
  if (!kept.last || email.receivedAt >= kept.last.receivedAt) kept.last = email;
  if (!kept.first || email.receivedAt < kept.first.receivedAt) kept.first = email;
  kept.participant.emailId = email.id;
  if (email.direction === 'inbound') kept.participant.namedId = email.id;
  if (email.isRead === 0) kept.unread++;
  if (files > 0) kept.hasAttachment = true;
}

/** Writes the rows of `threads` and `thread_places`. Returns box, direction and is_read of each place. */
export function writeThread(
  writer: Writer,
  organization: number,
  { id, tag, customer, messageIds, kept }: Thread,
): [box: string, direction: Direction, isRead: number][] {
  const last = kept.last!;
  const { emailId, namedId } = kept.participant;
  const named = namedId === 0 ? '' : String(namedId).padStart(16, '0') + customer.name;
  writer.insert('threads', {
    id,
    organization_id: organization,
    message_count: messageIds.length,
    last_email_id: last.id,
    last_at: last.receivedAt,
    direction: last.direction,
    first_message_id: kept.first!.messageId,
    subject: kept.first!.subject,
    unread_count: kept.unread,
    has_attachment: kept.hasAttachment ? 1 : 0,
    tags: JSON.stringify([tag]),
    participants: JSON.stringify([[emailId, customer.address.toLowerCase(), named]]),
    task_id: kept.task?.id ?? null,
    task_status: kept.task?.status ?? null,
  });
  const isRead = kept.unread === 0 ? 1 : 0;
  return ['', tag].map((box) => {
    writer.insert('thread_places', {
      organization_id: organization,
      box,
      state: 'open',
      direction: last.direction,
      is_read: isRead,
      last_at: last.receivedAt,
      thread_id: id,
      assignee_id: 0,
    });
    return [box, last.direction, isRead];
  });
}
