import { Children, type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '../../lib/loading/after-paint.ts';

/** Whether what uses it has been painted. What is not seen first waits for this. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
}

/** Renders its children one after the other, each when the previous ones have been painted. */
export function InTurn({ children }: { children: ReactNode }): ReactNode {
  const parts = Children.toArray(children);
  const [count, setCount] = useState(0);
  const isWhole = count >= parts.length;
  useEffect(() => {
    if (isWhole) return;
    return afterPaint(() => setCount(count + 1));
  }, [count, isWhole]);
  return parts.slice(0, count);
}
