import type { QueryKey } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAct } from '../../../api/act.ts';
import { newId } from '../../../api/new-id.ts';
import type { Patch } from '../../../api/patch.ts';
import { useText } from '../../../lib/text/language.tsx';
import { notesText } from '../../../lib/text/mail/notes.ts';
import { useSignedIn } from '../../session/index.ts';
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

/** A note that the server does not have yet. */
export const isUnsent = ({ id }: Pick<ConversationNote, 'id'>): boolean => id < 0;

/** Returns a function that writes a note to a conversation, idempotently. */
export function useWriteNote(conversation: number, emailId: number): (content: Content) => Promise<void> {
  const text = useText(notesText);
  const { session } = useSignedIn();
  const tried = useRef({ body: '', key: '' });
  const write = useAct({
    async run(content: Content, into) {
      const body = JSON.stringify([emailId, content]);
      if (tried.current.body !== body) tried.current = { body, key: newId() };
      await into.POST('/api/notes', {
        params: { header: { 'idempotency-key': tried.current.key } },
        body: { email_id: emailId, ...content },
      });
      tried.current = { body: '', key: '' };
    },
    show(patch, content) {
      const now = Date.now();
      const note = {
        ...{ id: -now, email_id: emailId, author_id: Number(session?.user.id) },
        ...{ ...content, created_at: new Date(now).toISOString(), edited_at: null },
      };
      patch('/api/notes', (held: Held, key) =>
        threadOf(key) === conversation
          ? {
              ...held,
              pages: held.pages.with(-1, {
                ...held.pages.at(-1)!,
                items: [...held.pages.at(-1)!.items, note],
              }),
            }
          : held,
      );
    },
    touches: ['note'],
    inTurn: 'notes',
    waits: ({ text: written }) => `${text.note}: ${written}`,
  });
  return write.submit;
}

const threadOf = (key: QueryKey) => (key[2] as { params: { query: { thread: number } } }).params.query.thread;

/** Returns the author's actions on a note, which are optimistic and can be undone. */
export function useChangeNote() {
  const text = useText(notesText);
  const path = (id: number) => ({ params: { path: { id } } });
  const shared = { touches: ['note'], inTurn: 'notes', failed: text.failed } as const;
  const edit = useAct({
    ...shared,
    run: ({ id, content }: Edit, into) => into.PATCH('/api/notes/{id}', { ...path(id), body: content }),
    show: (patch, { id, content }) =>
      changeNotes(patch, (items) => items.map((note) => (note.id === id ? { ...note, ...content } : note))),
    waits: ({ content }) => `${text.edit}: ${content.text}`,
    said: text.edited,
    undo: ({ id, content, before }) => void edit.quietly({ id, content: before, before: content }),
  });
  const restore = useAct({
    ...shared,
    run: (id: number, into) => into.POST('/api/notes/{id}/restore', path(id)),
    waits: () => text.restore,
  });
  const remove = useAct({
    ...shared,
    run: (id: number, into) => into.DELETE('/api/notes/{id}', path(id)),
    show: (patch, id) => changeNotes(patch, (items) => items.filter((note) => note.id !== id)),
    waits: () => text.delete,
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
