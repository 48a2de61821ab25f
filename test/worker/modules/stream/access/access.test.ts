import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEVELOPMENT_USER } from '../../../../../src/dev/simulators/x/accounts.ts';
import { clients } from '../../../../../src/worker/modules/stream/access/clients.ts';
import { openPlatform, withFreshToken } from '../../../../../src/worker/modules/stream/access/open.ts';
import { resealCredentialsPart } from '../../../../../src/worker/modules/stream/access/reseal.ts';
import {
  findCredential,
  selectConnectedPlatforms,
  updateWait,
} from '../../../../../src/worker/modules/stream/access/store.ts';
import { PlatformFailure } from '../../../../../src/worker/modules/stream/platforms/platform.ts';
import { commit } from '../../../../../src/worker/platform/data/commit/commit.ts';
import { database, openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import { type Client, testCtx, testEnv, withBatches } from '../../../helpers.ts';
import {
  connect,
  listCredentials,
  makeConnected,
  PATH,
  type Platforms,
  servePlatforms,
  VALUES,
} from '../credentials/world.ts';

let platforms: Platforms;
beforeEach(() => {
  platforms = servePlatforms();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ctxOf = ({ organizationId }: Client, over = {}) => testCtx(organizationId, over);
type Ctx = ReturnType<typeof ctxOf>;
const expire = () => platforms.x.tokens.expire(DEVELOPMENT_USER.id);
const countRefreshes = () => platforms.x.calls.filter(({ step }) => step === 'x.token').length;
/** Makes a call that needs a valid token. */
const me = (ctx: Ctx) => withFreshToken(ctx, 'x', (secret) => clients.x.check(ctx, secret));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof PlatformFailure ? error.code : error),
  );

describe('tokens that have expired', () => {
  test('are renewed once for twenty callers, who then all succeed', async () => {
    const client = await makeConnected('x');
    expire();
    const accounts = await Promise.all(Array.from({ length: 20 }, () => me(ctxOf(client))));
    expect(accounts).toHaveLength(20);
    expect(countRefreshes()).toBe(1);
    expect((await listCredentials(client)).x).toMatchObject({ connected: true, problem: null });
  });

  test('are renewed before they are used, if the time of their end is known', async () => {
    const client = await makeConnected('x');
    expire();
    await me(ctxOf(client));
    platforms.x.calls.length = 0;
    const later = ctxOf(client, { now: () => Date.now() + 7_190_000 });
    await me(later);
    expect(platforms.x.calls.map(({ step, status }) => [step, status])).toEqual([
      ['x.token', 200],
      ['x.me', 200],
    ]);
  });

  test('are stored before they are used: a crash in between loses nothing', async () => {
    const client = await makeConnected('x');
    expire();
    const crash = new Error('the Worker died');
    let uses = 0;
    const use = withFreshToken(ctxOf(client), 'x', async () => {
      if (++uses === 1) throw new PlatformFailure('SIGN_IN_AGAIN', 'expired', { isTokenInvalid: true });
      throw crash;
    });
    await expect(use).rejects.toBe(crash);
    await me(ctxOf(client));
    expect(countRefreshes()).toBe(1);
  });

  test('are not renewed for a failure that is passing, which disconnects nothing', async () => {
    const client = await makeConnected('x');
    expire();
    for (const kind of ['status_503', 'cut_before', 'garbage', 'rate_limited'] as const) {
      platforms.x.faults.add({ step: 'x.token', kind, ...(kind === 'garbage' ? { accepted: false } : {}) });
      const code = kind === 'rate_limited' ? 'RATE_LIMITED' : 'PLATFORM_DOWN';
      expect([kind, await codeOf(me(ctxOf(client)))]).toEqual([kind, code]);
      expect((await listCredentials(client)).x).toMatchObject({ connected: true, problem: null });
    }
    await me(ctxOf(client));
  });

  test('fail passingly for all who waited, with one call', async () => {
    const client = await makeConnected('x');
    expire();
    platforms.x.faults.add({ step: 'x.token', kind: 'status_503', times: 20 });
    const waiting = holdRefresh();
    const callers = Array.from({ length: 10 }, () => codeOf(me(ctxOf(client))));
    await waiting.arrived;
    await vi.waitFor(
      () => expect(platforms.x.calls.filter(({ step }) => step === 'x.me')).toHaveLength(11),
      30_000,
    );
    waiting.release();
    expect(new Set(await Promise.all(callers))).toEqual(new Set(['PLATFORM_DOWN']));
    expect(countRefreshes()).toBeLessThan(10);
  });

  test('that cannot be renewed end the connection, and every caller learns it', async () => {
    const client = await makeConnected('x', 'discord');
    platforms.x.tokens.revoke(DEVELOPMENT_USER.id);
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(me(ctxOf(client)))));
    expect(new Set(codes)).toEqual(new Set(['SIGN_IN_AGAIN']));
    const ctx = ctxOf(client);
    const [connected] = await commit(database(ctx), [selectConnectedPlatforms(ctx)]);
    expect(connected).toEqual([{ platform: 'discord' }]);
    expect(await codeOf(openPlatform(ctx, 'x'))).toBe('SIGN_IN_AGAIN');
    // X is not called again.
    platforms.x.calls.length = 0;
    expect(await codeOf(me(ctx))).toBe('SIGN_IN_AGAIN');
    expect(platforms.x.calls).toEqual([]);
    const tokens = platforms.x.tokens.consent(DEVELOPMENT_USER.id);
    const value = JSON.stringify({ ...JSON.parse(VALUES.x), ...tokens });
    const body = { platform: 'x', credential_value: value };
    expect((await client.request('PATCH', PATH, body)).status).toBe(200);
    await me(ctx);
  });
});

