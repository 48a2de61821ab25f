import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(width < 48rem)');

function subscribe(listener: () => void) {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Returns whether the page is as narrow as on a phone. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => narrow.matches);
