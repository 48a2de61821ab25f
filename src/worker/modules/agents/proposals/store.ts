import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { ProposalState } from '../../../../contract/agents/proposals.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { deletePast } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, nextId } from '../../../platform/data/sequence.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { registerRows } from '../../../platform/data/written-rows.ts';
import type { DeletedEmails } from '../../../platform/module.ts';
import { recordEvent } from '../../../platform/work/outbox.ts';
import { agentProposals, type ProposalRow } from '../schema.ts';

const SEQUENCE = 'agent_proposal';
/** Waiting proposals of a connection: an agent that goes on asking is refused. */
export const MAX_WAITING = 100;
/** Rows that one run of cron changes or deletes. */
const ROWS_A_RUN = 200;

type NewProposal = Pick<
  ProposalRow,
  'connectionId' | 'userId' | 'agent' | 'tool' | 'input' | 'digest' | 'emailId' | 'sources' | 'expiresAt'
>;

/** Selects the proposal of a connection that waits with this digest. */
export function selectSame(ctx: Ctx, connectionId: number, digest: string): Statement<{ id: number }[]> {
  return database(ctx).all(sql`SELECT id FROM ${agentProposals} WHERE organization_id = ${ctx.organizationId}
    AND connection_id = ${connectionId} AND state = 'waiting' AND digest = ${digest} LIMIT 1`);
}

const waitingOf = (ctx: Ctx, connectionId: number) =>
  sql`(SELECT count(*) FROM ${agentProposals} AS p WHERE p.organization_id = ${ctx.organizationId}
    AND p.connection_id = ${connectionId} AND p.state = 'waiting')`;

/**
 * Inserts a proposal and its event, unless its connection has too many that wait. The first statement returns its id.
 * `title`: what the tool does.
 */
export function insertProposal(
  ctx: Ctx,
  proposal: NewProposal,
  title: string,
): [Statement<{ id: number }[]>, ...Statement[]] {
  const { organizationId } = ctx;
  const db = database(ctx);
  const { connectionId, userId, agent, tool, input, digest, emailId, sources, expiresAt } = proposal;
  const hasRoom = sql`${waitingOf(ctx, connectionId)} < ${MAX_WAITING}`;
  const about = JSON.stringify({ agent, tool, title, user_id: userId });
  return [
    db.all(sql`INSERT INTO ${agentProposals} (id, organization_id, connection_id, user_id, agent, tool, input, digest,
        email_id, sources, state, created_at, expires_at)
      SELECT ${nextId(organizationId, SEQUENCE)}, ${organizationId}, ${connectionId}, ${userId}, ${agent}, ${tool},
        ${JSON.stringify(input)}, ${digest}, ${emailId}, ${JSON.stringify(sources)}, 'waiting', ${ctx.now()}, ${expiresAt}
      WHERE ${hasRoom} RETURNING id`),
    // Whoever asks the assistant sees what it proposes in its answer.
    ...(connectionId > 0 ? [recordEvent(ctx, 'agent.proposed', sql`${about}`, sql`changes() > 0`)] : []),
    db.run(advance(organizationId, SEQUENCE, sql`true`)),
  ];
}

/** Selects proposals, newest first, with ids below `before`. */
export function selectProposals(
  ctx: Ctx,
  { state, before, limit }: { state: ProposalState | undefined; before: number | null; limit: number },
): Statement<ProposalRow[]> {
  const isShown = and(
    eq(agentProposals.organizationId, ctx.organizationId),
    state === undefined ? undefined : eq(agentProposals.state, state),
    before === null ? undefined : lt(agentProposals.id, before),
  );
  return database(ctx)
    .select()
    .from(agentProposals)
    .where(isShown)
    .orderBy(desc(agentProposals.id))
    .limit(limit);
}

const isThis = (ctx: Ctx, id: number) =>
  and(eq(agentProposals.id, id), eq(agentProposals.organizationId, ctx.organizationId));

export function selectProposal(ctx: Ctx, id: number): Statement<ProposalRow[]> {
  return database(ctx).select().from(agentProposals).where(isThis(ctx, id));
}

/** Claims a proposal that waits, or whose run has not ended by `abandoned`, and returns it. */
export function claimProposal(
  ctx: Ctx,
  id: number,
  userId: number,
  abandoned: number,
): Statement<ProposalRow[]> {
  const isOpen = sql`${agentProposals.expiresAt} > ${ctx.now()} AND (${agentProposals.state} = 'waiting'
    OR ${agentProposals.state} = 'running' AND ${agentProposals.claimedAt} <= ${abandoned})`;
  return database(ctx)
    .update(agentProposals)
    .set({ state: 'running', claimedAt: ctx.now(), decidedBy: userId })
    .where(and(isThis(ctx, id), isOpen))
    .returning();
}

/** Ends the run of a proposal: it is done, or waits again. */
export function updateEnded(
  ctx: Ctx,
  { id, claimedAt }: Pick<ProposalRow, 'id' | 'claimedAt'>,
  outcome: string | null,
): Statement<ProposalRow[]> {
  const isMine = and(
    isThis(ctx, id),
    eq(agentProposals.state, 'running'),
    eq(agentProposals.claimedAt, claimedAt!),
  );
  return database(ctx)
    .update(agentProposals)
    .set(
      outcome === null
        ? { state: 'waiting', claimedAt: null, decidedBy: null }
        : { state: 'done', decidedAt: ctx.now(), outcome },
    )
    .where(isMine)
    .returning();
}

export function updateRejected(ctx: Ctx, id: number, userId: number): Statement<ProposalRow[]> {
  return database(ctx)
    .update(agentProposals)
    .set({ state: 'rejected', decidedAt: ctx.now(), decidedBy: userId })
    .where(and(isThis(ctx, id), eq(agentProposals.state, 'waiting')))
    .returning();
}

/** Ends proposals about which nobody has decided in time. */
export function updateExpired(ctx: ServiceCtx): Statement {
  const db = database(ctx);
  const ids = sql`SELECT id FROM ${agentProposals}
    WHERE state IN ('waiting', 'running') AND expires_at <= ${ctx.now()} LIMIT ${ROWS_A_RUN}`;
  const end = db.run(
    sql`UPDATE ${agentProposals} SET state = 'expired', decided_at = ${ctx.now()} WHERE id IN (${ids})`,
  );
  return hidden(registerRows(end, ids));
}

/** Deletes proposals that were decided before `before`. */
export function deletePastProposals(ctx: ServiceCtx, before: number): Statement {
  return hidden(deletePast(database(ctx), agentProposals.id, agentProposals.decidedAt, before, ROWS_A_RUN));
}

/** Deletes proposals about emails that the same batch deletes. */
export function deleteProposalsOf(ctx: Ctx, { ids }: DeletedEmails): Statement {
  return database(ctx).run(sql`DELETE FROM ${agentProposals} WHERE email_id IN (${ids})`);
}

/** Deletes some proposals of a user's agents, and returns them. */
export function deleteProposalsOfUser(ctx: Ctx, userId: number): Statement<{ id: number }[]> {
  return database(ctx).all(sql`DELETE FROM ${agentProposals} WHERE id IN (SELECT id FROM ${agentProposals}
    WHERE organization_id = ${ctx.organizationId} AND user_id = ${userId} LIMIT ${ROWS_A_RUN}) RETURNING id`);
}
