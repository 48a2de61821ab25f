import type { AgentConnection } from '../../../../contract/agents/connections.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { listPeople } from '../../identity/index.ts';
import type { Connection } from './schema.ts';

const iso = (time: number) => new Date(time).toISOString();

/** Returns the host of a client whose identity is the address of its metadata document, else null. */
export function hostOf(clientId: string | null): string | null {
  const url = clientId === null ? null : URL.parse(clientId);
  return url?.protocol === 'https:' ? url.host : null;
}

/** Returns connections as the API shows them, with the names of their members. */
export async function presentConnections(ctx: Ctx, rows: Connection[]): Promise<AgentConnection[]> {
  const people = await listPeople(ctx, [...new Set(rows.map(({ userId }) => userId))]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    user_id: row.userId,
    user_name: names.get(row.userId) ?? '',
    signs_in_by: row.clientId === null ? ('api_key' as const) : ('oauth' as const),
    api_key_id: row.apiKeyId,
    client_host: hostOf(row.clientId),
    scopes: row.scopes,
    inbox_ids: row.inboxIds,
    hands: row.hands,
    budget: row.budget,
    model: row.model,
    created_at: iso(row.createdAt),
    last_used_at: row.lastUsedAt === null ? null : iso(row.lastUsedAt),
  }));
}
