import { and, eq, inArray, isNull } from 'drizzle-orm';
import { API_KEY_SCOPES, type ApiKeyScope } from '../../../../contract/identity/api-keys.ts';
import type { Agent } from '../../../platform/agents.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { newId } from '../../../platform/data/sequence.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { DEFAULT_BUDGET, DEFAULT_HANDS } from './defaults.ts';
import { agentConnections, type Connection } from './schema.ts';

/** The last use of a connection is written at most this often. */
const USE_MS = 10 * 60_000;

/** Finds a connection of the organization that is not revoked. */
export async function findConnection(ctx: Ctx, id: number): Promise<Connection | undefined> {
  const isThis = and(
    eq(agentConnections.id, id),
    eq(agentConnections.organizationId, ctx.organizationId),
    isNull(agentConnections.revokedAt),
  );
  const [[found]] = await commit(directory(ctx), [
    directory(ctx).select().from(agentConnections).where(isThis),
  ]);
  return found;
}

/** An API key that an agent uses. */
interface AgentKey {
  keyId: number;
  userId: number;
  name: string;
  /** Null: all that a key may have. */
  scopes: ApiKeyScope[] | null;
}

/**
 * Returns the connection of an API key, and creates it with the default hands at its first use; undefined if it is
 * revoked.
 */
export async function findConnectionByKey(ctx: Ctx, key: AgentKey): Promise<Connection | undefined> {
  const db = directory(ctx);
  const ofKey = db
    .select()
    .from(agentConnections)
    .where(
      and(eq(agentConnections.apiKeyId, key.keyId), eq(agentConnections.organizationId, ctx.organizationId)),
    );
  const [[known]] = await commit(db, [ofKey]);
  const [, [found]] = known ? [[], [known]] : await commit(db, [insertOfKey(ctx, key), ofKey]);
  return found && found.revokedAt === null ? found : undefined;
}

function insertOfKey(ctx: Ctx, { keyId, userId, name, scopes }: AgentKey) {
  return directory(ctx)
    .insert(agentConnections)
    .values({
      id: newId(agentConnections, { organizationId: ctx.organizationId, now: ctx.now() }),
      organizationId: ctx.organizationId,
      userId,
      name,
      apiKeyId: keyId,
      scopes: scopes ?? [...API_KEY_SCOPES],
      hands: DEFAULT_HANDS,
      budget: DEFAULT_BUDGET,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing();
}

/** Records a use of the connection, unless one was recorded a moment ago. */
export function noteUse(ctx: Ctx, { id, lastUsedAt }: Connection): void {
  if (lastUsedAt !== null && lastUsedAt > ctx.now() - USE_MS) return;
  const db = directory(ctx);
  const isThis = and(eq(agentConnections.id, id), eq(agentConnections.organizationId, ctx.organizationId));
  ctx.defer(commit(db, [hidden(db.update(agentConnections).set({ lastUsedAt: ctx.now() }).where(isThis))]));
}

/** Finds connections of the organization: by their ids, revoked ones too, or all that are connected. */
export async function listAgents(ctx: Ctx, ids: number[] | 'connected'): Promise<Map<number, Agent>> {
  const { id, name, model, userId, revokedAt } = agentConnections;
  const areThese = ids === 'connected' ? isNull(revokedAt) : inArray(id, ids);
  const db = directory(ctx);
  const [rows] = await commit(db, [
    db
      .select({ id, name, model, userId, revokedAt })
      .from(agentConnections)
      .where(and(eq(agentConnections.organizationId, ctx.organizationId), areThese))
      .orderBy(id),
  ]);
  return new Map(rows.map(({ revokedAt, ...row }) => [row.id, { ...row, isConnected: revokedAt === null }]));
}
