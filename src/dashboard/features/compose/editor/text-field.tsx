import { Braces } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cannedText } from '../../../lib/text/compose/canned.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { chain } from './chain.ts';
import { LinkDialog } from './link-dialog.tsx';
import { TEXT_LOOK } from './look.ts';
import { Toolbar } from './toolbar.tsx';
import { useEditor } from './use-editor.ts';

export interface TextFieldProps {
  label: string;
  hint?: string;
  placeholder?: string;
  /** The initial value. The user makes later changes. */
  html: string;
  onChange: (html: string) => void;
  /** Names of variables that can be inserted. */
  variables: readonly (keyof (typeof cannedText)['en']['variables'])[];
  /** The validation error. */
  problem?: string | undefined;
}

/** Rich text with variables, as a field of a form. */
export default function TextField({
  label,
  hint,
  placeholder = '',
  html,
  onChange,
  variables,
  problem,
}: TextFieldProps) {
  const text = useText(cannedText);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [asksLink, setAsksLink] = useState(false);
  const { editor, active } = useEditor({ box, html, label, placeholder, onChange });

  function press(event: KeyboardEvent) {
    const isInText = editor?.isFocused && !editor.state.selection.empty;
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'k' || !isInText) return;
    event.preventDefault();
    event.stopPropagation();
    setAsksLink(true);
  }
  return (
    <div className="grid content-start gap-1">
      <p aria-hidden className="font-medium">
        {label}
      </p>
      <div
        onKeyDownCapture={press}
        className={`rounded-md border bg-page focus-within:border-accent ${problem ? 'border-danger' : 'border-strong/60'}`}
      >
        <div ref={box} className={`flex max-h-80 flex-col overflow-y-auto px-3 py-2 ${TEXT_LOOK}`} />
        {editor && (
          <div className="flex flex-wrap items-center gap-1 border-line border-t p-1">
            <Toolbar editor={editor} active={active} onLink={() => setAsksLink(true)} />
            <Menu
              label={text.variable}
              icon={<Braces aria-hidden size={16} />}
              items={variables.map((name) => ({
                label: text.variables[name],
                onChoose: () => chain(editor).insertContent(`{{${name}}}`).run(),
              }))}
            />
          </div>
        )}
      </div>
      {hint && <p className="text-quiet text-sm">{hint}</p>}
      {problem && (
        <p id={id} role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      {asksLink &&
        editor &&
        // Its form is not part of the surrounding form.
        createPortal(<LinkDialog editor={editor} onClose={() => setAsksLink(false)} />, document.body)}
    </div>
  );
}
