import { z } from 'zod';

/** The groups of an agent's tools: a connection says for each what happens. */
export const TOOL_GROUPS = ['read', 'organize', 'draft', 'send', 'invite', 'delete', 'post', 'pay'] as const;
export const toolGroup = z.enum(TOOL_GROUPS).meta({
  id: 'AgentToolGroup',
  description:
    'What a tool does: `organize` changes states, labels, assignees, notes and tasks; `post` publishes captions; `pay` uses what is billed, such as audits.',
});
export type ToolGroup = z.infer<typeof toolGroup>;

export const HANDS = ['alone', 'ask', 'refuse'] as const;
export const hand = z.enum(HANDS).meta({
  id: 'AgentHand',
  description: 'What happens when an agent calls a tool: it runs, it waits for a member, or it is refused.',
});
export const hands = z.record(toolGroup, hand).meta({ id: 'AgentHands' });
export type Hands = z.infer<typeof hands>;

/** What a connection may use in an hour. */
export const BUDGET_KINDS = ['calls', 'rows', 'sends', 'tokens'] as const;
export type BudgetKind = (typeof BUDGET_KINDS)[number];
export type Budget = Record<BudgetKind, number>;
