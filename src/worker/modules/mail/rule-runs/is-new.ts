import type { InboxRow } from '../../inboxes/index.ts';
import type { RuleEmailRow } from './email-store.ts';
import { MAX_AGE_MS } from './limits.ts';

/**
 * True for mail that rules run for: inbound, not in spam or trash, and no history, such as the mail that a mailbox has when
 * it is connected, or that is imported later.
 */
export function isNew(email: RuleEmailRow, inboxes: Pick<InboxRow, 'id' | 'createdAt'>[]): boolean {
  const inbox = inboxes.find(({ id }) => id === email.inbox_id);
  const arrivedFrom = Math.max(
    email.created_at - MAX_AGE_MS,
    // Servers report the time of arrival in whole seconds.
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
