import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type Ctx, type ServiceCtx, userOf } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { newId } from '../../../platform/data/sequence.ts';
import { agentConnections, type Connection } from './schema.ts';

/** The connections that the caller may see and end: members their own; admins and owners all of the organization. */
function isVisible(ctx: Ctx): SQL | undefined {
  const user = userOf(ctx.actor);
  return and(
    eq(agentConnections.organizationId, ctx.organizationId),
    user?.role === 'member' ? eq(agentConnections.userId, user.userId) : undefined,
    isNull(agentConnections.revokedAt),
  );
}

/** Lists connections, newest first, with ids below `before`. */
export async function listVisible(
  ctx: Ctx,
  { limit, before }: { limit: number; before: number | null },
): Promise<Connection[]> {
  const db = directory(ctx);
  const [rows] = await commit(db, [
    db
      .select()
      .from(agentConnections)
      .where(and(isVisible(ctx), before === null ? undefined : lt(agentConnections.id, before)))
      .orderBy(desc(agentConnections.id))
      .limit(limit),
  ]);
  return rows;
}

export async function findVisible(ctx: Ctx, id: number): Promise<Connection | undefined> {
  const db = directory(ctx);
  const [[row]] = await commit(db, [
    db
      .select()
      .from(agentConnections)
      .where(and(eq(agentConnections.id, id), isVisible(ctx))),
  ]);
  return row;
}

export function updateVisible(
  ctx: Ctx,
  id: number,
  change: Partial<Pick<Connection, 'name' | 'inboxIds' | 'hands' | 'budget'>>,
): Statement<Connection[]> {
  return directory(ctx)
    .update(agentConnections)
    .set(change)
    .where(and(eq(agentConnections.id, id), isVisible(ctx)))
    .returning();
}

const id = { id: agentConnections.id };

/** Ends a connection. Triggers delete its grant and tokens. */
export function updateRevoked(ctx: Ctx, connectionId: number): Statement<{ id: number }[]> {
  return directory(ctx)
    .update(agentConnections)
    .set({ revokedAt: ctx.now() })
    .where(
      and(
        eq(agentConnections.id, connectionId),
        eq(agentConnections.organizationId, ctx.organizationId),
        isNull(agentConnections.revokedAt),
      ),
    )
    .returning(id);
}

/** True, as an expression, while the member has fewer connections than `most`. */
export function hasRoom(ctx: Ctx, userId: number, most: number): SQL {
  return sql`(SELECT count(*) FROM ${agentConnections} WHERE organization_id = ${ctx.organizationId}
    AND user_id = ${userId} AND revoked_at IS NULL) < ${most}`;
}

export function insertConnection(
  ctx: Ctx,
  row: Pick<Connection, 'userId' | 'name' | 'clientId' | 'scopes' | 'inboxIds' | 'hands' | 'budget'>,
): Statement<{ id: number }[]> {
  const { organizationId } = ctx;
  return directory(ctx)
    .insert(agentConnections)
    .values({
      ...row,
      id: newId(agentConnections, { organizationId, now: ctx.now() }),
      organizationId,
      createdAt: ctx.now(),
    })
    .returning(id);
}

/** Selects the member's other connections of the same client. */
export function selectSameClient(
  ctx: Ctx,
  { userId, clientId, except }: { userId: number; clientId: string; except: number },
): Statement<Connection[]> {
  return directory(ctx)
    .select()
    .from(agentConnections)
    .where(
      and(
        eq(agentConnections.organizationId, ctx.organizationId),
        eq(agentConnections.userId, userId),
        eq(agentConnections.clientId, clientId),
        isNull(agentConnections.revokedAt),
        sql`${agentConnections.id} <> ${except}`,
      ),
    );
}

/** Finds a connection that signs in by OAuth and has not ended, whoever calls. */
export async function findByToken(ctx: ServiceCtx, connectionId: number): Promise<Connection | undefined> {
  const db = directory(ctx);
  const [[row]] = await commit(db, [
    db
      .select()
      .from(agentConnections)
      .where(
        and(
          eq(agentConnections.id, connectionId),
          isNotNull(agentConnections.clientId),
          isNull(agentConnections.revokedAt),
        ),
      ),
  ]);
  return row;
}
