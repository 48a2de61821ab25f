import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { fieldsText } from '../../lib/text/fields.ts';
import { useText } from '../../lib/text/language.tsx';
import { MarkedMatches } from './marked.tsx';
import { isMatch } from './matches.ts';

export interface Suggestion {
  /** What it puts into the field. */
  value: string;
  /** Shown instead of the value. */
  label?: string;
  /** Shown below the label. */
  note?: string;
  icon?: ReactNode;
}

interface Props {
  typed: string;
  from: readonly Suggestion[];
  /** The most that are shown. */
  most: number;
  /** Whether Enter and Tab choose the first one, without an arrow key. */
  choosesFirst: boolean;
  onPick: (value: string) => void;
}

/**
 * Suggestions below a text field, which stays one: what is typed is never replaced unless a suggestion is chosen (ARIA's
 * combobox with a listbox). `press` handles the keys of the field, and returns whether the key was for the list.
 */
export function useSuggestions({ typed, from, most, choosesFirst, onPick }: Props) {
  const text = useText(fieldsText);
  const id = useId();
  const anchor = `--list-${id.replaceAll(/\W/g, '')}`;
  const list = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'closed' | 'found' | 'all'>('closed');
  const [at, setAt] = useState(-1);
  const shown =
    state === 'closed'
      ? []
      : from
          .filter(({ value, label: name = '', note = '' }) =>
            state === 'all' ? true : isMatch([value, name, note], typed),
          )
          .slice(0, state === 'all' ? from.length : most);
  const isOpen = shown.length > 0;
  const active = shown[at];
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    if (isOpen) list.current?.showPopover();
  }, [isOpen]);
  useEffect(() => {
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [at, id]);

  const close = () => setState('closed');
  function pick(value: string) {
    close();
    onPick(value);
  }
  function press(event: KeyboardEvent): boolean {
    if (event.nativeEvent.isComposing) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !event.altKey && isOpen) setAt((at + step + shown.length) % shown.length);
    else if (event.key === 'ArrowDown' && from.length > 0) {
      const own = from.findIndex(({ value }) => value === typed);
      setState(typed === '' || own >= 0 ? 'all' : 'found');
      setAt(Math.max(0, own));
    } else if (event.key === 'Escape' && isOpen) {
      close();
      event.stopPropagation();
    } else if (event.key === 'Enter' && active && active.value !== typed) pick(active.value);
    else {
      // The focus goes on, so the field is complete.
      if (event.key === 'Tab' && active && !event.shiftKey) pick(active.value);
      else if (event.key === 'Tab') close();
      return false;
    }
    event.preventDefault();
    return true;
  }

  return {
    press,
    close,
    /** Call it with what the field contains after a change. */
    change(next: string) {
      setState(next === '' ? 'closed' : 'found');
      setAt(choosesFirst ? 0 : -1);
    },
    control: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': active && optionId(at),
      autoComplete: 'off',
      style: { anchorName: anchor },
    } as const,
    list: isOpen && (
      <div
        ref={list}
        popover="manual"
        role="listbox"
        // A browser would have the Tab key scroll a long list.
        tabIndex={-1}
        id={`${id}-list`}
        aria-label={text.suggestions}
        style={placeBelow(anchor)}
        className="m-0 my-1 max-h-72 max-w-[90vw] overflow-y-auto rounded-lg border border-line bg-raised p-1 text-base text-ink shadow-float transition-[opacity,translate] starting:open:-translate-y-1 starting:open:opacity-0"
      >
        {shown.map(({ value, label: name = value, note, icon }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
          <div
            key={value}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(value)}
            className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-md px-2 py-1 hover:bg-hover aria-selected:bg-chosen pointer-coarse:min-h-11"
          >
            {icon}
            <span dir="auto" className="min-w-0 grow truncate">
              <MarkedMatches text={name} typed={state === 'all' ? '' : typed} />
              {note && (
                <span className="block truncate text-quiet text-sm">
                  <MarkedMatches text={note} typed={typed} />
                </span>
              )}
            </span>
          </div>
        ))}
      </div>
    ),
  };
}

const placeBelow = (anchor: string): CSSProperties => ({
  positionAnchor: anchor,
  positionArea: 'block-end span-inline-end',
  positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
  minWidth: 'max(anchor-size(width), 14rem)',
});
