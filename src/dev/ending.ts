/** The end of `npm start`: what it has started runs in processes and sessions of its own, and must not outlive it. */

const stops: (() => Promise<unknown>)[] = [];
let ending: Promise<never> | undefined;

/** Has `stop` called when the process ends. */
export function atEnd(stop: () => Promise<unknown>): void {
  stops.push(stop);
}

export function isEnding(): boolean {
  return ending !== undefined;
}

/** Ends what was started, the last first, and the process with `code`. */
export function endAll(code: number): Promise<never> {
  ending ??= (async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      try {
        await stop();
      } catch (error) {
        console.error('Something could not be ended:', error);
      }
    }
    process.exit(code);
  })();
  return ending;
}

/** Ends all when the process is asked to end, and with code 1 on an error that nobody has caught. */
export function endOnSignalsAndFailures(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isEnding()) console.log('\nStopping …');
      void endAll(0);
    });
  }
  // A rejection that nobody handles comes here too.
  process.on('uncaughtException', (error) => {
    if (!isEnding()) console.error('\nHerald failed, and ends:', error);
    void endAll(1);
  });
}

/** Ends all when whoever started this process was killed, and so could not ask it to end. */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && endAll(1), 1000).unref();
}
