import { CircleCheck, CircleX } from 'lucide-react';
import type { Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { inboxesText } from '../../../lib/text/settings/work/inboxes.ts';

/** The two results of a test: success, or the error and its fix. */
export function TestResult({ result }: { result: Schemas['TestInboxResult'] }) {
  const text = useText(inboxesText);
  return (
    <div role="status">
      <ul className="grid gap-3">
        <One name={text.incoming} outcome={result.imap} />
        <One name={text.outgoing} outcome={result.smtp} />
      </ul>
    </div>
  );
}

function One({ name, outcome }: { name: string; outcome: Schemas['TestInboxResult']['imap'] }) {
  const text = useText(inboxesText);
  const Icon = outcome.success ? CircleCheck : CircleX;
  return (
    <li className={`flex gap-3 rounded-lg p-3 ${outcome.success ? 'bg-good-soft' : 'bg-danger-soft'}`}>
      <Icon
        aria-hidden
        size={18}
        className={`mt-0.5 shrink-0 ${outcome.success ? 'text-good' : 'text-danger'}`}
      />
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="[overflow-wrap:anywhere]">{outcome.success ? text.works : outcome.error}</p>
      </div>
    </li>
  );
}
