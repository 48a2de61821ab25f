/** Shuts down `npm start`. Its services run in their own process groups and must not outlive it. */

const stops: (() => Promise<unknown>)[] = [];
let ending: Promise<never> | undefined;

/** Registers `stop` to be called when the process shuts down. */
export function atEnd(stop: () => Promise<unknown>): void {
  stops.push(stop);
}

export function isEnding(): boolean {
  return ending !== undefined;
}

/** Calls the registered stops, newest first, and exits with `code`. */
export function endAll(code: number): Promise<never> {
  ending ??= (async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      try {
        await stop();
      } catch (error) {
        console.error('A service could not be stopped:', error);
      }
    }
    process.exit(code);
  })();
  return ending;
}

/** Shuts down with code 0 on SIGINT, SIGTERM and SIGHUP, and with code 1 on an uncaught error. */
export function endOnSignalsAndFailures(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isEnding()) console.log('\nStopping …');
      void endAll(0);
    });
  }
  // Node also reports unhandled rejections here.
  process.on('uncaughtException', (error) => {
    if (!isEnding()) console.error('\nHerald failed and is stopping:', error);
    void endAll(1);
  });
}

/** Shuts down when the parent process dies: if killed by SIGKILL, it sends no signal. */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && endAll(1), 1000).unref();
}
