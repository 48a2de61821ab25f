import { setTimeout as sleep } from 'node:timers/promises';
import { Stop } from './stop.ts';

/** A new address gets its certificate within minutes. */
const PATIENCE_MS = 5 * 60_000;

/** Waits until Herald answers at its address, and says how it is. Throws a Stop if it does not answer. */
export async function askHealth(publicUrl: string): Promise<string> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const reason = await askOnce(publicUrl);
    if (reason === null) break;
    if (Date.now() > end) {
      throw new Stop(
        `Everything is deployed, but ${publicUrl} does not answer as Herald does: ${reason}.`,
        'A new address may need some more minutes for its certificate.',
      );
    }
    await sleep(5000);
  }
  return `\nHerald runs at ${publicUrl}.`;
}

async function askOnce(publicUrl: string): Promise<string | null> {
  try {
    const response = await fetch(`${publicUrl}/`, { signal: AbortSignal.timeout(10_000) });
    const text = await response.text();
    return response.ok && text.includes('"service":"herald"') ? null : `status ${response.status}`;
  } catch (error) {
    const { cause, message } = error as Error;
    return String((cause as Error | undefined)?.message ?? message);
  }
}
