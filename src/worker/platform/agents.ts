import type { Ctx } from './ctx.ts';

/** An agent, and the member for whom it acts. */
export interface Agent {
  name: string;
  userId: number;
}

type FindAgents = (ctx: Ctx, ids: number[]) => Promise<Map<number, Agent>>;
let find: FindAgents = async () => new Map();

/** Says how agents are found: by the module that has them, which others, whose actors are agents, cannot import. */
export function agentsAreFoundBy(given: FindAgents): void {
  find = given;
}

/** Finds agents by the ids of their connections. */
export async function findAgents(ctx: Ctx, ids: number[]): Promise<Map<number, Agent>> {
  return ids.length === 0 ? new Map() : find(ctx, ids);
}
