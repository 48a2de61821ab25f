import { onlineManager } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onStanding, standing } from '../../api/offline/standing.ts';
import { useText } from '../../lib/text/language.tsx';
import { shellText } from '../../lib/text/shell.ts';

const SeenAt = lazy(() => import('./seen-at.tsx'));

/** A notice that the browser is offline, of how old is what it shows, and of the changes that wait. */
export function Offline() {
  const text = useText(shellText);
  const isOnline = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline());
  const { waiting, seenAt } = useSyncExternalStore(onStanding, standing);
  if (isOnline && waiting === 0 && seenAt === undefined) return null;
  const isCut = !isOnline || seenAt !== undefined;
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-2 bg-warn-soft px-4 py-2 text-warn"
    >
      <WifiOff aria-hidden size={16} />
      {isCut ? (waiting ? text.offlineWaiting(waiting) : text.offline) : text.unreachableWaiting(waiting)}
      <Suspense>{seenAt !== undefined && <SeenAt at={seenAt} />}</Suspense>
    </p>
  );
}
