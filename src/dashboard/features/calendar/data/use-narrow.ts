import { useSyncExternalStore } from 'react';

function watch(query: string) {
  const list = matchMedia(query);
  const subscribe = (listener: () => void) => {
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => list.matches);
}

/** Returns whether the page is as narrow as on a phone. */
export const useIsNarrow = watch('(width < 48rem)');

/** Returns whether there is room beside the calendar. */
export const useIsWide = watch('(width >= 80rem)');
