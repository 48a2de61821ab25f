import { Editor } from '@tiptap/core';
import Blockquote from '@tiptap/extension-blockquote';
import Bold from '@tiptap/extension-bold';
import Document from '@tiptap/extension-document';
import HardBreak from '@tiptap/extension-hard-break';
import Italic from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import Paragraph from '@tiptap/extension-paragraph';
import Text from '@tiptap/extension-text';
import Underline from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Opening, useOpening } from '../../../lib/opening.ts';
import { LinkMark } from './link-mark.ts';

export const FORMATS = [
  'bold',
  'italic',
  'underline',
  'link',
  'bulletList',
  'orderedList',
  'blockquote',
] as const;
export type Format = (typeof FORMATS)[number];

// Listed individually: the starter kit adds twenty kilobytes that no mail needs.
const EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Underline,
  LinkMark,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Blockquote,
  UndoRedo,
];

interface Props {
  box: RefObject<HTMLDivElement | null>;
  html: string;
  label: string;
  placeholder: string;
  /** The name by which it is opened, if that focuses the text. */
  opening?: Opening | undefined;
  onChange: (html: string) => void;
}

/** Types a text at the end. */
function typeInto(editor: Editor, text: string): void {
  editor.view.focus();
  editor.commands.setTextSelection(editor.state.doc.content.size);
  for (const [index, line] of text.replaceAll('\t', ' ').split('\n').entries()) {
    if (index > 0) editor.commands.splitBlock();
    if (line !== '') editor.view.dispatch(editor.state.tr.insertText(line));
  }
}

/** Creates an editor that nobody sees: the first one takes the browser several times as long as the next. */
export function warmUp(): void {
  const editor = new Editor({
    element: document.createElement('div'),
    content: '<p>a</p>',
    injectCSS: false,
    extensions: EXTENSIONS,
  });
  editor.commands.insertContent('b');
  for (const format of FORMATS) editor.isActive(format);
  editor.getHTML();
  editor.destroy();
}

/** Creates a rich text editor in `box`; returns the formats at its cursor. Pasted HTML keeps only these formats. */
export function useEditor({ box, html, label, placeholder, opening, onChange }: Props) {
  const [editor, setEditor] = useState<Editor>();
  const [active, setActive] = useState<Format[]>([]);
  const latest = useRef({ html, onChange, label, placeholder });
  latest.current.onChange = onChange;

  useEffect(() => {
    const made = new Editor({
      element: box.current,
      content: latest.current.html,
      // The page's CSP forbids style elements; the few rules are on the box.
      injectCSS: false,
      extensions: EXTENSIONS,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': latest.current.label,
          'data-placeholder': latest.current.placeholder,
        },
      },
      onUpdate: ({ editor }) => {
        latest.current.html = editor.isEmpty ? '' : editor.getHTML();
        latest.current.onChange(latest.current.html);
      },
      onTransaction: ({ editor }) => {
        editor.view.dom.toggleAttribute('data-empty', editor.isEmpty);
        const now = FORMATS.filter((format) => editor.isActive(format));
        setActive((before) => (before.join() === now.join() ? before : now));
      },
    });
    made.view.dom.toggleAttribute('data-empty', made.isEmpty);
    setEditor(made);
    return () => made.destroy();
  }, [box]);

  useEffect(() => {
    if (!editor || html === latest.current.html) return;
    latest.current.html = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);

  useOpening(opening, editor !== undefined, {
    field: () => editor?.view.dom,
    write: (text) => editor && typeInto(editor, text),
  });

  return { editor, active };
}
