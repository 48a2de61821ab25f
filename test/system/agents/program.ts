import {
  Client,
  type ClientOptions,
  type OAuthClientProvider,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import type { Browser } from '../browser.ts';

const CALLBACK = 'http://127.0.0.1:9/callback';

/** A program that keeps what it signs in with in memory. */
class Program implements OAuthClientProvider {
  readonly redirectUrl = CALLBACK;
  readonly clientMetadata;
  #client: StoredOAuthClientInformation | undefined;
  #tokens: StoredOAuthTokens | undefined;
  #verifier = '';
  asked: URL | undefined;

  constructor(name: string) {
    this.clientMetadata = {
      client_name: name,
      redirect_uris: [CALLBACK],
      token_endpoint_auth_method: 'none',
    };
  }
  clientInformation = () => this.#client;
  tokens = () => this.#tokens;
  codeVerifier = () => this.#verifier;
  saveClientInformation(given: StoredOAuthClientInformation) {
    this.#client = given;
  }
  saveTokens(given: StoredOAuthTokens) {
    this.#tokens = given;
  }
  saveCodeVerifier(given: string) {
    this.#verifier = given;
  }
  redirectToAuthorization(address: URL) {
    this.asked = address;
  }
}

/**
 * Connects the official client: it is refused, registers, asks, and comes back with a code once the member, who is signed
 * in in `browser`, has allowed it.
 */
export async function connectProgram(
  origin: string,
  browser: Browser,
  name: string,
  options?: ClientOptions,
): Promise<Client> {
  const program = new Program(name);
  const transport = () =>
    new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { authProvider: program });
  const refused = transport();
  const failure = await new Client({ name, version: '1.0.0' })
    .connect(refused)
    .catch((error: unknown) => error);
  if (!(failure instanceof UnauthorizedError))
    throw new Error('It was let in without a token.', { cause: failure });
  const request = program.asked!.search.slice(1);
  const query = new URLSearchParams({ request });
  const asked = await browser.json<{ scopes: string[]; hands: object }>(
    'GET',
    `${origin}/api/agents/requests?${query}`,
  );
  const { redirect_to } = await browser.json<{ redirect_to: string }>(
    'POST',
    `${origin}/api/agents/requests/allow`,
    { request, scopes: asked.scopes, hands: asked.hands, inbox_ids: null },
  );
  await refused.finishAuth(new URL(redirect_to).searchParams);
  const client = new Client({ name, version: '1.0.0' }, options);
  await client.connect(transport());
  return client;
}
