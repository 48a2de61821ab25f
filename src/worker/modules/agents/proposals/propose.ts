import { PROPOSAL_DAYS } from '../../../../contract/agents/proposals.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { sha256 } from '../../../../lib/hash.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import type { Connection } from '../connections/schema.ts';
import { insertProposal, selectSame } from './store.ts';

const KEPT_MS = PROPOSAL_DAYS * 86_400_000;

/** What an agent would do. */
interface Wish {
  tool: { name: string; title: string };
  input: Record<string, unknown>;
  emailId: number | null;
  /** The emails that it had read. */
  sources: number[];
}

/** Returns the digest of a call, by which a repetition is known. */
export const digestOf = (tool: string, input: object): string => sha256(JSON.stringify([tool, input]));

/**
 * Stores a call for a member to approve, and tells the members. Returns the id of the proposal, which is the same as
 * long as the same call waits. Throws `limited`, TOO_MANY_PROPOSALS.
 */
export async function propose(
  ctx: Ctx,
  connection: Pick<Connection, 'id' | 'userId' | 'name'>,
  wish: Wish,
): Promise<number> {
  const { tool, input, emailId, sources } = wish;
  const digest = digestOf(tool.name, input);
  const [[same]] = await commit(database(ctx), [selectSame(ctx, connection.id, digest)]);
  if (same) return same.id;
  const proposal = {
    connectionId: connection.id,
    userId: connection.userId,
    agent: connection.name,
    tool: tool.name,
    input,
    digest,
    emailId,
    sources,
    expiresAt: ctx.now() + KEPT_MS,
  };
  const [insert, ...rest] = insertProposal(ctx, proposal, tool.title);
  const results = await commit(database(ctx), [
    insert,
    ...rest,
    audit(ctx, 'agent.proposed', `tool:${tool.name}`, { agent: connection.name }),
  ]);
  const [created] = results.of(insert);
  if (!created) {
    throw new DomainError(
      'limited',
      'TOO_MANY_PROPOSALS',
      'Too much of this agent waits for a person already. Wait until members have decided.',
      { retryAfterSeconds: 600 },
    );
  }
  wakeOutbox(ctx);
  return created.id;
}
