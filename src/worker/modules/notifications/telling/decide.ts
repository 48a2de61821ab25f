import type { NotificationKind } from '../../../../contract/identity/settings.ts';
import type { NoticeKind } from '../../../../contract/notifications/notifications.ts';
import type { NotificationSettings } from '../../../../contract/notifications/settings.ts';
import type { Listener } from '../../identity/index.ts';
import { isQuiet } from '../settings/quiet.ts';
import type { Telling } from './kinds.ts';

/** The mail that is sent at once about a kind, unless the member has switched it off: a digest leaves it out. */
const MAILED_AT_ONCE: Partial<Record<NoticeKind, NotificationKind>> = {
  mention: 'note_mention',
  assignment: 'task_assigned',
  caption: 'caption_pending',
};

/** Where a member is told something. */
export interface Decision {
  isListed: boolean;
  /** They have it open: it is read from the start, and told nowhere else. */
  isRead: boolean;
  inDigest: boolean;
  pushTo: number[];
}

/** Decides where a member is told something; null: nowhere. */
export function decide(
  telling: Telling,
  listener: Listener,
  settings: NotificationSettings,
  { isOpen, now }: { isOpen: boolean; now: number },
): Decision | null {
  if (!isTo(telling, listener)) return null;
  if (telling.inboxId !== null && settings.muted_inbox_ids.includes(telling.inboxId)) return null;
  const { page, push, email } = settings.kinds[telling.kind];
  const atOnce = MAILED_AT_ONCE[telling.kind];
  const isMailed = atOnce !== undefined && listener.notifications[atOnce] !== false;
  const decision = {
    isListed: page,
    isRead: isOpen,
    inDigest: email && settings.digest !== 'off' && !isOpen && !isMailed,
    pushTo: push && !isOpen && !isQuiet(settings, listener.timezone, now) ? listener.devices : [],
  };
  return decision.isListed || decision.inDigest || decision.pushTo.length > 0 ? decision : null;
}

/** Whether a member is told something: nobody is told what they did themselves. */
export function isTo({ to, actorId }: Telling, { id, role }: Pick<Listener, 'id' | 'role'>): boolean {
  if (id === actorId) return false;
  if (to === 'members') return true;
  return to === 'admins' ? role !== 'member' : to.includes(id);
}
