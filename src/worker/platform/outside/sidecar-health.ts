import { type SidecarHealth, sidecarHealth } from '../../../sidecar/protocol.ts';
import type { Env } from '../env.ts';

/** The instance that gets every call it has a slot for. */
const FIRST_INSTANCE = 'sidecar-0';

/** Returns the sidecar's health; null while its container sleeps. Throws if it does not respond, or is no sidecar. */
export async function askSidecar(env: Env): Promise<SidecarHealth | null> {
  const answer = env.SIDECAR_URL ? await ask(env.SIDECAR_URL) : await askContainer(env);
  return answer === null ? null : sidecarHealth.parse(answer);
}

async function ask(url: string): Promise<unknown> {
  const response = await fetch(new URL('/health', url));
  return response.json();
}

async function askContainer(env: Env): Promise<unknown> {
  if (!env.SIDECAR) throw new Error('Neither SIDECAR_URL nor the container binding SIDECAR is set.');
  return env.SIDECAR.getByName(FIRST_INSTANCE).health();
}
