import { useRef } from 'react';
import { useAct } from '../../../api/act.ts';
import { client } from '../../../api/client.ts';
import type { Patch } from '../../../api/patch.ts';
import { useText } from '../../../lib/text/language.tsx';
import { notesText } from '../../../lib/text/mail/notes.ts';
import type { ConversationNote } from './use-notes.ts';

type Content = Pick<ConversationNote, 'text' | 'mentions'>;
interface Edit {
  id: number;
  content: Content;
  before: Content;
}
interface Held {
  pages: { items: ConversationNote[] }[];
}

const changeNotes = (patch: Patch, change: (items: ConversationNote[]) => ConversationNote[]) =>
  patch('/api/notes', (held: Held) => ({
    ...held,
    pages: held.pages.map((page) => ({ ...page, items: change(page.items) })),
  }));

/** Returns a function that writes a note, idempotently. */
export function useWriteNote(emailId: number): (content: Content) => Promise<void> {
  const tried = useRef({ body: '', key: '' });
  const write = useAct({
    async run(content: Content) {
      const body = JSON.stringify([emailId, content]);
      if (tried.current.body !== body) tried.current = { body, key: crypto.randomUUID() };
      await client.POST('/api/notes', {
        params: { header: { 'idempotency-key': tried.current.key } },
        body: { email_id: emailId, ...content },
      });
      tried.current = { body: '', key: '' };
    },
    touches: ['note'],
  });
  return write.submit;
}

/** Returns the author's actions on a note, which are optimistic and can be undone. */
export function useChangeNote() {
  const text = useText(notesText);
  const path = (id: number) => ({ params: { path: { id } } });
  const shared = { touches: ['note'], inTurn: 'notes', failed: text.failed } as const;
  const edit = useAct({
    ...shared,
    run: ({ id, content }: Edit) => client.PATCH('/api/notes/{id}', { ...path(id), body: content }),
    show: (patch, { id, content }) =>
      changeNotes(patch, (items) => items.map((note) => (note.id === id ? { ...note, ...content } : note))),
    said: text.edited,
    undo: ({ id, content, before }) => void edit.quietly({ id, content: before, before: content }),
  });
  const restore = useAct({
    ...shared,
    run: (id: number) => client.POST('/api/notes/{id}/restore', path(id)),
  });
  const remove = useAct({
    ...shared,
    run: (id: number) => client.DELETE('/api/notes/{id}', path(id)),
    show: (patch, id) => changeNotes(patch, (items) => items.filter((note) => note.id !== id)),
    said: text.deleted,
    undo: (id) => restore.act(id),
  });
  return {
    edit({ id, text: before, mentions }: ConversationNote, content: Content) {
      if (content.text !== before) void edit.act({ id, content, before: { text: before, mentions } });
    },
    remove: ({ id }: ConversationNote) => void remove.act(id),
  };
}
