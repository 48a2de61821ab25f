/** Loads code before it is wanted, but not with the first load of the page. */
const waiting: (() => Promise<unknown>)[] = [];
let isLoading = false;
let hasBegun = false;

/** A person who has pressed a key is likely to press another within this time. */
const PAUSE_MS = 300;
let pressedAt = 0;

/** Marks code to be loaded by `loadAhead`, as in `lazy(ahead(() => import(…)))`. */
export function ahead<T>(load: () => Promise<T>): () => Promise<T> {
  waiting.push(load);
  if (hasBegun) void run();
  return load;
}

/** Loads all marked code, one after the other, whenever the browser is idle and nobody types. */
export function loadAhead(): void {
  if (!hasBegun) {
    hasBegun = true;
    // The first input may have been a key.
    pressedAt = performance.now();
    addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
  }
  void run();
}

async function run(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  for (let load = waiting.shift(); load; load = waiting.shift()) {
    await pause();
    await idle();
    // Whoever wants the code later sees the failure.
    await load().catch(() => undefined);
  }
  isLoading = false;
}

async function pause(): Promise<void> {
  for (;;) {
    const rest = pressedAt + PAUSE_MS - performance.now();
    if (rest <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}

// Safari has no idle callbacks.
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Calls back with the next input of the user. Returns a function to cancel it. */
export function onInput(run: () => void): () => void {
  const ending = new AbortController();
  for (const input of INPUTS)
    addEventListener(
      input,
      () => {
        ending.abort();
        run();
      },
      { signal: ending.signal, passive: true },
    );
  return () => ending.abort();
}
