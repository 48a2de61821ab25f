import { z } from 'zod';
import { fieldsOf, page, timestamp } from '../common.ts';

/** How long a proposal waits for a member. */
export const PROPOSAL_DAYS = 7;

export const PROPOSAL_STATES = ['waiting', 'running', 'done', 'rejected', 'expired'] as const;
export const proposalState = z.enum(PROPOSAL_STATES).meta({
  id: 'AgentProposalState',
  description: `\`waiting\`: for a member, ${PROPOSAL_DAYS} days. \`running\`: approved, and being done.`,
});
export type ProposalState = z.infer<typeof proposalState>;

const userId = z.int().meta({ description: 'A user id.', example: 7 });

export const agentProposal = z
  .object({
    id: z.int().meta({ example: 4294967297 }),
    agent: z.object({
      connection_id: z.int().meta({
        description: 'Below zero: the assistant of the dashboard, which has no connection.',
        example: 4294967297,
      }),
      name: z.string().meta({ example: 'Claude' }),
      user_id: userId.meta({ description: 'The member for whom it acts.' }),
    }),
    tool: z.string().meta({ example: 'send_reply' }),
    title: z.string().meta({ description: 'What the tool does.', example: 'Send a reply' }),
    input: z.record(z.string(), z.unknown()).meta({
      description: 'The arguments of the tool: what is done if it is approved.',
      additionalProperties: true,
      example: { conversation: 4294967297, text: 'It is on its way.' },
    }),
    email_id: z.int().nullable().meta({ description: 'An email of the conversation that it is about.' }),
    sources: z
      .array(
        z.object({
          email_id: z.int().meta({ example: 4294967297 }),
          from_address: z.string().meta({ example: 'kim@example.com' }),
          subject: z.string().meta({ example: 'My parcel' }),
        }),
      )
      .meta({
        description:
          'The emails that the agent had read in the hour before, the last one first: one of them may have asked for it.',
      }),
    state: proposalState,
    created_at: timestamp,
    expires_at: timestamp,
    decided_at: timestamp.nullable(),
    decided_by: userId.nullable().meta({ description: 'The user who approved or rejected it.' }),
    outcome: z.string().nullable().meta({ description: 'What the tool answered, once it is done.' }),
  })
  .meta({ id: 'AgentProposal' });
export type AgentProposal = z.infer<typeof agentProposal>;

export const listProposalsQuery = z.strictObject({
  state: proposalState.optional().meta({ description: 'Default: all.' }),
  fields: fieldsOf(agentProposal),
  limit: page.limit,
  cursor: page.cursor,
});

export const agentsStopped = z
  .object({
    is_stopped: z.boolean(),
    stopped_at: timestamp.nullable(),
    stopped_by: userId.nullable(),
  })
  .meta({ id: 'AgentsStopped' });
export type AgentsStopped = z.infer<typeof agentsStopped>;
