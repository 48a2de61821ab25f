import { useEffect, useState } from 'react';

/** The value once it has rested for so long. It must be equal by its JSON to be the same. */
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
