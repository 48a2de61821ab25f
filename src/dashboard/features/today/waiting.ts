/** Sorts pending work by urgency. */
import type { Schemas } from '../../api/client.ts';
import { type ListedTask, PRIORITIES } from '../tasks/index.ts';

export type Waiting = Pick<
  Schemas['Conversation'],
  'id' | 'subject' | 'snippet' | 'last_message' | 'unread_count' | 'task'
>;

/** Addresses that nobody reads. */
const MACHINE = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i;

/** Returns conversations with an open task, newest first. Those without a task or with a machine need no reply. */
export function toAnswer(...lists: (Waiting[] | undefined)[]): Waiting[] {
  return lists
    .flatMap((list) => list ?? [])
    .filter(({ task }) => task !== null && task.status !== 'done')
    .filter(({ last_message: last }) => !MACHINE.test(last.from_address))
    .sort((a, b) => b.last_message.received_at.localeCompare(a.last_message.received_at));
}

/** Sorts tasks in progress before those to do, then by priority, then oldest first. */
export function byUrgency(tasks: ListedTask[]): ListedTask[] {
  const rank = ({ status, priority }: ListedTask) =>
    (status === 'in_progress' ? 0 : 10) + PRIORITIES.indexOf(priority);
  return tasks.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id);
}
