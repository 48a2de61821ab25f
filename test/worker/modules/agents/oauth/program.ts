import {
  auth,
  type OAuthClientProvider,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
} from '@modelcontextprotocol/client';
import { expect } from 'vitest';
import { AGENT_SCOPES } from '../../../../../src/contract/agents/connections.ts';
import { DEFAULT_HANDS } from '../../../../../src/worker/modules/agents/connections/defaults.ts';
import { type Client, call, fetchWorker } from '../../../helpers.ts';

export const MCP = 'http://localhost/mcp';
export const CALLBACK = 'http://127.0.0.1:7777/callback';
const REQUESTS = '/api/agents/requests';

/** What a member answers a program. */
export interface Answer {
  scopes?: readonly string[];
  inbox_ids?: number[] | null;
  hands?: Record<string, string>;
}

/** A program with the official client's sign-in. Its person answers in the dashboard. */
export class Program implements OAuthClientProvider {
  readonly redirectUrl = CALLBACK;
  readonly clientMetadata;
  stored: StoredOAuthClientInformation | undefined;
  held: StoredOAuthTokens | undefined;
  /** The address to which the program has last sent the browser. */
  asked: URL | undefined;
  #verifier = '';

  constructor(name = 'Test Agent') {
    this.clientMetadata = {
      client_name: name,
      redirect_uris: [CALLBACK],
      token_endpoint_auth_method: 'none',
    };
  }
  state = () => 'a state';
  clientInformation = () => this.stored;
  tokens = () => this.held;
  codeVerifier = () => this.#verifier;
  saveClientInformation(given: StoredOAuthClientInformation) {
    this.stored = given;
  }
  saveTokens(given: StoredOAuthTokens) {
    this.held = given;
  }
  saveCodeVerifier(given: string) {
    this.#verifier = given;
  }
  redirectToAuthorization(address: URL) {
    this.asked = address;
  }

  /** Asks for tokens: with those that it holds, with a code, or anew. */
  authorize = (more: { authorizationCode?: string; iss?: string; scope?: string } = {}) =>
    auth(this, { serverUrl: MCP, fetchFn: (url, init) => fetchWorker(new Request(url, init)), ...more });

  get token(): string {
    return this.held!.access_token;
  }

  /** Registers, and returns what the page of the dashboard gets in its address. */
  async ask(scope?: string): Promise<string> {
    expect(await this.authorize(scope === undefined ? {} : { scope })).toBe('REDIRECT');
    expect(`${this.asked!.origin}${this.asked!.pathname}`).toBe('http://localhost/agents/connect');
    return this.asked!.search.slice(1);
  }

  /** Exchanges the code in the address to which the page has sent the browser. */
  async arrive(redirectTo: string): Promise<void> {
    const { searchParams } = new URL(redirectTo);
    expect(searchParams.get('state')).toBe('a state');
    const code = searchParams.get('code')!;
    expect(await this.authorize({ authorizationCode: code, iss: searchParams.get('iss')! })).toBe(
      'AUTHORIZED',
    );
  }

  /** Signs in: the member allows it. Returns the program. */
  async signIn(member: Client, answer: Answer = {}): Promise<this> {
    await this.arrive(await allow(member, await this.ask(), answer));
    return this;
  }
}

/** Allows a program as the page does. Returns the address to which the browser goes. */
export async function allow(member: Client, request: string, answer: Answer = {}): Promise<string> {
  const response = await answerAs(member, request, answer);
  expect(response.status).toBe(200);
  return ((await response.json()) as { redirect_to: string }).redirect_to;
}

export const answerAs = (member: Client, request: string, answer: Answer = {}) =>
  member.request('POST', `${REQUESTS}/allow`, {
    request,
    scopes: AGENT_SCOPES,
    inbox_ids: null,
    hands: DEFAULT_HANDS,
    ...answer,
  });

export const readRequest = (member: Client, request: string) =>
  member.request('GET', `${REQUESTS}?request=${encodeURIComponent(request)}`);

/** Posts a form to the token endpoint. */
export const postToken = (form: Record<string, string>) =>
  call('POST', '/oauth/token', new URLSearchParams(form).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });

/** Calls /mcp with a token. Returns the status. */
export async function statusWith(token: string): Promise<number> {
  const response = await call(
    'POST',
    '/mcp',
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    },
    { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
  );
  await response.text();
  return response.status;
}