describe('a lease', () => {
  test('of a process that died is taken over when its time is up', async () => {
    const client = await makeConnected('x');
    expire();
    await testEnv.DB.prepare(
      `UPDATE platform_credentials SET refresh_lease = 'dead', refresh_until = ? WHERE organization_id = ?`,
    )
      .bind(Date.now() + 30_000, client.organizationId)
      .run();
    await me(ctxOf(client, { now: () => Date.now() + 30_001 }));
    expect(countRefreshes()).toBe(1);
    expect(await findCredential(ctxOf(client), 'x')).toMatchObject({
      refreshLease: null,
      refreshUntil: null,
    });
  });

  test('that was lost overwrites no credentials that a user has entered meanwhile', async () => {
    const client = await makeConnected('x');
    expire();
    const refresh = holdRefresh();
    const caller = me(ctxOf(client));
    await refresh.arrived;
    const { oauth1 } = DEVELOPMENT_USER;
    const entered = JSON.stringify({
      consumer_key: oauth1.consumerKey,
      consumer_secret: oauth1.consumerSecret,
      access_token: oauth1.accessToken,
      access_token_secret: oauth1.accessTokenSecret,
    });
    await client.request('PATCH', PATH, { platform: 'x', credential_value: entered });
    refresh.release();
    await caller;
    expect(await openPlatform(ctxOf(client), 'x')).toMatchObject({ secret: { type: 'oauth1' } });
  });

  test.each([
    ['stored before another caller is refused', true],
    ['stored after another caller was refused', false],
  ])('that was lost ends no connection: the new pair is %s', async (_, isFirst) => {
    const client = await makeConnected('x');
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const arrivals = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let n = 0;
    vi.spyOn(clients.x, 'refresh').mockImplementation(async (_, secret) => {
      const turn = n++;
      arrivals[turn]!.resolve();
      await answers[turn]!.promise;
      if (turn === 1) throw new PlatformFailure('SIGN_IN_AGAIN', 'It was used.', { isTokenInvalid: true });
      return { secret: { ...(secret as object), accessToken: 'new' }, expiresAt: null, scopes: null };
    });
    const use = (ctx: Ctx) =>
      withFreshToken(ctx, 'x', async (secret) => {
        const { accessToken } = secret as { accessToken: string };
        if (accessToken === 'new') return accessToken;
        throw new PlatformFailure('SIGN_IN_AGAIN', 'expired', { isTokenInvalid: true });
      });
    const slow = use(ctxOf(client));
    await arrivals[0]!.promise;
    const late = use(ctxOf(client, { now: () => Date.now() + 30_001 })).catch((error: unknown) => error);
    await arrivals[1]!.promise;
    if (isFirst) {
      answers[0]!.resolve();
      expect(await slow).toBe('new');
      answers[1]!.resolve();
      expect(await late).toBe('new');
    } else {
      answers[1]!.resolve();
      expect(await late).toMatchObject({ code: 'SIGN_IN_AGAIN' });
      answers[0]!.resolve();
      expect(await slow).toBe('new');
    }
    expect((await listCredentials(client)).x).toMatchObject({ connected: true, problem: null });
  });

  test('of a deleted credential is worth nothing', async () => {
    const client = await makeConnected('x');
    expire();
    const refresh = holdRefresh();
    const caller = codeOf(me(ctxOf(client)));
    await refresh.arrived;
    await client.request('DELETE', `${PATH}/x`);
    refresh.release();
    expect(await caller).toBe('SIGN_IN_AGAIN');
    expect((await listCredentials(client)).x).toMatchObject({ connected: false, problem: null });
  });
});

