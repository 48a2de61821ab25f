import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import type { Person } from '../data/values.ts';
import { readPeople } from './read-people.ts';

/** The invitees: addresses as chips. Enter, a comma or leaving the field adds one, Backspace removes the last. */
export function PeopleField({
  people,
  onChange,
}: {
  people: Person[];
  onChange: (people: Person[]) => void;
}) {
  const text = useText(calendarText);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const box = useRef<HTMLDivElement>(null);

  function add(value: string) {
    const { found, rest } = readPeople(value);
    const known = new Set(people.map(({ email }) => email));
    const fresh = found.filter(({ email }) => !known.has(email));
    if (fresh.length) onChange([...people, ...fresh]);
    setTyped(rest);
    setWrong(rest);
  }
  function remove(email: string) {
    onChange(people.filter((each) => each.email !== email));
    box.current?.querySelector('input')?.focus();
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && typed.trim() && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && people.length) {
      remove(people.at(-1)!.email);
    }
  }

  return (
    <div ref={box} className="grid gap-2">
      {people.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {people.map(({ email, name }) => (
            <li
              key={email}
              className="flex max-w-full items-center gap-1 rounded-full bg-sunk ps-2.5 pe-0.5 text-sm"
            >
              <span className="truncate" title={email}>
                {name || email}
              </span>
              <button
                type="button"
                aria-label={text.removePerson(name || email)}
                onClick={() => remove(email)}
                className="grid size-6 shrink-0 place-items-center rounded-full text-quiet hover:bg-hover hover:text-ink pointer-coarse:size-11"
              >
                <X aria-hidden size={13} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field
        label={text.people}
        hint={text.peopleHint}
        isOptional
        value={typed}
        inputMode="email"
        autoComplete="off"
        problem={wrong ? text.notAddress(wrong) : undefined}
        onChange={({ target }) => {
          setWrong('');
          if (/[,;\n]/.test(target.value)) add(target.value);
          else setTyped(target.value);
        }}
        onKeyDown={press}
        onBlur={() => typed.trim() && add(typed)}
      />
    </div>
  );
}
