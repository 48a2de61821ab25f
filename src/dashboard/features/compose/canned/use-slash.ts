import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { slashIn } from './match.ts';

/** `/` and the text after it, with its position in the text. */
export interface Slash {
  query: string;
  from: number;
  to: number;
}

const MOST_CHARACTERS = 32;

export function slashAt(editor: Editor): Slash | undefined {
  const { empty, $from } = editor.state.selection;
  if (!empty || !$from.parent.isTextblock) return;
  const end = $from.parentOffset;
  const before = $from.parent.textBetween(Math.max(0, end - MOST_CHARACTERS), end, undefined, '\ufffc');
  const query = slashIn(before);
  return query === undefined ? undefined : { query, from: $from.pos - query.length - 1, to: $from.pos };
}

/** Returns the text after a `/` in the editor, until `dismiss` is called or it is no longer a word. */
export function useSlash(editor: Editor | undefined) {
  const [slash, setSlash] = useState<Slash>();
  const [dismissed, setDismissed] = useState<number>();
  useEffect(() => {
    if (!editor) return;
    const look = () => {
      const now = editor.isFocused ? slashAt(editor) : undefined;
      setSlash((before) => (before?.query === now?.query && before?.from === now?.from ? before : now));
      if (!now) setDismissed(undefined);
    };
    editor.on('transaction', look);
    editor.on('blur', look);
    return () => {
      editor.off('transaction', look);
      editor.off('blur', look);
    };
  }, [editor]);
  return {
    slash: slash && slash.from !== dismissed ? slash : undefined,
    dismiss: () => setDismissed(slash?.from),
  };
}
