import { expect, test } from 'vitest';
import { call } from '../../../helpers.ts';
import { cookieOf, get, newEmail, PASSWORD, post, signUp, value } from '../auth-helpers.ts';
import { mailsTo, settled } from './world.ts';

const path = '/api/auth/sign-up/email';
const valid = () => ({ name: 'Ada Moreau', email: newEmail(), password: PASSWORD });

test('signing up creates a user, an organization, its owner and a session', async () => {
  const input = { ...valid(), image: 'https://example.com/ada.png' };
  const response = await post(path, input, { 'user-agent': 'probe/1' });
  expect(response.status).toBe(200);
  const body = (await response.json()) as { token: string; user: { id: string } };
  expect(body).toEqual({
    token: expect.stringMatching(/^[0-9A-Za-z]{20}$/),
    user: {
      id: expect.stringMatching(/^\d+$/),
      name: 'Ada Moreau',
      email: input.email,
      emailVerified: false,
      image: 'https://example.com/ada.png',
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      twoFactorEnabled: false,
      deletesAt: null,
    },
  });
  const cookie = cookieOf(response);
  expect(cookie).toMatch(/^herald_session=[a-z2-7]{40}$/);

  const session = await get('/api/auth/get-session', { cookie });
  expect(await session.json()).toEqual({
    session: {
      id: body.token,
      token: body.token,
      userId: body.user.id,
      expiresAt: expect.stringMatching(/Z$/),
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      ipAddress: expect.stringMatching(/^2001:/),
      userAgent: 'probe/1',
      activeOrganizationId: expect.stringMatching(/^\d+$/),
    },
    user: body.user,
  });
  const userId = Number(body.user.id);
  expect(
    await value(
      'SELECT o.name FROM members m JOIN organizations o ON o.id = m.organization_id WHERE m.user_id = ?',
      userId,
    ),
  ).toBe("Ada Moreau's organization");
  expect(await value('SELECT role FROM members WHERE user_id = ?', userId)).toBe('owner');
});

test('a name without ASCII letters still gets a slug', async () => {
  const email = newEmail();
  const response = await post(path, { ...valid(), email, name: '佐藤 健' });
  expect(response.status).toBe(200);
  const slug = await value<string>(
    'SELECT slug FROM organizations o JOIN members m ON m.organization_id = o.id JOIN users u ON u.id = m.user_id WHERE u.email = ?',
    email,
  );
  expect(slug).toMatch(/^[a-z0-9]{10}$/);
});

test('the same address in another spelling is refused and leaves nothing behind', async () => {
  const { email } = await signUp();
  const before = await value('SELECT count(*) FROM organizations');
  for (const again of [email, ` ${email.toUpperCase()} `, email.replace('e', 'ｅ')]) {
    const response = await post(path, { ...valid(), email: again });
    expect(response.status).toBe(422);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.json()).toMatchObject({
      code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
      message: expect.any(String),
    });
  }
  expect(await value('SELECT count(*) FROM organizations')).toBe(before);
});

test('of 20 sign-ups with one address at once, one wins and creates one organization', async () => {
  const email = newEmail();
  const name = `Twenty ${email}`;
  const before = await value<number>('SELECT count(*) FROM organizations');
  const sessionsBefore = await value<number>('SELECT count(*) FROM sessions');
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => post(path, { ...valid(), name, email })),
  );
  const statuses = responses.map((response) => response.status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 422)]);
  expect(await value('SELECT count(*) FROM users WHERE email = ?', email)).toBe(1);
  expect(await value('SELECT count(*) FROM organizations')).toBe((before ?? 0) + 1);
  expect(await value('SELECT count(*) FROM sessions')).toBe((sessionsBefore ?? 0) + 1);
  expect(
    await value(
      'SELECT count(*) FROM organizations o JOIN members m ON m.organization_id = o.id WHERE o.name = ?',
      `${name}'s organization`,
    ),
  ).toBe(1);
}, 60_000);

