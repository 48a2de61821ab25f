/** Calls back when the browser has painted what is on the page now. Answers how to call that off. */
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

/** Resolves when the page has been painted since this was first called. */
export function painted(): Promise<void> {
  first ??= new Promise(afterPaint);
  return first;
}
