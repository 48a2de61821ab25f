import type { NoticeKind } from '../../../../contract/notifications/notifications.ts';
import type { NotificationRow } from '../schema.ts';

/** What a device gets. */
export interface PushMessage {
  id: number;
  title: string;
  /** Empty unless the member wants to see what it is about. */
  body: string;
  /** Where a click leads to. */
  path: string;
  /** Of two with the same tag, a device shows the later one. */
  tag: string;
}

/** What happened, in the words of a title. `who` is the user who did it. */
const TITLES: Record<NoticeKind, (who: string) => string> = {
  mention: (who) => `${who} mentioned you`,
  assignment: (who) => `${who} assigned something to you`,
  reply: (who) => `${who} replied`,
  caption: () => 'A caption waits for approval',
  failure: () => 'Something failed',
};
const BY_NOBODY: Record<NoticeKind, string> = {
  mention: 'You were mentioned',
  assignment: 'Something was assigned to you',
  reply: 'New reply',
  caption: 'A caption waits for approval',
  failure: 'Something failed',
};

/** Says in one line what happened. `actor` is the name of who did it, if it was a member. */
export function titleOf(kind: NoticeKind, actor: string | undefined): string {
  return actor ? TITLES[kind](actor) : BY_NOBODY[kind];
}

/** Returns a notification as a device gets it. */
export function toMessage(
  { id, kind, text, path, emailId, taskId }: NotificationRow,
  actor: string | undefined,
  showsText: boolean,
): PushMessage {
  const subject = emailId ?? taskId ?? id;
  return { id, title: titleOf(kind, actor), body: showsText ? text : '', path, tag: `${kind}:${subject}` };
}
