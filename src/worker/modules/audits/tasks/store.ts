import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { lastId } from '../../../platform/data/sequence.ts';
import { auditTasks } from '../records/schema.ts';

/** Links the task that the same batch has just created to its recommendation. Fails if there is a link already. */
export function insertAuditTask(ctx: Ctx, auditId: number, recommendationId: string): Statement {
  const { organizationId } = ctx;
  return database(
    ctx,
  ).run(sql`INSERT INTO ${auditTasks} (audit_id, recommendation_id, organization_id, task_id)
    VALUES (${auditId}, ${recommendationId}, ${organizationId}, ${lastId(organizationId, 'task')})`);
}

/** Deletes the links of deleted tasks to their recommendations. `taskIds` is a SELECT. */
export function forgetTasks(ctx: Ctx, taskIds: SQL): Statement[] {
  return [
    database(ctx).run(sql`DELETE FROM ${auditTasks}
      WHERE task_id IN (${taskIds}) AND organization_id = ${ctx.organizationId}`),
  ];
}
