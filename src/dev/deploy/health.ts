import { setTimeout as sleep } from 'node:timers/promises';
import { Stop } from './stop.ts';

/** A new address gets its certificate within minutes. */
const PATIENCE_MS = 5 * 60_000;

/** Waits until Herald responds at its address, and describes its health. Throws a Stop if it does not respond. */
export async function askHealth(publicUrl: string, operatorToken: string | undefined): Promise<string> {
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
  const troubles = operatorToken ? await listTroubles(publicUrl, operatorToken) : [];
  return [`\nHerald runs at ${publicUrl}.`, ...troubles].join('\n');
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

/** Returns the problems that the service reports to its operator. */
async function listTroubles(publicUrl: string, operatorToken: string): Promise<string[]> {
  const response = await fetch(`${publicUrl}/api/health`, {
    headers: { authorization: `Bearer ${operatorToken}` },
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) return [`GET /api/health is answered ${response.status}, so it does not say how it is.`];
  const health = (await response.json()) as {
    needs_a_hand: { title: string; detail: string; advice: string }[];
  };
  return health.needs_a_hand.map(({ title, detail, advice }) => `${title}: ${detail} ${advice}`);
}
