import { sql } from 'drizzle-orm';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { organizations } from '../schema.ts';

/** Selects whether the organization is being deleted; no row if it does not exist. */
export function selectIsClosed(ctx: ServiceCtx, organizationId: number): Statement<{ isClosed: 0 | 1 }[]> {
  return directory(ctx).all(sql`SELECT closed_at IS NOT NULL AS isClosed FROM ${organizations}
    WHERE id = ${organizationId}`);
}

/** Switches the directory to another database. Does nothing if that was done before. */
export function updateHome(
  ctx: ServiceCtx,
  organizationId: number,
  source: number,
  target: number,
): Statement {
  return hidden(
    directory(ctx).run(sql`UPDATE ${organizations} SET database = ${target}
      WHERE id = ${organizationId} AND database = ${source}`),
  );
}
