import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type CardRow, cards } from './schema.ts';

export function selectCard(ctx: Ctx, inputHash: string): Statement<CardRow[]> {
  return database(ctx)
    .select()
    .from(cards)
    .where(and(eq(cards.organizationId, ctx.organizationId), eq(cards.inputHash, inputHash)));
}

/** Stores a card unless another call has drawn the same one. */
export function insertCard(ctx: Ctx, card: Omit<CardRow, 'organizationId' | 'createdAt'>): Statement {
  return database(ctx)
    .insert(cards)
    .values({ ...card, organizationId: ctx.organizationId, createdAt: ctx.now() })
    .onConflictDoNothing();
}
