import type { AgentProposal } from '../../../../contract/agents/proposals.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { listEmailsById } from '../../mail/index.ts';
import type { ProposalRow } from '../schema.ts';

/** Returns proposals as the API shows them, with the emails that their agents had read. */
export async function toProposals(ctx: Ctx, rows: ProposalRow[]): Promise<AgentProposal[]> {
  if (rows.length === 0) return [];
  const { findTool } = await import('../tools/table.ts');
  const emails = new Map<number, AgentProposal['sources'][number]>();
  const ids = [...new Set(rows.flatMap(({ sources }) => sources))];
  for (let i = 0; i < ids.length; i += EMAILS_AT_ONCE) {
    for (const { id, from_address, subject } of await listEmailsById(ctx, ids.slice(i, i + EMAILS_AT_ONCE))) {
      emails.set(id, { email_id: id, from_address, subject });
    }
  }
  const iso = (time: number) => new Date(time).toISOString();
  return rows.map((row) => ({
    id: row.id,
    agent: { connection_id: row.connectionId, name: row.agent, user_id: row.userId },
    tool: row.tool,
    title: findTool(row.tool)?.title ?? row.tool,
    input: row.input,
    email_id: row.emailId,
    sources: row.sources.flatMap((id) => emails.get(id) ?? []),
    state: row.state,
    created_at: iso(row.createdAt),
    expires_at: iso(row.expiresAt),
    decided_at: row.decidedAt === null ? null : iso(row.decidedAt),
    decided_by: row.decidedBy,
    outcome: row.outcome,
  }));
}

const EMAILS_AT_ONCE = 50;
