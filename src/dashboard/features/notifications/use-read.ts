import type { InfiniteData } from '@tanstack/react-query';
import { useAct } from '../../api/act.ts';
import { client, type Schemas } from '../../api/client.ts';
import { useText } from '../../lib/text/language.tsx';
import { notificationsText } from '../../lib/text/shell/notifications.ts';

type Notification = Schemas['Notification'];
type What = { ids: number[] } | { up_to: number } | { thread_id: number };
type Pages = InfiniteData<{ items: Notification[] }>;

/** Returns what marks notifications as read: one, it and all before it, or all about a conversation. */
export function useRead() {
  const text = useText(notificationsText);
  const { quietly } = useAct({
    run: (body: What) => client.POST('/api/notifications/read', { body }),
    show(patch, body) {
      const read_at = new Date().toISOString();
      const isMeant = ({ id, thread_id }: Notification) => {
        if ('ids' in body) return body.ids.includes(id);
        return 'up_to' in body ? id <= body.up_to : thread_id === body.thread_id;
      };
      patch<'/api/notifications', Pages | Schemas['NotificationList']>('/api/notifications', (data) => {
        if (!('pages' in data)) return data;
        const pages = data.pages.map((page) => ({
          ...page,
          items: page.items.map((each) => (each.read_at || !isMeant(each) ? each : { ...each, read_at })),
        }));
        return { ...data, pages };
      });
    },
    touches: ['notification'],
    failed: text.failed,
  });
  return (body: What) => void quietly(body);
}
