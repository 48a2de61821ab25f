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
