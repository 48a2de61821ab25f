import { X } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Opening, useOpening } from '../../../lib/opening.ts';
import { composeText } from '../../../lib/text/compose/compose.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Avatar } from '../../../ui/badge.tsx';
import { type Suggestion, useSuggestions } from '../../../ui/fields/suggestions.tsx';
import { addressOf, isAddress, nameOf, splitRecipients, unique } from '../draft/addresses.ts';

const MOST_SUGGESTED = 8;

function personOf(recipient: string): Suggestion {
  const [name, address] = [nameOf(recipient), addressOf(recipient)];
  return {
    value: recipient,
    label: name,
    icon: <Avatar name={name} size={26} />,
    ...(name !== address && { note: address }),
  };
}

interface Props {
  label: string;
  value: string[];
  onChange: (value: string[]) => void;
  /** Suggested recipients. */
  known: string[];
  /** The name by which it is opened, if that focuses the field. */
  opening?: Opening | undefined;
  /** Rendered at the end of the line. */
  end?: ReactNode;
}

/**
 * Recipients as chips. Comma, semicolon, Enter, Tab and leaving the field turn the input into a chip; Backspace in the
 * empty field edits the last one. An invalid chip stays, and is marked.
 */
export function Recipients({ label, value, onChange, known, opening, end }: Props) {
  const text = useText(composeText);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useOpening(opening, true, { field: () => input.current });
  const people = useMemo(() => known.map(personOf), [known]);
  const suggested = useSuggestions({
    typed,
    from: people.filter((each) => !value.includes(each.value)),
    most: MOST_SUGGESTED,
    choosesFirst: !isAddress(typed),
    onPick: add,
  });

  function add(list: string) {
    setTyped('');
    suggested.close();
    const added = splitRecipients(list);
    if (added.length > 0) onChange(unique([...value, ...added]));
  }
  function edit(recipient: string) {
    onChange(value.filter((each) => each !== recipient));
    setTyped(recipient);
    input.current?.focus();
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (suggested.press(event)) return;
    const isWhole = event.key === 'Enter' || (/^[,;]$/.test(event.key) && !isQuoted(typed));
    if (isWhole && !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      event.preventDefault();
      edit(value.at(-1)!);
    }
  }
  function paste(event: ClipboardEvent) {
    const list = event.clipboardData.getData('text/plain');
    if (!/[,;\n@]/.test(list) || typed !== '') return;
    event.preventDefault();
    add(list);
  }

  return (
    <div className="flex items-start gap-2 border-line border-b px-3 py-1 focus-within:border-accent">
      <label htmlFor={id} className="w-16 shrink-0 pt-1.5 text-quiet pointer-coarse:pt-3">
        {label}
      </label>
      <ul className="flex min-w-0 grow flex-wrap items-center gap-1">
        {value.map((recipient) => (
          <li
            key={recipient}
            title={isAddress(recipient) ? recipient : text.badRecipient(recipient)}
            className={`flex max-w-full items-center rounded-full ${isAddress(recipient) ? 'bg-sunk' : 'bg-danger-soft text-danger'}`}
          >
            <button
              type="button"
              aria-label={text.editRecipient(recipient)}
              onClick={() => edit(recipient)}
              className="min-h-7 min-w-0 truncate rounded-full ps-3 pointer-coarse:min-h-11"
            >
              {nameOf(recipient)}
            </button>
            <button
              type="button"
              aria-label={text.removeRecipient(recipient)}
              onClick={() => {
                onChange(value.filter((each) => each !== recipient));
                input.current?.focus();
              }}
              className="grid size-7 shrink-0 place-items-center rounded-full hover:bg-hover pointer-coarse:size-11"
            >
              <X aria-hidden size={14} />
            </button>
          </li>
        ))}
        <li className="min-w-12 grow basis-12">
          <input
            ref={input}
            id={id}
            value={typed}
            {...suggested.control}
            inputMode="email"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={value.length === 0 ? text.recipientHint : ''}
            onChange={({ target }) => {
              setTyped(target.value);
              suggested.change(target.value);
            }}
            onKeyDown={press}
            onPaste={paste}
            onBlur={() => add(typed)}
            className="min-h-7 w-full min-w-0 bg-transparent outline-none! placeholder:text-quiet pointer-coarse:min-h-11"
          />
          {suggested.list}
        </li>
      </ul>
      {end}
    </div>
  );
}

const isQuoted = (text: string) => (text.match(/"/g)?.length ?? 0) % 2 === 1;
