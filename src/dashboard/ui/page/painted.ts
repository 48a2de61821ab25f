import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../lib/loading/after-paint.ts';

/** Whether what uses it has been painted. What is not seen first waits for this, and is then drawn in small steps. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}

/** Renders its children one after the other, each when the previous ones have been painted. */
export function InTurn({ children }: { children: ReactNode }): ReactNode {
  const parts = Children.toArray(children);
  const [count, setCount] = useState(0);
  const isWhole = count >= parts.length;
  useEffect(() => {
    if (isWhole) return;
    return afterPaint(() => startTransition(() => setCount(count + 1)));
  }, [count, isWhole]);
  return parts.slice(0, count);
}
