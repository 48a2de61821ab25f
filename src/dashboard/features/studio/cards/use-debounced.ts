import { useEffect, useMemo, useState } from 'react';

/** Debounces a value of JSON, which is compared as its text. */
export function useDebounced<T>(value: T, ms: number): T {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return useMemo(() => JSON.parse(settled) as T, [settled]);
}
