import { openSession } from './connect.ts';
import type { Settings } from './limits.ts';
import type { Connection } from './protocol.ts';

/**
 * Connects, logs in and logs out.
 *
 * @throws CallFailed if one of these fails
 */
export async function verify(connection: Connection, settings: Settings, signal: AbortSignal): Promise<void> {
  const session = await openSession(connection, settings, signal, 0, 0);
  await session.close();
}
