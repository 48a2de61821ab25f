import { useSyncExternalStore } from 'react';

/** From Tailwind's `md` on. */
const WIDE = matchMedia('(min-width: 48rem)');

function subscribe(listener: () => void) {
  WIDE.addEventListener('change', listener);
  return () => WIDE.removeEventListener('change', listener);
}

/** Returns whether the sidebar stands beside the screen; if not, there is a bar below it. */
export const useWide = () => useSyncExternalStore(subscribe, () => WIDE.matches);
