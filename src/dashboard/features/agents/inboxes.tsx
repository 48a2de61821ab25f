import { useState } from 'react';
import { agentsText } from '../../lib/text/agents/agents.ts';
import { useText } from '../../lib/text/language.tsx';

interface Inbox {
  id: number;
  name: string;
  email_address: string;
}

/** Reads the inboxes from a form with `InboxFields`: null for all. */
export const inboxesOf = (form: FormData): number[] | null =>
  form.get('inboxes') === 'some' ? form.getAll('inbox').map(Number) : null;

/** Whether an agent sees all mail, or that of some inboxes. */
export function InboxFields({ inboxes, chosen }: { inboxes: Inbox[]; chosen: number[] | null }) {
  const text = useText(agentsText);
  const [isLimited, setLimited] = useState(chosen !== null);
  if (inboxes.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium">{text.inboxes}</legend>
      {[false, true].map((limited) => (
        <label key={String(limited)} className="flex min-h-8 items-center gap-3 pointer-coarse:min-h-11">
          <input
            type="radio"
            name="inboxes"
            value={limited ? 'some' : 'all'}
            className="size-4 accent-accent"
            checked={isLimited === limited}
            onChange={() => setLimited(limited)}
          />
          {limited ? text.someInboxes : text.allInboxes}
        </label>
      ))}
      {isLimited && (
        <div className="grid gap-x-8 rounded-lg bg-sunk p-3 sm:grid-cols-2">
          {inboxes.map(({ id, name, email_address }) => (
            <label key={id} className="flex min-h-8 min-w-0 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                name="inbox"
                value={id}
                defaultChecked={chosen?.includes(id) ?? false}
                className="size-4 shrink-0 accent-accent"
              />
              <span className="grid min-w-0">
                <span className="truncate">{name}</span>
                <span className="truncate text-quiet text-sm">{email_address}</span>
              </span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
