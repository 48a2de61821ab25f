import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PLATFORMS, type Platform } from '../../../../../src/contract/stream/stream.ts';
import { DEVELOPMENT_WEBHOOK } from '../../../../../src/dev/simulators/discord/webhook.ts';
import {
  DEVELOPMENT_INSTAGRAM_TOKEN,
  DEVELOPMENT_PAGE_TOKEN,
  type GraphToken,
} from '../../../../../src/dev/simulators/graph/accounts.ts';
import { DEVELOPMENT_USER, type XUser } from '../../../../../src/dev/simulators/x/accounts.ts';
import { openPlatform } from '../../../../../src/worker/modules/stream/access/open.ts';
import { makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { dump } from '../../identity/auth-helpers.ts';
import {
  connect,
  listCredentials,
  makeConnected,
  PATH,
  type Platforms,
  SECRETS,
  servePlatforms,
  testPlatform,
  VALUES,
} from './world.ts';

let platforms: Platforms;
beforeEach(() => {
  platforms = servePlatforms();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('an organization without credentials has four platforms, none connected', async () => {
  const client = await makeOrganization('member');
  expect(await listCredentials(client)).toMatchObject({
    discord: {
      connected: false,
      account_id: null,
      account_name: null,
      last_checked_at: null,
      expires_at: null,
      scopes: [],
      problem: null,
    },
  });
});

test('each platform is connected, with the account that it names, and no secret is shown or stored as it is', async () => {
  const client = await makeOrganization('admin');
  for (const platform of PLATFORMS) {
    const credential = await connect(client, platform);
    expect(credential).toMatchObject({ platform, connected: true, problem: null });
    expect(credential.last_checked_at).not.toBeNull();
  }
  const list = await listCredentials(client);
  expect(Object.values(list).map(({ account_name }) => account_name)).toEqual([
    'Herald',
    '@herald_dev',
    '@herald_dev',
    'Herald Development',
  ]);
  const everything = JSON.stringify(list) + (await dump());
  for (const secret of SECRETS) expect(everything).not.toContain(secret);
  const { results } = await testEnv.DB.prepare(
    'SELECT action, target, details FROM audit_log WHERE organization_id = ? ORDER BY id',
  )
    .bind(client.organizationId)
    .all();
  expect(results).toContainEqual({
    action: 'credential.added',
    target: 'credential:x',
    details: '{"account":"@herald_dev"}',
  });
});

test('POST and PUT connect, also again; PATCH changes what is there; DELETE deletes', async () => {
  const client = await makeOrganization('admin');
  const body = { platform: 'discord', credential_value: VALUES.discord };
  const status = async (method: string, path: string, content?: unknown) =>
    (await client.request(method, path, content)).status;
  const put = { credential_value: VALUES.discord };

  expect(await status('PATCH', PATH, body)).toBe(404);
  expect(await status('DELETE', `${PATH}/discord`)).toBe(404);
  expect(await status('POST', `${PATH}/discord/test`)).toBe(200);
  expect(await status('PUT', `${PATH}/discord`, put)).toBe(200);
  expect(await status('POST', PATH, body)).toBe(201);
  expect(await status('PATCH', PATH, body)).toBe(200);
  expect(await status('PUT', `${PATH}/discord`, put)).toBe(200);
  expect(await status('DELETE', `${PATH}/discord`)).toBe(204);
  expect((await listCredentials(client)).discord.connected).toBe(false);
  expect(await status('POST', PATH, body)).toBe(201);
});

test('two additions at once leave one connection', async () => {
  const client = await makeOrganization('admin');
  const add = () => client.request('POST', PATH, { platform: 'facebook', credential_value: VALUES.facebook });
  const statuses = (await Promise.all([add(), add()])).map((response) => response.status);
  expect(statuses).toEqual([201, 201]);
  expect((await listCredentials(client)).facebook.connected).toBe(true);
});

test('another platform is 404 in a path, which lists the four, and 400 in a body', async () => {
  const client = await makeOrganization('admin');
  for (const [method, path, body] of [
    ['PUT', `${PATH}/myspace`, { credential_value: 'x' }],
    ['DELETE', `${PATH}/myspace`, undefined],
    ['POST', `${PATH}/constructor/test`, undefined],
  ] as const) {
    const response = await client.request(method, path, body);
    expect(response.status).toBe(404);
    expect((await response.json()) as object).toMatchObject({
      detail: expect.stringContaining('discord, x, instagram, facebook'),
    });
  }
  const response = await client.request('POST', PATH, { platform: 'myspace', credential_value: 'x' });
  expect([response.status, await response.json()]).toMatchObject([400, { errors: [{ path: 'platform' }] }]);
});

test.each([
  ['discord', 'https://discord.com.evil.example/api/webhooks/1/token-Zq81'],
  ['discord', '{"token":"token-Zq81"}'],
  ['x', '{"access_token":"token-Zq81"}'],
  ['instagram', '{"access_token":"token-Zq81","ig_user_id":17841400000000001}'],
  ['facebook', 'token-Zq81'],
])('%s does not take %s: 400, and the value is not repeated', async (platform, credential_value) => {
  const client = await makeOrganization('admin');
  const response = await client.request('POST', PATH, { platform, credential_value });
  expect(response.status).toBe(400);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ errors: [{ path: 'credential_value' }] });
  expect(text).not.toContain('token-Zq81');
});

describe('credentials that the platform does not honour', () => {
  test.each([
    ['discord', `${VALUES.discord}-wrong`, 'token of the webhook'],
    ['discord', 'https://discord.com/api/webhooks/1/unknown', 'deleted'],
    ['x', VALUES.x.replaceAll('development-x-', 'unknown-x-'), 'client id'],
    ['x', VALUES.x.replace(/development-x-(access|refresh)-token/g, 'unknown-$1'), 'ended'],
    ['instagram', VALUES.instagram.replace('development', 'unknown'), 'token'],
    ['facebook', VALUES.facebook.replace('100000000000001', '100000000000002'), 'token'],
  ] as const)('%s %s: 422 with the reason, and nothing is stored', async (platform, value, word) => {
    const client = await makeOrganization('admin');
    const response = await client.request('POST', PATH, { platform, credential_value: value });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'CREDENTIAL_REFUSED',
      detail: expect.stringContaining(word),
    });
    expect((await listCredentials(client))[platform]).toMatchObject({ connected: false, problem: null });
  });

  test('leave those that are there', async () => {
    const client = await makeConnected('discord');
    const before = (await listCredentials(client)).discord;
    const body = { credential_value: `${VALUES.discord}-wrong` };
    expect((await client.request('PUT', `${PATH}/discord`, body)).status).toBe(422);
    expect((await listCredentials(client)).discord).toEqual(before);
    expect(await testPlatform(client, 'discord')).toMatchObject({ success: true });
  });
});

