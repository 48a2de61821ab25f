import { TriangleAlert } from 'lucide-react';
import type { Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { inboxesText } from '../../../lib/text/settings/work/inboxes.ts';
import { useTimezone } from '../../session/index.ts';

/** Describes the sync error of an inbox. */
export function SyncState({ sync }: { sync: Schemas['InboxSync'] }) {
  const text = useText(inboxesText);
  const format = useFormat(useTimezone());
  const { state, error, next_attempt_at, set_aside, set_aside_count } = sync;
  return (
    <div className="grid gap-2 text-sm">
      {error && (
        <div className="grid gap-1 rounded-lg bg-danger-soft px-3 py-2">
          <p className="flex gap-2 text-danger [overflow-wrap:anywhere]">
            <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            {error}
          </p>
          <p>
            {state === 'disabled'
              ? text.stopped
              : next_attempt_at && text.nextTry(format.relative(next_attempt_at))}
          </p>
        </div>
      )}
      {set_aside_count > 0 && (
        <details className="rounded-lg bg-warn-soft px-3 py-2">
          <summary className="text-warn">{text.setAside(set_aside_count)}</summary>
          <ul className="grid gap-1 pt-2">
            {set_aside.map((each) => (
              <li key={each.uid} className="[overflow-wrap:anywhere]">
                {text.setAsideOne(each.uid, each.message)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
