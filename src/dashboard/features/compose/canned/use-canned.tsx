import { useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { api, client, dataOf, type Schemas } from '../../../api/client.ts';
import { commonText } from '../../../lib/text/common.ts';
import { cannedText } from '../../../lib/text/compose/canned.ts';
import { useText } from '../../../lib/text/language.tsx';
import { sayFailure } from '../../../lib/toasts.ts';
import type { Draft } from '../draft/draft.ts';
import { chain } from '../editor/chain.ts';
import { matching, type Reply } from './match.ts';
import { Picker } from './picker.tsx';
import { slashAt, useSlash } from './use-slash.ts';

interface Props {
  editor: Editor | undefined;
  draft: Draft;
  /** The tag of the inbox that the mail is sent from. */
  from: Schemas['Tag'] | '';
  onSubject: (subject: string) => void;
}

interface Canned {
  isOpen: boolean;
  toggle: () => void;
  /** Handles a key of the list. Returns whether it did. */
  press: (event: KeyboardEvent) => boolean;
  view: ReactNode;
}

/** Returns canned replies for a mail: from a list with a search, or by `/` and a shortcut in the text. */
export function useCanned({ editor, draft, from, onSubject }: Props): Canned {
  const text = useText(cannedText);
  const common = useText(commonText);
  const id = useId();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  /** The reply that was moved to. Another query begins at its first reply. */
  const [moved, setMoved] = useState<{ query: string | undefined; to: number }>();
  const { slash, dismiss } = useSlash(editor);
  const { data } = api.useQuery(
    'get',
    '/api/canned-replies',
    { params: { query: { fields: 'id,name,shortcut,text,tags,uses' } } },
    { staleTime: 60_000 },
  );
  const query = isOpen ? typed : slash?.query;
  const list = data && query !== undefined ? matching(data, query, from) : [];
  const isShown = isOpen || (slash !== undefined && list.length > 0);
  if (moved && moved.query !== query) setMoved(undefined);
  const hasMoved = moved !== undefined && moved.query === query;
  const at = Math.min(hasMoved ? moved.to : 0, list.length - 1);
  const active = list[at];

  // The editor keeps the focus, so it references the active option.
  useEffect(() => {
    const field = editor?.view.dom;
    if (!field || isOpen || !isShown || !active) return;
    field.setAttribute('aria-controls', id);
    field.setAttribute('aria-activedescendant', `${id}-${active.id}`);
    return () => {
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [editor, isOpen, isShown, active, id]);

  function close() {
    setOpen(false);
    setTyped('');
    editor?.view.focus();
  }
  async function choose(reply: Reply) {
    if (!editor) return;
    const isTyped = !isOpen;
    try {
      const rendered = dataOf(
        await client.POST('/api/canned-replies/{id}/render', {
          params: { path: { id: reply.id } },
          body: { ...(from && { from_inbox: from }), ...aboutOf(draft) },
        }),
      );
      const place = isTyped ? slashAt(editor) : undefined;
      const change = chain(editor);
      if (place) change.deleteRange(place);
      change.insertContent(rendered.html).run();
      if (rendered.subject) onSubject(rendered.subject);
      setOpen(false);
      setTyped('');
      void queries.invalidateQueries({ queryKey: ['get', '/api/canned-replies'], refetchType: 'none' });
    } catch (error) {
      sayFailure(error, common.failed);
    }
  }
  function press(event: KeyboardEvent): boolean {
    if (!isShown || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey)
      return false;
    if (event.key === 'Escape') {
      if (isOpen) close();
      else dismiss();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setMoved({ query, to: (at + step + list.length) % Math.max(1, list.length) });
    } else if (event.key === 'Enter' || (event.key === 'Tab' && !isOpen && !event.shiftKey)) {
      // A lone slash at the end of a line is text.
      if (!active || (!isOpen && query === '' && !hasMoved)) return false;
      void choose(active);
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
  return {
    isOpen,
    toggle: () => (isOpen ? close() : setOpen(true)),
    press,
    view: isShown && (
      <Picker
        id={id}
        list={list}
        active={active}
        isLoading={data === undefined}
        isEmpty={data?.length === 0}
        search={isOpen ? { typed, onType: setTyped } : undefined}
        onChoose={(reply) => void choose(reply)}
        text={text}
      />
    ),
  };
}

/** Returns the subject of the reply: the sender of the original mail, else the first recipient. */
function aboutOf({ mode, emailId, to }: Draft): { email_id?: number; to?: string } {
  if (emailId !== null && mode !== 'forward') return { email_id: emailId };
  return to[0] === undefined ? {} : { to: to[0].slice(0, 1000) };
}
