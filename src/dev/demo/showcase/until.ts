import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 250;

/** Polls until the probe returns true. Throws an error that names `what` on timeout. */
export async function until(what: string, seconds: number, probe: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await probe())) {
    if (Date.now() > end) throw new Error(`It took too long for ${what}.`);
    await wait(PAUSE_MS);
  }
}
