import { useEffect, useState } from 'react';

/** Debounces a value. Values are compared by their JSON. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  const signature = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature says when the value has changed
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [signature, ms]);
  return settled;
}
