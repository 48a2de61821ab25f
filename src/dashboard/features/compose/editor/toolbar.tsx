import type { Editor } from '@tiptap/core';
import { Bold, Italic, Link2, List, ListOrdered, TextQuote, Underline } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { composeText } from '../../../lib/text/compose/compose.ts';
import { useText } from '../../../lib/text/language.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { chain } from './chain.ts';
import type { Format } from './use-editor.ts';

interface Tool {
  format: Format;
  label: string;
  keys?: string;
  icon: ReactNode;
  run: () => void;
}

/** The text formats (an ARIA toolbar: one tab stop, arrow keys move inside). */
export function Toolbar({
  editor,
  active,
  onLink,
}: {
  editor: Editor;
  active: Format[];
  onLink: () => void;
}) {
  const text = useText(composeText);
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const tools: Tool[] = [
    {
      format: 'bold',
      label: text.bold,
      keys: 'mod+b',
      icon: <Bold aria-hidden size={16} />,
      run: () => chain(editor).toggleBold().run(),
    },
    {
      format: 'italic',
      label: text.italic,
      keys: 'mod+i',
      icon: <Italic aria-hidden size={16} />,
      run: () => chain(editor).toggleItalic().run(),
    },
    {
      format: 'underline',
      label: text.underline,
      keys: 'mod+u',
      icon: <Underline aria-hidden size={16} />,
      run: () => chain(editor).toggleUnderline().run(),
    },
    { format: 'link', label: text.link, keys: 'mod+k', icon: <Link2 aria-hidden size={16} />, run: onLink },
    {
      format: 'bulletList',
      label: text.bullets,
      keys: 'mod+Shift+8',
      icon: <List aria-hidden size={16} />,
      run: () => chain(editor).toggleBulletList().run(),
    },
    {
      format: 'orderedList',
      label: text.numbers,
      keys: 'mod+Shift+7',
      icon: <ListOrdered aria-hidden size={16} />,
      run: () => chain(editor).toggleOrderedList().run(),
    },
    {
      format: 'blockquote',
      label: text.quote,
      keys: 'mod+Shift+b',
      icon: <TextQuote aria-hidden size={16} />,
      run: () => chain(editor).toggleBlockquote().run(),
    },
  ];

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (at + step + tools.length) % tools.length;
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={text.format}
      tabIndex={-1}
      onKeyDown={move}
      className="flex flex-wrap"
    >
      {tools.map(({ format, label, keys, icon, run }, index) => (
        <IconButton
          key={format}
          label={label}
          keys={keys}
          isOn={active.includes(format)}
          tabIndex={index === at ? 0 : -1}
          onFocus={() => setAt(index)}
          // Keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          {icon}
        </IconButton>
      ))}
    </div>
  );
}
