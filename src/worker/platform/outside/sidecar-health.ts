import { type SidecarHealth, sidecarHealth } from '../../../sidecar/protocol.ts';
import type { Env } from '../env.ts';
import { sidecarUrls } from './sidecar-call.ts';

/** The instance that gets every call it has a slot for. */
const FIRST_INSTANCE = 'sidecar-0';

/**
 * Returns the sidecar's health, of several ones together; null while its container sleeps. Throws if one does not
 * respond, or is no sidecar.
 */
export async function askSidecar(env: Env): Promise<SidecarHealth | null> {
  const urls = sidecarUrls(env);
  if (urls.length === 0) {
    const answer = await askContainer(env);
    return answer === null ? null : sidecarHealth.parse(answer);
  }
  const answers = (await Promise.all(urls.map(ask))).map((answer) => sidecarHealth.parse(answer));
  return answers.reduce((a, b) => ({
    status: 'ok',
    active: a.active + b.active,
    calls: a.calls + b.calls,
    age_s: Math.min(a.age_s, b.age_s),
  }));
}

async function ask(url: string): Promise<unknown> {
  const response = await fetch(new URL('/health', url));
  return response.json();
}

async function askContainer(env: Env): Promise<unknown> {
  if (!env.SIDECAR) throw new Error('Neither SIDECAR_URL nor the container binding SIDECAR is set.');
  return env.SIDECAR.getByName(FIRST_INSTANCE).health();
}
