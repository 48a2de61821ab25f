import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { client, type Schemas } from '../../../api/client.ts';
import { patch, refresh } from '../../../api/patch.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { shapeText } from '../../../lib/text/mail/shape.ts';
import { say, sayFailure } from '../../../ui/toast.tsx';
import { changeHeld, type Held } from '../actions/change.ts';
import type { MessagePage } from '../message/queries.ts';

const THREADS = ['/api/threads', '/api/threads/{id}'] as const;

/** Changes the inbox of one message optimistically, and offers undo. */
export function useInboxOfMessage(conversation: Schemas['Conversation'], list: Schemas['ThreadMessage'][]) {
  const queries = useQueryClient();
  const text = useText(shapeText);
  const common = useText(commonText);

  const change = useMutation({
    mutationFn: ({ id, tag }: { id: number; tag: string }) =>
      client.PATCH('/api/emails/{id}', { params: { path: { id } }, body: { tag } }),
    async onMutate({ id, tag }) {
      const changed = list.map((message) => (message.id === id ? { ...message, tag } : message));
      // Messages that are not loaded have their own inboxes.
      const others = conversation.message_count > list.length ? conversation.tags : [];
      const tags = [...new Set([...others, ...changed.map((message) => message.tag)])].toSorted();
      const ids = new Set([conversation.id]);
      const backs = await Promise.all([
        patch<InfiniteData<MessagePage>>(queries, ['/api/emails/{id}/thread'], (held) => ({
          ...held,
          pages: held.pages.map((page) => ({
            ...page,
            messages: page.messages.map((message) => (message.id === id ? { ...message, tag } : message)),
          })),
        })),
        patch<Held>(queries, [...THREADS], (held, key) =>
          changeHeld(held, key, ids, (one) => ({ ...one, tags })),
        ),
      ]);
      return () => {
        for (const back of backs) back();
      };
    },
    onError(error, _, back) {
      back?.();
      sayFailure(error, text.inboxFailed);
    },
    onSettled: () =>
      refresh(
        queries,
        ...THREADS,
        '/api/emails',
        '/api/emails/{id}/thread',
        '/api/tasks',
        '/api/tasks/{id}',
        '/api/stats',
      ),
  });

  return ({ id, tag: before }: Schemas['ThreadMessage'], tag: string) => {
    if (tag === before) return;
    change.mutate({ id, tag });
    say(text.inInbox(tag, 1), { label: common.undo, run: () => change.mutate({ id, tag: before }) });
  };
}
