/** Unsent input, persisted in this browser until it is sent or discarded. */
import { useCallback, useEffect, useRef, useState } from 'react';

const PREFIX = 'herald:kept:';
const MOST_BYTES = 200_000;

function read<T>(key: string, empty: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? empty : (JSON.parse(text) as T);
  } catch {
    return empty;
  }
}

/**
 * State that survives reloads and signing out; `clear` deletes it. A value over 200 kB, or in a browser without
 * storage, lives as long as the page. `key` names the input, such as `reply:42`.
 */
export function useKept<T>(key: string, empty: T): [T, (value: T) => void, () => void] {
  const [value, setValue] = useState(() => read(key, empty));
  const loaded = useRef(key);
  useEffect(() => {
    if (loaded.current === key) return;
    loaded.current = key;
    setValue(read(key, empty));
  }, [key, empty]);
  const keep = useCallback(
    (next: T) => {
      setValue(next);
      const text = JSON.stringify(next);
      try {
        if (text.length <= MOST_BYTES) localStorage.setItem(PREFIX + key, text);
      } catch {
        // The browser's storage is full or disabled: the input stays in memory.
      }
    },
    [key],
  );
  const clear = useCallback(() => {
    localStorage.removeItem(PREFIX + key);
    setValue(empty);
  }, [key, empty]);
  return [value, keep, clear];
}
