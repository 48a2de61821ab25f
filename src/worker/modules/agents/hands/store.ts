import { eq, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { registerRows } from '../../../platform/data/written-rows.ts';
import { agentStops, agentUse } from '../schema.ts';

export type Use = typeof agentUse.$inferSelect;
type Stop = typeof agentStops.$inferSelect;

/** The emails that a connection has read and Herald keeps in mind. */
const MAX_READS = 50;
/** Rows that one run of cron deletes. */
const ROWS_A_RUN = 200;

const ofOrganization = (ctx: Ctx) => eq(agentStops.organizationId, ctx.organizationId);

export function selectStop(ctx: Ctx): Statement<Stop[]> {
  return database(ctx).select().from(agentStops).where(ofOrganization(ctx));
}

export function insertStop(ctx: Ctx, userId: number): Statement<Stop[]> {
  const { organizationId } = ctx;
  return database(ctx)
    .insert(agentStops)
    .values({ organizationId, stoppedAt: ctx.now(), stoppedBy: userId })
    .onConflictDoNothing()
    .returning();
}

export function deleteStop(ctx: Ctx): Statement<Stop[]> {
  return database(ctx).delete(agentStops).where(ofOrganization(ctx)).returning();
}

/** Counts a call of a connection in this hour, and returns what it has used. */
export function upsertCall(ctx: Ctx, connectionId: number, hour: number): Statement<Use[]> {
  const { organizationId } = ctx;
  const kept = (column: string) => sql`iif(hour = ${hour}, ${sql.raw(column)}, 0)`;
  return hidden(
    database(ctx)
      .insert(agentUse)
      .values({ organizationId, connectionId, hour, calls: 1, rows: 0, sends: 0, tokens: 0, reads: [] })
      .onConflictDoUpdate({
        target: [agentUse.organizationId, agentUse.connectionId],
        set: {
          hour,
          calls: sql`${kept('calls')} + 1`,
          rows: kept('rows'),
          sends: kept('sends'),
          tokens: kept('tokens'),
        },
      })
      .returning(),
  );
}

interface Used {
  rows: number;
  sends: number;
  tokens: number;
  reads: number[];
}

/** Adds what a call has used. */
export function updateUse(ctx: Ctx, connectionId: number, { rows, sends, tokens, reads }: Used): Statement {
  const now = ctx.now();
  const newest = JSON.stringify(reads.slice(-MAX_READS).map((id) => [id, now]));
  return hidden(
    database(ctx).run(sql`UPDATE ${agentUse} SET rows = rows + ${rows}, sends = sends + ${sends},
        tokens = tokens + ${tokens},
        reads = (SELECT json_group_array(json(value)) FROM (
          SELECT value FROM (SELECT value, 0 AS part, -key AS place FROM json_each(${newest})
            UNION ALL SELECT value, 1, key FROM json_each(reads))
          ORDER BY part, place LIMIT ${MAX_READS}))
      WHERE organization_id = ${ctx.organizationId} AND connection_id = ${connectionId}`),
  );
}

/** Deletes what connections used before an hour. */
export function deletePastUse(ctx: ServiceCtx, hour: number): Statement {
  const past = sql`SELECT organization_id, connection_id FROM ${agentUse} WHERE hour < ${hour} LIMIT ${ROWS_A_RUN}`;
  const remove = database(ctx).run(
    sql`DELETE FROM ${agentUse} WHERE (organization_id, connection_id) IN (${past})`,
  );
  return hidden(registerRows(remove, past));
}
