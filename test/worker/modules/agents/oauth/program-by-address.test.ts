import { afterEach, expect, test, vi } from 'vitest';
import { removeExpiredValuesPart } from '../../../../../src/worker/modules/agents/oauth/remove-expired.ts';
import { identityProblem } from '../../../../../src/worker/modules/agents/oauth/server.ts';
import { call, makeOrganization, testService } from '../../../helpers.ts';
import { CALLBACK, Program, readRequest, statusWith } from './program.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A program whose identity is the address of its description. */
class AddressedProgram extends Program {
  readonly clientMetadataUrl: string;
  constructor(address: string) {
    super();
    this.clientMetadataUrl = address;
  }
}

/** Serves the description of a client. Returns the addresses that were asked. */
function serve(description: (address: string) => object): string[] {
  const network = globalThis.fetch;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const address = String(input);
    if (!address.startsWith('https://agent.example')) return network(input, init);
    asked.push(address);
    return Response.json(description(address), { headers: { 'cache-control': 'no-store' } });
  });
  return asked;
}

const describe = (address: string) => ({
  client_id: address,
  client_name: 'Agent of Example',
  client_uri: 'https://agent.example/about',
  redirect_uris: [CALLBACK],
  token_endpoint_auth_method: 'none',
});

test('a program that is known by its address is vouched for by its host, and not registered', async () => {
  const asked = serve(describe);
  const member = await makeOrganization('member');
  const program = new AddressedProgram('https://agent.example/client.json');
  const request = await program.ask();
  expect(await (await readRequest(member, request)).json()).toMatchObject({
    client: { name: 'Agent of Example', host: 'agent.example', address: 'https://agent.example/about' },
  });
  await program.signIn(member);
  expect(await statusWith(program.token)).toBe(200);
  expect(asked).toContain('https://agent.example/client.json');
  const list = await (await member.request('GET', '/api/agents/connections')).json();
  expect(list).toMatchObject([{ client_host: 'agent.example', signs_in_by: 'oauth' }]);
});

test('a description of another client is refused', async () => {
  serve((address) => ({ ...describe(address), client_id: 'https://agent.example/other.json' }));
  const member = await makeOrganization('member');
  const response = await readRequest(
    member,
    await new AddressedProgram('https://agent.example/client.json').ask(),
  );
  expect(await response.json()).toMatchObject({ status: 422, code: 'AGENT_REQUEST_INVALID' });
});

test('a description is fetched from public addresses only', async () => {
  const asked = serve(describe);
  const member = await makeOrganization('member');
  const address = 'https://user:secret@agent.example/client.json';
  const response = await readRequest(member, await new AddressedProgram(address).ask());
  expect(await response.json()).toMatchObject({ status: 422, code: 'AGENT_REQUEST_INVALID' });
  expect(asked).toEqual([]);

  const service = testService({ waitUntil: () => {} });
  const env = { ...service.env, ENVIRONMENT: 'production', ALLOW_PRIVATE_HOSTS: undefined };
  const problemOf = (id: string) => identityProblem({ ...service, env } as never, id);
  for (const host of ['10.0.0.1', 'localhost', '[::1]', '169.254.169.254']) {
    expect(problemOf(`https://${host}/client.json`), host).not.toBeNull();
  }
  expect(problemOf('http://agent.example/client.json')).not.toBeNull();
  expect(problemOf('https://agent.example/client.json')).toBeNull();
});

test.each(['/oauth/token', '/oauth/register'])('%s takes no large body', async (path) => {
  expect((await call('POST', path, 'x'.repeat(20_000))).status).toBe(413);
});

test('/mcp says where to sign in, and whether a token was refused', async () => {
  const without = await call('POST', '/mcp', {});
  expect(without.status).toBe(401);
  const metadata = 'Bearer resource_metadata="http://localhost/.well-known/oauth-protected-resource/mcp"';
  expect(without.headers.get('www-authenticate')).toBe(metadata);
  const refused = await call('POST', '/mcp', {}, { authorization: 'Bearer 1:grant:secret' });
  expect(refused.headers.get('www-authenticate')).toBe(`${metadata}, error="invalid_token"`);
});

test('a session is no way into /mcp', async () => {
  const member = await makeOrganization('member');
  expect((await member.request('POST', '/mcp', {})).status).toBe(401);
});

test('upkeep takes a program off the list that has not called for a month', async () => {
  const member = await makeOrganization('owner');
  const program = await new Program('idle').signIn(member);
  const service = testService({ waitUntil: () => {} });
  const after = (days: number) => ({ ...service, now: () => Date.now() + days * 86_400_000 });
  const list = async () => (await member.request('GET', '/api/agents/connections')).json();
  await removeExpiredValuesPart.run(after(29));
  expect(await list()).toMatchObject([{ name: 'idle' }]);
  await removeExpiredValuesPart.run(after(31));
  expect(await list()).toEqual([]);
  expect(await statusWith(program.token)).toBe(401);
  const log = await (await member.request('GET', '/api/audit-log?action=agent.revoked')).json();
  expect(log).toMatchObject([{ actor: 'system', details: { name: 'idle', reason: 'unused' } }]);
});
