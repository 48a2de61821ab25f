import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Somebody who waits longer than this sees what there is, though it may move. */
const MOST_MS = 2000;

/**
 * Whether these paths have been answered, or failed, at least once: what needs all of them does not move later. Something
 * else must ask for them.
 */
export function useAnswered(paths: readonly string[]): boolean {
  const cache = useQueryClient().getQueryCache();
  const isLate = useLate();
  // Renders again when one is answered.
  useIsFetching({ predicate: ({ queryKey }) => paths.includes(String(queryKey[1])) });
  const isAnswered = (path: string) =>
    cache.getAll().some(({ queryKey, state }) => queryKey[1] === path && state.status !== 'pending');
  return isLate || paths.every(isAnswered);
}

/** Whether whatever is asked for the first time has been answered; true from then on. */
export function useAllAnswered(): boolean {
  const isLate = useLate();
  const asked = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  const [hasAsked, setAsked] = useState(false);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    if (asked > 0) setAsked(true);
    else if (hasAsked) setWhole(true);
  }, [asked, hasAsked]);
  return isLate || isWhole;
}

function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MOST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
