import type { InboxRow } from '../../inboxes/index.ts';
import type { RuleEmailRow } from './email-store.ts';
import { MAX_AGE_MS } from './limits.ts';

/**
 * Returns whether rules run for an email: inbound, not in spam or trash, and not history, such as mail that a mailbox
 * had when it was connected, or that is imported later.
 */
export function isNew(email: RuleEmailRow, inboxes: Pick<InboxRow, 'id' | 'createdAt'>[]): boolean {
  const inbox = inboxes.find(({ id }) => id === email.inbox_id);
  const arrivedFrom = Math.max(
    email.created_at - MAX_AGE_MS,
    // Servers report arrival times in whole seconds.
    inbox ? Math.floor(inbox.createdAt / 1000) * 1000 : 0,
  );
  return (
    email.direction === 'inbound' &&
    email.is_hidden === 0 &&
    email.is_history === 0 &&
    email.arrived_at >= arrivedFrom &&
    email.received_at >= email.created_at - MAX_AGE_MS
  );
}
