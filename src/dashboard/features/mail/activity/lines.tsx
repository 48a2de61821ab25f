import { History } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { activityText } from '../../../lib/text/mail/activity.ts';
import { Time } from '../../../ui/time/time.tsx';
import { useSession, useTimezone } from '../../session/index.ts';
import type { Activity } from './use-activity.ts';
import { inWords } from './words.ts';

/** The number of lines that stand between two messages; more are behind a button. */
const MOST_LINES = 3;

/** What happened between two messages, as quiet lines. */
export default function ActivityLines({ list }: { list: Activity[] }) {
  const text = useText(activityText);
  const format = useFormat(useTimezone());
  const { data: session } = useSession();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? list : list.slice(-MOST_LINES);
  const hidden = list.length - shown.length;
  return (
    <ul aria-label={text.title} className="grid gap-0.5 px-3 text-quiet text-sm">
      {hidden > 0 && (
        <li>
          <button
            type="button"
            onClick={() => setShowsAll(true)}
            className="min-h-6 pointer-coarse:min-h-11 rounded hover:text-ink hover:underline"
          >
            {text.earlier(hidden)}
          </button>
        </li>
      )}
      {shown.map((each) => (
        <li key={each.id} className="flex min-w-0 items-baseline gap-2">
          <History aria-hidden size={13} className="shrink-0 self-center" />
          <span className="min-w-0 wrap-anywhere">
            {inWords(each, text, format.dayTime, Number(session?.user.id))}
          </span>
          <span className="ms-auto shrink-0 text-xs">
            <Time at={each.at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