test('what a platform says of the credentials is remembered, and forgotten when they work', async () => {
  const client = await makeConnected('facebook');
  const ctx = ctxOf(client);
  const fail = (code: 'PERMISSION_MISSING' | 'GONE' | 'RATE_LIMITED') =>
    codeOf(
      withFreshToken(ctx, 'facebook', async () => {
        throw new PlatformFailure(code, `It is ${code}.`);
      }),
    );
  await fail('RATE_LIMITED');
  expect((await listCredentials(client)).facebook.problem).toBeNull();
  await fail('PERMISSION_MISSING');
  expect((await listCredentials(client)).facebook).toMatchObject({
    connected: true,
    problem: { code: 'PERMISSION_MISSING', message: 'It is PERMISSION_MISSING.' },
  });
  await withFreshToken(ctx, 'facebook', async () => 'it works');
  expect((await listCredentials(client)).facebook.problem).toBeNull();
  await fail('GONE');
  expect((await listCredentials(client)).facebook.connected).toBe(false);
  expect(await codeOf(withFreshToken(ctx, 'facebook', async () => 'not called'))).toBe('GONE');
});

test('that a problem cannot be stored changes nothing of what the platform has done', async () => {
  const client = await makeConnected('facebook');
  let isBroken = false;
  const env = withBatches(testEnv, (run) => (isBroken ? Promise.reject(new Error('D1_ERROR')) : run()));
  const ctx = { ...ctxOf(client), db: openDatabase(env) };
  const failure = new PlatformFailure('PERMISSION_MISSING', 'Missing.');
  const broken = (result: () => Promise<unknown>) => async () => {
    isBroken = true;
    return result();
  };
  const refused = withFreshToken(
    ctx,
    'facebook',
    broken(() => Promise.reject(failure)),
  );
  await expect(refused).rejects.toBe(failure);
});

test('a platform without credentials is not open', async () => {
  const client = await makeConnected();
  expect(await openPlatform(ctxOf(client), 'x')).toBeNull();
  expect(await codeOf(me(ctxOf(client)))).toBe('SIGN_IN_AGAIN');
});

test('of two times to wait for, the later one holds, in one organization alone', async () => {
  const client = await makeConnected('discord');
  const other = await makeConnected('discord');
  const ctx = ctxOf(client);
  for (const until of [5000, 9000, 7000]) await commit(database(ctx), [updateWait(ctx, 'discord', until)]);
  expect(await openPlatform(ctx, 'discord')).toMatchObject({ waitUntil: 9000 });
  expect(await openPlatform(ctxOf(other), 'discord')).toMatchObject({ waitUntil: null });
});

describe('a stored secret', () => {
  const keyOf = async (client: Client) => (await findCredential(ctxOf(client), 'discord'))?.encryptionKey;

  test('is sealed anew with a new encryption key', async () => {
    const client = await makeConnected('discord');
    expect(await keyOf(client)).toBe(1);
    const env = { ...testEnv, ENCRYPTION_KEY_2: Buffer.alloc(32, 9).toString('base64') };
    await resealCredentialsPart.run(ctxOf(client, { env }));
    expect(await keyOf(client)).toBe(2);
    expect(await openPlatform(ctxOf(client, { env }), 'discord')).toMatchObject({
      secret: { token: expect.any(String) },
    });
    // Without the key, the user is asked to sign in again.
    expect(await codeOf(openPlatform(ctxOf(client), 'discord'))).toBe('SIGN_IN_AGAIN');
  });

  test('does not open in another row', async () => {
    const client = await makeConnected('discord');
    const other = await makeConnected('discord');
    await testEnv.DB.prepare(
      `UPDATE platform_credentials SET secret = (SELECT secret FROM platform_credentials WHERE organization_id = ?)
        WHERE organization_id = ?`,
    )
      .bind(client.organizationId, other.organizationId)
      .run();
    expect(await codeOf(openPlatform(ctxOf(other), 'discord'))).toBe('SIGN_IN_AGAIN');
    expect(await connect(await makeConnected(), 'discord')).toMatchObject({ connected: true });
  });
});

/** Lets the next refresh happen at X, and delays its response until it is released. */
function holdRefresh(): { arrived: Promise<void>; release(): void } {
  const network = globalThis.fetch;
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isHeld = false;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if (isHeld || !input.endsWith('/2/oauth2/token')) return network(input, init);
    isHeld = true;
    const answer = await network(input, init);
    arrived.resolve();
    await released.promise;
    return answer;
  });
  return { arrived: arrived.promise, release: () => released.resolve() };
}
