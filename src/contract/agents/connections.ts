import { z } from 'zod';
import { fieldsOf, line, page, timestamp } from '../common.ts';
import { type ApiKeyScope, apiKeyScope } from '../identity/api-keys.ts';
import { BUDGET_KINDS, hands } from './hands.ts';

/** The scopes that an agent can be given: those of API keys, without settings, payment and other programs' access. */
export const AGENT_SCOPES = [
  'emails:read',
  'emails:write',
  'emails:send',
  'notes:read',
  'notes:write',
  'tasks:read',
  'tasks:write',
  'inboxes:read',
  'replies:read',
  'replies:write',
  'calendar:read',
  'calendar:write',
  'stream:read',
  'stream:write',
  'audits:read',
  'audits:write',
  'ai:use',
] as const satisfies readonly ApiKeyScope[];
export const agentScope = z.enum(AGENT_SCOPES).meta({ id: 'AgentScope', example: 'emails:read' });
export type AgentScope = z.infer<typeof agentScope>;

/** The most connections of one member. */
export const MAX_CONNECTIONS = 50;

const HOURLY_MOST = 10_000_000;

export const budget = z
  .strictObject(
    Object.fromEntries(BUDGET_KINDS.map((kind) => [kind, z.int().min(0).max(HOURLY_MOST)])) as Record<
      (typeof BUDGET_KINDS)[number],
      z.ZodInt
    >,
  )
  .meta({ id: 'AgentBudget', description: 'What the agent may use in an hour.' });

const inboxIds = z
  .array(z.int().min(1))
  .min(1)
  .max(200)
  .nullable()
  .meta({ description: 'Ids of the inboxes whose mail the agent sees. Null: all, also later ones.' });

const name = line(100).trim().min(1).meta({ description: 'The name of the program.', example: 'Claude' });

export const agentConnection = z
  .object({
    id: z.int(),
    name: z.string(),
    user_id: z.int().meta({ description: 'The member for whom the agent acts.' }),
    user_name: z.string(),
    signs_in_by: z.enum(['oauth', 'api_key']),
    api_key_id: z.int().nullable(),
    client_host: z.string().nullable().meta({
      description:
        'The host of a client whose identity is its address. Null: the client has only told its name.',
      example: 'claude.ai',
    }),
    scopes: z.array(apiKeyScope),
    inbox_ids: inboxIds,
    hands,
    budget,
    model: z.string().nullable().meta({ description: 'The model that the program says it uses.' }),
    created_at: timestamp,
    last_used_at: timestamp.nullable().meta({ description: 'Accurate to about ten minutes.' }),
  })
  .meta({ id: 'AgentConnection' });
export type AgentConnection = z.infer<typeof agentConnection>;

export const listConnectionsQuery = z.strictObject({
  fields: fieldsOf(agentConnection),
  limit: page.limit,
  cursor: z.coerce.number().pipe(z.int().min(1)).optional().meta({
    description: 'The cursor from the `Link` header of the previous page.',
    type: 'integer',
    minimum: 1,
  }),
});

export const changeConnectionRequest = z
  .strictObject({ name, inbox_ids: inboxIds, hands, budget })
  .partial()
  .meta({ id: 'ChangeAgentConnectionRequest', example: { name: 'Claude' } });
export type ChangeConnection = z.infer<typeof changeConnectionRequest>;

export const revokeConnectionResult = z
  .object({ message: z.string() })
  .meta({ id: 'RevokeAgentConnectionResult' });

const request = z.string().min(1).max(8_000).meta({
  description: 'The query of the authorization request (RFC 6749, section 4.1.1), as the client has sent it.',
  example: 'response_type=code&client_id=…',
});

export const readAgentRequestQuery = z.strictObject({ request });

/** A program that asks to be connected, for the page that asks the member. */
export const agentRequest = z
  .object({
    client: z.object({
      name: z.string().meta({ description: 'As the client says.' }),
      host: z.string().nullable().meta({
        description: 'The host that vouches for the name; null if nobody does.',
        example: 'claude.ai',
      }),
      address: z.string().nullable().meta({ description: 'The page of the client, as it says.' }),
      redirect_host: z.string().meta({
        description: 'Where the browser goes with the answer.',
        example: 'claude.ai',
      }),
      is_local: z.boolean().meta({ description: 'Whether it goes to a program on this computer.' }),
    }),
    organization_name: z.string(),
    scopes: z.array(agentScope).meta({ description: 'What it asks for; all, if it names none.' }),
    inboxes: z.array(z.object({ id: z.int(), name: z.string(), email_address: z.string() })),
    hands,
  })
  .meta({ id: 'AgentRequest' });

export const allowAgentRequest = z
  .strictObject({
    request,
    name: name.optional(),
    scopes: z.array(agentScope).min(1).max(AGENT_SCOPES.length).meta({
      description: 'Some of those that it asks for.',
    }),
    inbox_ids: inboxIds,
    hands,
  })
  .meta({ id: 'AllowAgentRequest' });
export type AllowAgent = z.infer<typeof allowAgentRequest>;

export const refuseAgentRequest = z.strictObject({ request }).meta({ id: 'RefuseAgentRequest' });

export const agentAnswer = z
  .object({
    redirect_to: z.string().meta({ description: 'Where the browser has to go: back to the client.' }),
  })
  .meta({ id: 'AgentAnswer' });
