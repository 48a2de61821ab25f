/** The state of a call in a fixed window that begins with its first call. */
export interface Window {
  isOver: boolean;
  limit: number;
  remaining: number;
  /** Milliseconds since 1970. */
  resetsAt: number;
}

/** Counts calls by key: at most `limit` in a window of `windowMs`. */
export function countCalls(windowMs: number, now: () => number): (key: string, limit: number) => Window {
  const windows = new Map<string, { count: number; resetsAt: number }>();
  return (key, limit) => {
    let window = windows.get(key);
    if (!window || window.resetsAt <= now()) {
      window = { count: 0, resetsAt: now() + windowMs };
      windows.set(key, window);
    }
    const isOver = window.count >= limit;
    if (!isOver) window.count++;
    return { isOver, limit, remaining: limit - window.count, resetsAt: window.resetsAt };
  };
}
