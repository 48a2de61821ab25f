import { useEffect, useState, useSyncExternalStore } from 'react';

/** The time, again each half minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const narrow = matchMedia('(width < 48rem)');

function subscribe(listener: () => void) {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Whether the page is as narrow as on a phone. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => narrow.matches);