describe('a platform that is down', () => {
  test('is connected with a problem, which the next test ends', async () => {
    const client = await makeOrganization('admin');
    platforms.discord.faults.add({ step: 'discord.read', kind: 'status_503' });
    const credential = await connect(client, 'discord');
    expect(credential).toMatchObject({
      connected: true,
      account_name: null,
      last_checked_at: null,
      problem: { code: 'PLATFORM_DOWN' },
    });
    const opened = await openPlatform(testCtx(client.organizationId), 'discord');
    expect(opened).toMatchObject({ secret: { id: DEVELOPMENT_WEBHOOK.id } });

    expect(await testPlatform(client, 'discord')).toEqual({
      success: true,
      account_name: 'Herald',
      missing: [],
      error: '',
      cost_usd: null,
    });
    expect((await listCredentials(client)).discord).toMatchObject({ account_name: 'Herald', problem: null });
    // The address of a message needs the server, which only a check returns.
    expect(await openPlatform(testCtx(client.organizationId), 'discord')).toMatchObject({
      secret: { guildId: DEVELOPMENT_WEBHOOK.guildId },
    });
  });

  test('that asks for a pause is not called before it ends', async () => {
    const client = await makeOrganization('admin');
    platforms.discord.faults.add({ step: 'discord.read', kind: 'rate_limited', seconds: 600 });
    expect(await connect(client, 'discord')).toMatchObject({ problem: { code: 'RATE_LIMITED' } });
    const opened = await openPlatform(testCtx(client.organizationId), 'discord');
    expect(opened).toMatchObject({ waitUntil: expect.closeTo(Date.now() + 600_000, -5) });
  });

  test('fails its test, and stays connected as it was', async () => {
    const client = await makeConnected('facebook');
    const before = (await listCredentials(client)).facebook;
    platforms.graph.faults.add({ step: 'graph.read', kind: 'garbage' });
    expect(await testPlatform(client, 'facebook')).toMatchObject({
      success: false,
      account_name: 'Herald Development',
      error: expect.stringContaining('Try again'),
    });
    expect((await listCredentials(client)).facebook).toEqual(before);
  });
});

describe('a test', () => {
  test('on X costs money', async () => {
    const client = await makeConnected('x');
    expect(await testPlatform(client, 'x')).toMatchObject({ success: true, cost_usd: 0.01 });
  });

  test('finds that the access has ended, and disconnects', async () => {
    const client = await makeConnected('discord', 'instagram', 'x');
    platforms.discord.deleteWebhook(DEVELOPMENT_WEBHOOK.id);
    platforms.graph.endToken('development-instagram-access-token', 460);
    platforms.x.tokens.revoke(DEVELOPMENT_USER.id);
    for (const [platform, code] of [
      ['discord', 'GONE'],
      ['instagram', 'SIGN_IN_AGAIN'],
      ['x', 'SIGN_IN_AGAIN'],
    ] as const) {
      const result = await testPlatform(client, platform);
      expect(result).toMatchObject({ success: false, cost_usd: null });
      const credential = (await listCredentials(client))[platform];
      expect(credential).toMatchObject({ connected: false, problem: { code, message: result.error } });
      for (const secret of SECRETS) expect(JSON.stringify([result, credential])).not.toContain(secret);
      const opened = openPlatform(testCtx(client.organizationId), platform);
      await expect(opened).rejects.toMatchObject(credential.problem!);
    }
  });

  test('names permissions that are missing, and does not disconnect', async () => {
    const client = await makeConnected('instagram');
    platforms.graph.faults.add({ step: 'graph.read', kind: 'forbidden', skip: 1 });
    expect(await testPlatform(client, 'instagram')).toMatchObject({
      success: false,
      missing: ['instagram_content_publish'],
    });
    const problem = { code: 'PERMISSION_MISSING' };
    expect((await listCredentials(client)).instagram).toMatchObject({ connected: true, problem });
    platforms.graph.faults.add({ step: 'graph.read', kind: 'forbidden', skip: 1 });
    await testPlatform(client, 'instagram');
    expect((await listCredentials(client)).instagram).toMatchObject({ connected: true, problem });
    await testPlatform(client, 'instagram');
    expect((await listCredentials(client)).instagram.problem).toBeNull();
  });
});

