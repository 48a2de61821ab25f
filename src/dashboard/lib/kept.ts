/** What is persisted in this browser, for one user in one organization, since others may sign in to it. */
import { useCallback, useState } from 'react';
import { KEPT } from './forget-kept.ts';

const CHOSEN = 'herald:chosen:';
const MOST_BYTES = 200_000;

export interface Owner {
  organization: string;
  user: string;
}

function read<T>(key: string, empty: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? empty : (JSON.parse(text) as T);
  } catch {
    return empty;
  }
}

/** State under a key. A value over 200 kB, or in a browser without storage, lives as long as the page. */
function useStored<T>(key: string, empty: T): [T, (value: T) => void, () => void] {
  const [held, setHeld] = useState(() => ({ key, value: read(key, empty) }));
  let { value } = held;
  if (held.key !== key) {
    value = read(key, empty);
    setHeld({ key, value });
  }
  const keep = useCallback(
    (next: T) => {
      setHeld({ key, value: next });
      const text = JSON.stringify(next);
      try {
        if (text.length <= MOST_BYTES) localStorage.setItem(key, text);
      } catch {
        // The browser's storage is full or disabled: the input stays in memory.
      }
    },
    [key],
  );
  const clear = useCallback(() => {
    localStorage.removeItem(key);
    setHeld({ key, value: empty });
  }, [key, empty]);
  return [value, keep, clear];
}

const keyOf = (prefix: string, { organization, user }: Owner, about: string) =>
  `${prefix}${organization}:${user}:${about}`;

/**
 * Unsent input, such as `reply:42`, until it is sent or discarded. It survives reloads and the end of a session;
 * signing out deletes it.
 */
export const useKeptOf = <T>(owner: Owner, about: string, empty: T) =>
  useStored(keyOf(KEPT, owner, about), empty);

/** A choice in the page, such as a second time zone, which also survives signing out. */
export const useChosenOf = <T>(owner: Owner, about: string, empty: T) =>
  useStored(keyOf(CHOSEN, owner, about), empty);
