import { CircleCheck, CircleX } from 'lucide-react';
import type { Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { connectText } from '../../../lib/text/settings/work/connect.ts';
import { inboxesText } from '../../../lib/text/settings/work/inboxes.ts';

/** The two results of a test: what works, or the error and what to do. */
export function TestResult({ result }: { result: Schemas['TestInboxResult'] }) {
  return (
    <div role="status">
      <ul className="grid gap-3">
        <One kind="imap" outcome={result.imap} />
        <One kind="smtp" outcome={result.smtp} />
      </ul>
    </div>
  );
}

function One({ kind, outcome }: { kind: 'imap' | 'smtp'; outcome: Schemas['TestInboxResult']['imap'] }) {
  const text = useText(inboxesText);
  const { whatToDo } = useText(connectText);
  const Icon = outcome.success ? CircleCheck : CircleX;
  return (
    <li className={`flex gap-3 rounded-lg p-3 ${outcome.success ? 'bg-good-soft' : 'bg-danger-soft'}`}>
      <Icon
        aria-hidden
        size={18}
        className={`mt-0.5 shrink-0 ${outcome.success ? 'text-good' : 'text-danger'}`}
      />
      <div className="grid min-w-0 gap-1">
        <p className="font-medium">{kind === 'imap' ? text.incoming : text.outgoing}</p>
        <p className="[overflow-wrap:anywhere]">{outcome.success ? text.works[kind] : outcome.error}</p>
        {!outcome.success && <p className="text-sm">{whatToDo[kind]}</p>}
      </div>
    </li>
  );
}
