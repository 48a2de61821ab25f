import { useState } from 'react';
import { api, type Schemas } from '../../../api/client.ts';
import type { Opening } from '../../../lib/opening.ts';
import { composeText } from '../../../lib/text/compose/compose.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { recipientOf } from '../draft/addresses.ts';
import { beginsWithRecipients, type Draft, type Mail } from '../draft/draft.ts';
import { addressesOf, chosenAddress, usualAddress } from '../draft/sender.ts';
import { Recipients } from './recipients.tsx';

interface Props {
  /** The name by which it is opened. */
  opening: Opening;
  draft: Draft;
  change: (to: Partial<Draft>) => void;
  inboxes: Schemas['SmtpInbox'][];
  /** The sending inbox. */
  inbox: Schemas['SmtpInbox'] | undefined;
  /** The mail that is replied to or forwarded. */
  mail: Mail | undefined;
}

/** The sender, recipients and subject. Cc and Bcc are behind a button until they are used. */
export function Head({ opening, draft, change, inboxes, inbox, mail }: Props) {
  const text = useText(composeText);
  const [isWhole, setWhole] = useState(draft.cc.length > 0 || draft.bcc.length > 0);
  const hasCopies = isWhole || draft.cc.length > 0 || draft.bcc.length > 0;
  const known = useKnown();
  const hasSubject = draft.mode === null || draft.mode === 'forward' || hasCopies;
  function choose(address: string) {
    const chosen = inboxes.find((each) => addressesOf(each).includes(address))!;
    const isUsual = address === usualAddress(chosen, draft.mode, mail);
    change({ from: chosen.tag, fromAddress: isUsual ? null : address });
  }
  return (
    <div>
      <label className="flex items-center gap-2 border-line border-b px-3 py-1 focus-within:border-accent">
        <span className="w-16 shrink-0 text-quiet">{text.from}</span>
        <select
          value={inbox ? (chosenAddress(draft, inbox) ?? usualAddress(inbox, draft.mode, mail)) : ''}
          onChange={({ target }) => choose(target.value)}
          className="-ms-1 min-h-7 min-w-0 grow bg-transparent outline-none! pointer-coarse:min-h-11"
        >
          {inboxes.flatMap((each) =>
            addressesOf(each).map((address) => (
              <option key={address} value={address} className="bg-raised">
                {each.name} &lt;{address}&gt;
              </option>
            )),
          )}
        </select>
      </label>
      <Recipients
        label={text.to}
        value={draft.to}
        onChange={(to) => change({ to })}
        known={known}
        opening={beginsWithRecipients(draft) ? opening : undefined}
        end={
          !hasCopies && (
            <Button kind="quiet" className="min-h-7! pointer-coarse:min-h-11!" onClick={() => setWhole(true)}>
              {text.addCopies}
            </Button>
          )
        }
      />
      {hasCopies && (
        <>
          <Recipients label={text.cc} value={draft.cc} onChange={(cc) => change({ cc })} known={known} />
          <Recipients label={text.bcc} value={draft.bcc} onChange={(bcc) => change({ bcc })} known={known} />
        </>
      )}
      {hasSubject && (
        <label className="flex items-center gap-2 border-line border-b px-3 py-1 focus-within:border-accent">
          <span className="w-16 shrink-0 text-quiet">{text.subject}</span>
          <input
            value={draft.subject}
            maxLength={998}
            onChange={({ target }) => change({ subject: target.value })}
            className="min-h-7 min-w-0 grow bg-transparent outline-none! pointer-coarse:min-h-11"
          />
        </label>
      )}
    </div>
  );
}

/** Returns recent correspondents. */
function useKnown(): string[] {
  const { data = [] } = api.useQuery(
    'get',
    '/api/threads',
    { params: { query: { limit: 200, fields: 'participants' } } },
    { staleTime: 5 * 60_000 },
  );
  const people = data.flatMap(({ participants }) => participants);
  return [...new Set(people.map(({ name, address }) => recipientOf(name, address)))].slice(0, 500);
}
