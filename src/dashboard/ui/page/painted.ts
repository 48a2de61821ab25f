import { Children, type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '../../lib/loading/after-paint.ts';

/** Counts how often what uses it has been painted, up to `most`. A long list begins with a part, and grows with it. */
export function usePaints(most: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => (count < most ? afterPaint(() => setCount(count + 1)) : undefined), [count, most]);
  return count;
}

/** Whether what uses it has been painted. What is not seen first waits for this. */
export const usePainted = (): boolean => usePaints(1) === 1;

/** Renders its children one after the other, each when the previous ones have been painted. */
export function InTurn({ children }: { children: ReactNode }): ReactNode {
  const parts = Children.toArray(children);
  return parts.slice(0, usePaints(parts.length));
}