describe('a test names the permission that is missing', () => {
  const without = (name: string) => (permission: string) => permission !== name;
  const page = (name: string): GraphToken => ({
    ...DEVELOPMENT_PAGE_TOKEN,
    permissions: DEVELOPMENT_PAGE_TOKEN.permissions.filter(without(name)),
  });
  const account = (name: string): GraphToken => ({
    ...DEVELOPMENT_INSTAGRAM_TOKEN,
    permissions: DEVELOPMENT_INSTAGRAM_TOKEN.permissions.filter(without(name)),
  });
  const user = (name: string): XUser => {
    const { oauth2 } = DEVELOPMENT_USER;
    return { ...DEVELOPMENT_USER, oauth2: { ...oauth2, scopes: oauth2.scopes.filter(without(name)) } };
  };

  test.each<[Platform, string, Parameters<typeof servePlatforms>[0]]>([
    ['facebook', 'pages_manage_posts', { graph: { tokens: [page('pages_manage_posts')] } }],
    ['facebook', 'pages_read_engagement', { graph: { tokens: [page('pages_read_engagement')] } }],
    ['instagram', 'instagram_content_publish', { graph: { tokens: [account('instagram_content_publish')] } }],
    ['instagram', 'instagram_basic', { graph: { tokens: [account('instagram_basic')] } }],
    ['x', 'tweet.write', { x: { users: [user('tweet.write')] } }],
    ['x', 'media.write', { x: { users: [user('media.write')] } }],
    ['x', 'offline.access', { x: { users: [user('offline.access')] } }],
  ])('of %s: %s', async (platform, permission, options) => {
    servePlatforms(options);
    const client = await makeConnected(platform);
    expect(await testPlatform(client, platform)).toMatchObject({
      success: false,
      missing: [permission],
      error: expect.stringContaining(permission),
    });
    const problem = { code: 'PERMISSION_MISSING' };
    expect((await listCredentials(client))[platform]).toMatchObject({ connected: true, problem });
  });

  test('of an app of X that may only read', async () => {
    const { oauth1, ...about } = DEVELOPMENT_USER;
    servePlatforms({ x: { users: [{ ...about, oauth1: { ...oauth1, isReadOnly: true } }] } });
    const client = await makeOrganization('admin');
    const value = JSON.stringify({
      consumer_key: oauth1.consumerKey,
      consumer_secret: oauth1.consumerSecret,
      access_token: oauth1.accessToken,
      access_token_secret: oauth1.accessTokenSecret,
    });
    await connect(client, 'x', value);
    expect(await testPlatform(client, 'x')).toMatchObject({ success: false, missing: ['write'] });
  });

  test('of X without asking again, once the scopes are known', async () => {
    const { x } = servePlatforms();
    const client = await makeConnected('x');
    for (let n = 0; n < 2; n++) expect(await testPlatform(client, 'x')).toMatchObject({ success: true });
    expect(x.calls.map(({ step }) => step)).toEqual(['x.me', 'x.token', 'x.me', 'x.me']);
  });

  test('of Facebook, and nothing if Facebook does not say', async () => {
    const { graph } = servePlatforms();
    const client = await makeConnected('facebook');
    graph.faults.add({ step: 'graph.read', kind: 'forbidden', skip: 1 });
    expect(await testPlatform(client, 'facebook')).toMatchObject({ success: true, missing: [] });
  });
});

test('tokens of X that have expired are renewed when they are entered, and those are stored', async () => {
  const client = await makeOrganization('admin');
  platforms.x.tokens.expire(DEVELOPMENT_USER.id);
  const credential = await connect(client, 'x');
  expect(credential).toMatchObject({ connected: true, account_name: '@herald_dev', problem: null });
  expect(credential.scopes).toContain('tweet.write');
  expect(credential.expires_at).not.toBeNull();
  expect(await testPlatform(client, 'x')).toMatchObject({ success: true, missing: [] });
});

test('organizations have each their own', async () => {
  const one = await makeConnected('discord');
  const other = await makeConnected('discord', 'x');
  expect((await listCredentials(one)).x.connected).toBe(false);
  expect((await one.request('DELETE', `${PATH}/discord`)).status).toBe(204);
  expect((await listCredentials(other)).discord.connected).toBe(true);
});
