import type { Ctx } from './ctx.ts';

/** An agent, and the member for whom it acts. */
export interface Agent {
  id: number;
  name: string;
  /** That it says it uses. */
  model: string | null;
  userId: number;
  isConnected: boolean;
}

type FindAgents = (ctx: Ctx, ids: number[] | 'connected') => Promise<Map<number, Agent>>;
let loadFind: () => Promise<FindAgents> = async () => async () => new Map();

/** Says how agents are found: by the module that has them, which others, whose actors are agents, cannot import. */
export function agentsAreFoundBy(load: () => Promise<FindAgents>): void {
  loadFind = load;
}

/** Finds agents by the ids of their connections, or all that are connected. */
export async function findAgents(ctx: Ctx, ids: number[] | 'connected'): Promise<Map<number, Agent>> {
  if (ids.length === 0) return new Map();
  const find = await loadFind();
  return find(ctx, ids);
}
