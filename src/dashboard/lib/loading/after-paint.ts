import { useEffect, useState } from 'react';

/** Calls back after the browser has painted the current page. Returns a function to cancel it. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

let first: Promise<void> | undefined;

/** Resolves after the first paint following the first call. */
export function painted(): Promise<void> {
  first ??= new Promise(afterPaint);
  return first;
}

/**
 * Returns the value, but a new one only after the next paint. Preact renders a change as a whole, so this keeps what is
 * slow to render out of the frame of what is urgent.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (shown !== value) return afterPaint(() => setShown(() => value));
  }, [shown, value]);
  return shown;
}