test.each([
  ['1234567', 400, 'PASSWORD_TOO_SHORT'],
  ['x'.repeat(129), 400, 'PASSWORD_TOO_LONG'],
  ['x'.repeat(20_000), 400, 'PASSWORD_TOO_LONG'],
  ['x'.repeat(128), 200, undefined],
])('a password of a wrong length (%#)', async (password, status, code) => {
  const response = await post(path, { ...valid(), password });
  expect(response.status).toBe(status);
  const body = (await response.json()) as { code?: string; message?: string; detail?: string };
  expect(body.code).toBe(code);
  expect(body.message).toBe(body.detail);
});

test.each(['ada', 'ada@localhost', 'ada@ex\u0430mple.com', 'ada@example.com\u0000'])(
  'the address %j is refused',
  async (email) => {
    const response = await post(path, { ...valid(), email });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'INVALID_EMAIL', errors: [{ path: 'email' }] });
  },
);

test.each([
  ['an array', [1]],
  ['null', null],
  ['a string', '"x"'],
  ['a number', 7],
  ['no fields', {}],
  ['a number for a name', { ...valid(), name: 7 }],
  ['an object for a password', { ...valid(), password: { $ne: 1 } }],
  ['an array for an address', { ...valid(), email: [newEmail()] }],
  ['a NUL in the name', { ...valid(), name: 'A\u0000B' }],
  ['a line break in the name', { ...valid(), name: 'A\r\nB' }],
  ['an empty name', { ...valid(), name: '  ' }],
  ['a long name', { ...valid(), name: 'x'.repeat(201) }],
  ['a script for an image', { ...valid(), image: 'javascript:alert(1)' }],
  ['rememberMe as a word', { ...valid(), rememberMe: 'no' }],
])('%s is bad input', async (_, body) => {
  const response = await post(path, body);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ status: 400, message: expect.any(String) });
});

test('broken JSON, another content type, a body of 1 MB', async () => {
  expect((await post(path, '{"name":')).status).toBe(400);
  expect((await post(path, 'name=x', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(
    415,
  );
  expect((await call('POST', path)).status).toBe(400);
  const large = await post(path, { ...valid(), name: 'x'.repeat(1 << 20) });
  expect(large.status).toBe(413);
  expect(await large.json()).toMatchObject({ code: 'BODY_TOO_LARGE' });
});

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['Etc/UTC', 'Etc/UTC'],
  [undefined, 'UTC'],
  ['', 'UTC'],
  ['Mars/Olympus', 'UTC'],
  ['Etc/Unknown', 'UTC'],
  ['+01:00', 'UTC'],
  ["Europe/Berlin'--", 'UTC'],
])('signing up with the time zone %j gives the profile %s', async (timezone, stored) => {
  const response = await post(path, { ...valid(), timezone });
  const profile = await get('/api/settings/profile', { cookie: cookieOf(response) });
  expect(await profile.json()).toMatchObject({ timezone: stored });
});

test.each([
  [{ language: 'de' }, 'fr, en;q=0.9', 'de'],
  [{}, 'fr, de-AT;q=0.9, en;q=0.8', 'de'],
  [{}, 'en;q=0.8, de-DE', 'de'],
  [{}, 'en-GB, de', 'en'],
  [{}, 'fr', 'en'],
  [{}, ';;,=', 'en'],
  [{}, undefined, 'en'],
])(
  'signing up with %j and the languages %j gives the profile %s, and the mail',
  async (own, accepted, stored) => {
    const body = { ...valid(), ...own };
    const headers: Record<string, string> = accepted === undefined ? {} : { 'accept-language': accepted };
    const response = await settled('POST', path, body, headers);
    const profile = await get('/api/settings/profile', { cookie: cookieOf(response) });
    expect(await profile.json()).toMatchObject({ language: stored });
    const [mail] = await mailsTo(body.email);
    expect(mail?.subject).toBe(stored === 'de' ? 'Bestätige deine Adresse' : 'Verify your address');
  },
);

test('a language that Herald does not have is refused', async () => {
  const response = await post(path, { ...valid(), language: 'fr' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ path: 'language' }] });
});
