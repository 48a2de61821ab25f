import { eq } from 'drizzle-orm';
import type { ServiceCtx } from '../../platform/ctx.ts';
import { directory, type Statement } from '../../platform/data/database.ts';
import { hidden } from '../../platform/data/shown.ts';
import { endedAgents } from './schema.ts';

const AGENTS_A_TICK = 10;

/** Selects some agents that have ended, and whose work is not taken from them yet. */
export function selectEnded(ctx: ServiceCtx): Statement<(typeof endedAgents.$inferSelect)[]> {
  return directory(ctx).select().from(endedAgents).orderBy(endedAgents.id).limit(AGENTS_A_TICK);
}

export function deleteEnded(ctx: ServiceCtx, id: number): Statement {
  return hidden(directory(ctx).delete(endedAgents).where(eq(endedAgents.id, id)));
}
