import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { client } from '../../../api/client.ts';
import { patch, refresh } from '../../../api/patch.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { notesText } from '../../../lib/text/mail/notes.ts';
import { say, sayFailure } from '../../../ui/toast.tsx';
import type { ConversationNote } from './use-notes.ts';

type Content = Pick<ConversationNote, 'text' | 'mentions'>;
interface Held {
  pages: { items: ConversationNote[] }[];
}

const changeNotes = (queries: QueryClient, change: (items: ConversationNote[]) => ConversationNote[]) =>
  patch<Held>(queries, ['/api/notes'], (held) => ({
    ...held,
    pages: held.pages.map((page) => ({ ...page, items: change(page.items) })),
  }));

/** Returns a function that writes a note, idempotently. */
export function useWriteNote(emailId: number): (content: Content) => Promise<void> {
  const queries = useQueryClient();
  const tried = useRef({ body: '', key: '' });
  return async (content) => {
    const body = JSON.stringify([emailId, content]);
    if (tried.current.body !== body) tried.current = { body, key: crypto.randomUUID() };
    await client.POST('/api/notes', {
      params: { header: { 'idempotency-key': tried.current.key } },
      body: { email_id: emailId, ...content },
    });
    tried.current = { body: '', key: '' };
    await refresh(queries, '/api/notes');
  };
}

/** Returns the author's actions on a note, which are optimistic and can be undone. */
export function useChangeNote() {
  const queries = useQueryClient();
  const text = useText(notesText);
  const common = useText(commonText);
  const settle = {
    onError(error: unknown, _: unknown, back?: () => void) {
      back?.();
      sayFailure(error, text.failed);
    },
    onSettled: () => refresh(queries, '/api/notes'),
  };
  const path = (id: number) => ({ params: { path: { id } } });
  const edit = useMutation({
    mutationFn: ({ id, content }: { id: number; content: Content }) =>
      client.PATCH('/api/notes/{id}', { ...path(id), body: content }),
    onMutate: ({ id, content }) =>
      changeNotes(queries, (items) => items.map((note) => (note.id === id ? { ...note, ...content } : note))),
    ...settle,
  });
  const restore = useMutation({
    mutationFn: (id: number) => client.POST('/api/notes/{id}/restore', path(id)),
    ...settle,
  });
  const remove = useMutation({
    mutationFn: (id: number) => client.DELETE('/api/notes/{id}', path(id)),
    onMutate: (id) => changeNotes(queries, (items) => items.filter((note) => note.id !== id)),
    ...settle,
  });
  return {
    edit({ id, text: before, mentions }: ConversationNote, content: Content) {
      if (content.text === before) return;
      edit.mutate({ id, content });
      const back = { text: before, mentions };
      say(text.edited, { label: common.undo, run: () => edit.mutate({ id, content: back }) });
    },
    remove({ id }: ConversationNote) {
      remove.mutate(id);
      say(text.deleted, { label: common.undo, run: () => restore.mutate(id) });
    },
  };
}
