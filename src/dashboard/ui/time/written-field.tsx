import { type ChangeEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { datesText } from '../../lib/text/kit/dates.ts';
import { useText } from '../../lib/text/language.tsx';
import type { Written } from '../../lib/time/written.ts';
import { Field, type Frame, LINE, useFrame } from '../fields/field.tsx';

export interface TimeFieldProps extends Omit<Frame, 'problem'> {
  problem?: string | undefined;
  /** The field of the form that has the value. */
  name?: string;
  /** As the browser's own fields: `YYYY-MM-DD`, or `HH:MM`; empty if what is typed is none. */
  value?: string;
  defaultValue?: string;
  min?: string;
  max?: string;
  required?: boolean;
  disabled?: boolean;
  onValue?: (value: string) => void;
}

interface Props extends TimeFieldProps {
  type: 'date' | 'time';
  written: Written;
  /** What is wrong with a text that is no value. */
  unreadable: string;
  /** Returns the value that an arrow key leads to. */
  step: (value: string, by: 1 | -1) => string;
  /** The button that opens a list, and the list. `pick` takes a value from it. */
  picker: (value: string, pick: (value: string) => void) => ReactNode;
}

/** On touch screens the system's own wheels and calendars are larger than a list could be, and need no keyboard. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** A text field for a date or time as the locale writes it, which reads what people type, with a list to pick from. */
export function WrittenField(props: Props) {
  return isTouch() ? <OfSystem {...props} /> : <OfText {...props} />;
}

function OfSystem({ written: _, unreadable: __, step: ___, picker: ____, onValue, ...field }: Props) {
  return <Field {...field} onChange={({ target }) => onValue?.(target.value)} />;
}

function OfText(props: Props) {
  const {
    type,
    written,
    unreadable,
    step,
    picker,
    name,
    defaultValue = '',
    min,
    max,
    onValue,
    ...rest
  } = props;
  const text = useText(datesText);
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const value = props.value ?? own;
  /** What is in the field, if it is not the value as the locale writes it. */
  const [typed, setTyped] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  const shown = typed ?? written.write(value);
  const wrong =
    value === '' && shown.trim() !== ''
      ? unreadable
      : value && min && value < min
        ? text.notBefore(written.write(min))
        : value && max && value > max
          ? text.notAfter(written.write(max))
          : undefined;
  useEffect(() => input.current?.setCustomValidity(wrong ?? ''), [wrong]);

  function take(next: string, content?: string) {
    setTyped(content);
    setOwn(next);
    onValue?.(next);
  }
  const { control, frame } = useFrame({
    ...rest,
    problem: props.problem ?? (isTyping ? undefined : wrong),
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      setTyping(true);
      take(written.read(currentTarget.value) ?? '', currentTarget.value);
    },
  });
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const by = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key as 'ArrowUp'];
    if (!by || event.altKey || props.disabled) return;
    event.preventDefault();
    take(step(value, by));
  }
  return frame(
    <div className="relative grid">
      <input
        {...control}
        ref={input}
        value={shown}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={press}
        onBlur={() => {
          setTyping(false);
          if (value !== '' || shown.trim() === '') setTyped(undefined);
        }}
        className={`${LINE} pe-9 tabular-nums`}
      />
      {name && <input type="hidden" name={name} value={value} disabled={props.disabled} />}
      {picker(value, (next) => {
        take(next);
        input.current?.focus();
      })}
    </div>,
  );
}
