import type { InfiniteData } from '@tanstack/react-query';
import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { shapeText } from '../../../lib/text/mail/shape.ts';
import { changeHeld, type Held } from '../actions/change.ts';
import type { MessagePage } from '../message/queries.ts';

interface Move {
  id: number;
  tag: string;
  before: string;
}

/** Changes the inbox of one message optimistically, and offers undo. */
export function useInboxOfMessage(conversation: Schemas['Conversation'], list: Schemas['ThreadMessage'][]) {
  const text = useText(shapeText);
  const change = useAct({
    run: ({ id, tag }: Move) => client.PATCH('/api/emails/{id}', { params: { path: { id } }, body: { tag } }),
    show(patch, { id, tag }) {
      const move = (message: Schemas['ThreadMessage']) => (message.id === id ? { ...message, tag } : message);
      // Messages that are not loaded have their own inboxes.
      const others = conversation.message_count > list.length ? conversation.tags : [];
      const tags = [...new Set([...others, ...list.map((message) => move(message).tag)])].toSorted();
      patch('/api/emails/{id}/thread', (held: InfiniteData<MessagePage>) => ({
        ...held,
        pages: held.pages.map((page) => ({ ...page, messages: page.messages.map(move) })),
      }));
      patch(['/api/threads', '/api/threads/{id}'], (held: Held, key) =>
        changeHeld(held, key, new Set([conversation.id]), (one) => ({ ...one, tags })),
      );
    },
    touches: ['email', 'task'],
    inTurn: 'inbox-of-message',
    failed: text.inboxFailed,
    said: ({ tag }) => text.inInbox(tag, 1),
    undo: ({ id, tag, before }) => void change.quietly({ id, tag: before, before: tag }),
  });

  return ({ id, tag: before }: Schemas['ThreadMessage'], tag: string) => {
    if (tag !== before) void change.act({ id, tag, before });
  };
}
