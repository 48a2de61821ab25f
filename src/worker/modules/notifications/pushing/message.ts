import type { Language } from '../../../../lib/language.ts';
import type { NotificationRow } from '../schema.ts';
import { titleOf } from '../words.ts';

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

/** Returns a notification as a device gets it. */
export function toMessage(
  { id, kind, text, path, emailId, taskId }: NotificationRow,
  actor: string | undefined,
  { language, showsText }: { language: Language; showsText: boolean },
): PushMessage {
  const subject = emailId ?? taskId ?? id;
  const title = titleOf(language, kind, actor);
  return { id, title, body: showsText ? text : '', path, tag: `${kind}:${subject}` };
}
