import { useIsMutating } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useText } from '../../lib/text/language.tsx';
import { shellText } from '../../lib/text/shell.ts';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A notice that the browser is offline, and of the pending changes. */
export function Offline() {
  const text = useText(shellText);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const waiting = useIsMutating({ predicate: ({ state }) => state.isPaused });
  if (isOnline) return null;
  return (
    <p role="status" className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-warn">
      <WifiOff aria-hidden size={16} />
      {waiting ? text.offlineWaiting(waiting) : text.offline}
    </p>
  );
}
