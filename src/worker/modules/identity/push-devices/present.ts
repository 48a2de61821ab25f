import type { PushDevice } from '../../../../contract/notifications/devices.ts';
import type { PushDeviceRow } from './schema.ts';

/** Returns a device in the form of the API, for a caller with this session. */
export function toDevice(row: PushDeviceRow, sessionId: string): PushDevice {
  return {
    id: row.id,
    name: row.name,
    is_current: row.sessionId === sessionId,
    created_at: new Date(row.createdAt).toISOString(),
    last_used_at: row.lastUsedAt === null ? null : new Date(row.lastUsedAt).toISOString(),
  };
}
