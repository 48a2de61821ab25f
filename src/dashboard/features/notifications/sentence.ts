import {
  AtSign,
  Bot,
  CircleAlert,
  CornerDownLeft,
  type LucideIcon,
  MessageSquareText,
  UserCheck,
} from 'lucide-react';
import type { Schemas } from '../../api/client.ts';
import type { notificationsText } from '../../lib/text/shell/notifications.ts';

type Notification = Schemas['Notification'];

export const ICONS: Record<Notification['kind'], LucideIcon> = {
  mention: AtSign,
  assignment: UserCheck,
  reply: CornerDownLeft,
  caption: MessageSquareText,
  proposal: Bot,
  failure: CircleAlert,
};

/** Returns what happened, in words. */
export function sentenceOf({ kind, actor }: Notification, text: (typeof notificationsText)['en']): string {
  return actor ? text.by[kind](actor.name) : text.happened[kind];
}
