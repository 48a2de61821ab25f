import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { inboxesText } from '../../../lib/text/settings/work/inboxes.ts';
import { Button } from '../../../ui/button.tsx';

/** By this time, the next regular run of every inbox has happened. */
const MOST_MS = 4 * 60_000;

/** Syncs all inboxes now, and shows how many are finished. */
export function SyncNow({ status }: { status: Schemas['SyncStatus'] }) {
  const text = useText(inboxesText);
  // The server's earlier times, as the local clock may differ.
  const [before, setBefore] = useState<Map<number, string | null>>();
  const active = status.inboxes.filter(({ state }) => state !== 'inactive');
  const done = before ? active.filter((each) => each.last_run_at !== before.get(each.inbox_id)).length : 0;
  const isReading = before !== undefined && done < active.length;

  useEffect(() => {
    if (!isReading) return;
    const timer = setTimeout(() => setBefore(undefined), MOST_MS);
    return () => clearTimeout(timer);
  }, [isReading]);

  const start = useAct({
    run: async () => {
      const now = new Map(active.map(({ inbox_id, last_run_at }) => [inbox_id, last_run_at]));
      dataOf(await client.POST('/api/sync'));
      setBefore(now);
    },
    touches: ['sync'],
    said: text.syncStarted(active.length),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isReading && (
        <progress
          max={active.length}
          value={done}
          aria-label={text.syncing}
          className="h-2 w-24 overflow-hidden rounded-full accent-accent"
        />
      )}
      <span role="status" className="text-quiet text-sm">
        {isReading && `${done}/${active.length}`}
      </span>
      <Button isBusy={start.isBusy || isReading} onClick={() => void start.act()}>
        <RefreshCw aria-hidden size={16} className={isReading ? 'animate-spin' : ''} />
        {isReading ? text.syncing : text.syncNow}
      </Button>
    </div>
  );
}
