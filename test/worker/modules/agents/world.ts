import {
  type ClientOptions,
  Client as McpClient,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import type { Hands } from '../../../../src/contract/agents/hands.ts';
import type { ApiKeyScope } from '../../../../src/contract/identity/api-keys.ts';
import { type Client, fetchWorker, makeOrganization, testEnv } from '../../helpers.ts';

export interface Outcome {
  isError: boolean;
  text: string;
  data: Record<string, unknown>;
}

/** An agent of a member, with the protocol's official client. */
export interface TestAgent {
  client: McpClient;
  key: string;
  call(name: string, args?: Record<string, unknown>): Promise<Outcome>;
  /** Sets what its connection says. */
  set(column: 'hands' | 'budget' | 'inbox_ids' | 'model', value: unknown): Promise<void>;
  connectionId(): Promise<number>;
}

export interface AgentWorld {
  owner: Client;
  organizationId: number;
  agent(scopes?: ApiKeyScope[], of?: Client): Promise<TestAgent>;
  receive(mail: string | Record<string, unknown>): Promise<number>;
}

export async function makeWorld(): Promise<AgentWorld> {
  const owner = await makeOrganization();
  return {
    owner,
    organizationId: owner.organizationId,
    agent: (scopes, of = owner) => makeAgent(of, scopes),
    async receive(mail) {
      const body =
        typeof mail === 'string'
          ? { raw: mail }
          : {
              from_address: 'kim@example.com',
              from_name: 'Kim Sato',
              to_address: 'support@example.org',
              ...mail,
            };
      const response = await owner.request('POST', '/api/emails', body);
      if (!response.ok) throw new Error(await response.text());
      return ((await response.json()) as { id: number }).id;
    },
  };
}

/** Adds an inbox that can send. */
export async function addInbox(owner: Client, fields: object = {}): Promise<number> {
  const response = await owner.request('POST', '/api/inboxes', {
    name: 'Support',
    tag: 'Support',
    email_address: `support-${owner.organizationId}@example.org`,
    imap_host: '127.0.0.1',
    imap_port: 9,
    imap_user: 'x',
    imap_password: 'x',
    smtp_host: '127.0.0.1',
    smtp_port: 9,
    smtp_user: 'x',
    smtp_password: 'x',
    ...fields,
  });
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { id: number }).id;
}

/** Makes a key; a member cannot, so their role is raised meanwhile. */
export async function makeKey(of: Client, scopes?: ApiKeyScope[]): Promise<string> {
  const before = await testEnv.DB.prepare('SELECT role FROM members WHERE user_id = ?')
    .bind(of.userId)
    .first<{ role: string }>();
  const setRole = (role: string) =>
    testEnv.DB.prepare('UPDATE members SET role = ? WHERE user_id = ?').bind(role, of.userId).run();
  await setRole('owner');
  const body = { name: 'Robo', ...(scopes ? { scopes } : {}) };
  const response = await of.request('POST', '/api/settings/security/api-keys', body);
  await setRole(before!.role);
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { key: string }).key;
}

/** Calls /mcp as the client's transport does. */
export const fetchMcp = (input: string | URL, init?: RequestInit) => fetchWorker(new Request(input, init));

async function makeAgent(of: Client, scopes?: ApiKeyScope[]): Promise<TestAgent> {
  const key = await makeKey(of, scopes);
  const client = await connect(key);
  const connectionId = async () => {
    const row = await testEnv.DB.prepare(
      `SELECT c.id FROM agent_connections AS c JOIN api_keys AS k ON k.id = c.api_key_id
        WHERE k.user_id = ? ORDER BY k.id DESC LIMIT 1`,
    )
      .bind(of.userId)
      .first<{ id: number }>();
    return row!.id;
  };
  return {
    client,
    key,
    connectionId,
    async call(name, args = {}) {
      const result = await client.callTool({ name, arguments: args });
      const [content] = result.content as { text: string }[];
      return {
        isError: result.isError === true,
        text: content?.text ?? '',
        data: (result.structuredContent ?? {}) as Record<string, unknown>,
      };
    },
    async set(column, value) {
      const text = column === 'model' ? value : JSON.stringify(value);
      await testEnv.DB.prepare(`UPDATE agent_connections SET ${column} = ? WHERE id = ?`)
        .bind(text, await connectionId())
        .run();
    },
  };
}

export async function connect(key: string, options?: ClientOptions): Promise<McpClient> {
  const client = new McpClient({ name: 'test', version: '1.0.0' }, options);
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
      fetch: fetchMcp as typeof fetch,
      requestInit: { headers: { authorization: `Bearer ${key}` } },
    }),
  );
  return client;
}

export const ALL_ALONE: Hands = {
  read: 'alone',
  organize: 'alone',
  draft: 'alone',
  send: 'alone',
  invite: 'alone',
  delete: 'alone',
  post: 'alone',
  pay: 'alone',
};

/** The current revision of the protocol. */
export const CURRENT: ClientOptions = { versionNegotiation: { mode: { pin: '2026-07-28' } } };
