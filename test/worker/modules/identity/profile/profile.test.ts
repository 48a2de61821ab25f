import { expect, test } from 'vitest';
import { addMember, makeOrganization, testEnv } from '../../../helpers.ts';
import { codeOf, keyOf, makeAccount } from '../accounts/world.ts';
import { get, post, value } from '../auth-helpers.ts';

const PROFILE = '/api/settings/profile';
const AVATAR = `${PROFILE}/avatar`;
const NOTIFICATIONS = `${PROFILE}/notifications`;
const ALL_ON = {
  task_assigned: true,
  task_due: true,
  note_mention: true,
  caption_pending: true,
  audit_finished: true,
  alert_reached: true,
  event_reminder: true,
  event_mail_unsent: true,
};

const row = (userId: number) =>
  testEnv.DB.prepare('SELECT * FROM users WHERE id = ?').bind(userId).first<Record<string, unknown>>();

test('the profile can be read, and every field changed', async () => {
  const ada = await makeAccount();
  const first = await ada.request('GET', PROFILE);
  expect(first.status).toBe(200);
  const before = (await first.json()) as Record<string, unknown>;
  expect(before).toEqual({
    id: ada.userId,
    name: 'Test User',
    email: ada.email,
    email_verified: true,
    company: null,
    phone: null,
    timezone: 'UTC',
    language: 'en',
    avatar_url: null,
    notifications: ALL_ON,
    send_hold_seconds: 10,
    created_at: expect.stringMatching(/Z$/),
    updated_at: expect.stringMatching(/Z$/),
  });
  const change = {
    name: 'Ada Moreau',
    company: 'Ünïcode & Sons',
    phone: '+44 (20) 7946-0018',
    timezone: 'Asia/Calcutta',
    language: 'de',
    send_hold_seconds: 20,
  };
  const changed = await ada.request('PATCH', PROFILE, change);
  expect(changed.status).toBe(200);
  const after = (await changed.json()) as Record<string, unknown>;
  expect(after).toEqual({ ...before, ...change, updated_at: expect.stringMatching(/Z$/) });
  expect(await (await ada.request('GET', PROFILE)).json()).toEqual(after);

  const cleared = await ada.request('PATCH', PROFILE, { company: null, phone: null });
  expect(await cleared.json()).toMatchObject({ name: 'Ada Moreau', company: null, phone: null });
  expect(
    await value(
      "SELECT details FROM audit_log WHERE organization_id = ? AND action = 'profile.updated' ORDER BY id",
      ada.organizationId,
    ),
  ).toBe('{"fields":["name","company","phone","timezone","language","sendHoldSeconds"]}');
});

test.each([
  [{}, 'body'],
  [{ name: '' }, 'name'],
  [{ name: '  ' }, 'name'],
  [{ name: null }, 'name'],
  [{ name: 'A\u0000B' }, 'name'],
  [{ name: 'A\r\nB' }, 'name'],
  [{ name: 'x'.repeat(201) }, 'name'],
  [{ company: '' }, 'company'],
  [{ company: 'x'.repeat(201) }, 'company'],
  [{ phone: 'call me' }, 'phone'],
  [{ phone: '' }, 'phone'],
  [{ phone: '+' }, 'phone'],
  [{ phone: '+44\n123' }, 'phone'],
  [{ phone: '1'.repeat(41) }, 'phone'],
  [{ phone: `${'1'.repeat(60_000)}x` }, 'phone'],
  [{ phone: 442079460018 }, 'phone'],
  [{ language: 'fr' }, 'language'],
  [{ language: null }, 'language'],
  [{ timezone: null }, 'timezone'],
  [{ timezone: '' }, 'timezone'],
  [{ timezone: 'Mars/Olympus' }, 'timezone'],
  [{ timezone: '+01:00' }, 'timezone'],
  [{ timezone: '-0100' }, 'timezone'],
  [{ timezone: '01' }, 'timezone'],
  [{ timezone: 'Europe/Berlin\u0000' }, 'timezone'],
  [{ timezone: '../etc/passwd' }, 'timezone'],
  [{ timezone: `Europe/${'x'.repeat(60)}` }, 'timezone'],
  [{ email: 'other@example.com' }, 'email'],
  [{ email_verified: true }, 'email_verified'],
  [{ id: 1 }, 'id'],
  [{ password_hash: 'x' }, 'password_hash'],
])('%j is bad input and changes nothing', async (body, field) => {
  const ada = await makeOrganization();
  const before = await row(ada.userId);
  const response = await ada.request('PATCH', PROFILE, body);
  expect(response.status).toBe(400);
  const problem = (await response.json()) as { code: string; errors: { path: string }[] };
  expect(problem.code).toBe('VALIDATION_FAILED');
  expect(problem.errors.map(({ path }) => path)).toContain(field);
  expect(await row(ada.userId)).toEqual(before);
});

test.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+1', 'UTC'])(
  'the time zone %s is accepted',
  async (timezone) => {
    const ada = await makeOrganization();
    const response = await ada.request('PATCH', PROFILE, { timezone });
    expect(await response.json()).toMatchObject({ timezone });
  },
);

test('the picture is an https URL or null', async () => {
  const ada = await makeOrganization();
  const avatar_url = 'https://example.com/ada.png?size=64#x';
  const set = await ada.request('POST', AVATAR, { avatar_url });
  expect(set.status).toBe(200);
  expect(await set.json()).toMatchObject({ id: ada.userId, avatar_url });
  const session = await get('/api/auth/get-session', { cookie: ada.cookie });
  expect(await session.json()).toMatchObject({ user: { image: avatar_url } });
  for (const wrong of [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'http://example.com/a.png',
    '//example.com/a.png',
    'https://',
    'https:\\\\example.com',
    'https://example.com/"onerror=alert(1)',
    'https://example.com/<script>',
    'https://example.com/a b',
    'blob:https://example.com/x',
    'vbscript:x',
    '',
    7,
    undefined,
    `https://example.com/${'x'.repeat(2000)}`,
  ]) {
    const response = await ada.request('POST', AVATAR, { avatar_url: wrong });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { path: string }[] };
    expect(new Set(errors.map(({ path }) => path))).toEqual(new Set(['avatar_url']));
  }
  expect(await value('SELECT image FROM users WHERE id = ?', ada.userId)).toBe(avatar_url);
  const removal = await ada.request('POST', AVATAR, { avatar_url: null });
  expect(await removal.json()).toMatchObject({ avatar_url: null });
});

test('notifications are switched one by one, also at the same time', async () => {
  const ada = await makeOrganization();
  const off = await ada.request('PATCH', NOTIFICATIONS, { task_assigned: false });
  expect(off.status).toBe(200);
  expect(await off.json()).toMatchObject({ notifications: { ...ALL_ON, task_assigned: false } });
  await Promise.all(
    Object.keys(ALL_ON)
      .filter((kind) => kind !== 'task_assigned')
      .map((kind) => ada.request('PATCH', NOTIFICATIONS, { [kind]: false })),
  );
  const all = Object.fromEntries(Object.keys(ALL_ON).map((kind) => [kind, false]));
  expect(await (await ada.request('GET', PROFILE)).json()).toMatchObject({ notifications: all });
  const on = await ada.request('PATCH', NOTIFICATIONS, { task_assigned: true, audit_finished: true });
  expect(await on.json()).toMatchObject({
    notifications: { ...all, task_assigned: true, audit_finished: true },
  });
  for (const body of [
    {},
    [],
    { task_assigned: null },
    { task_assigned: 'no' },
    { task_assigned: 0 },
    { marketing: true },
    { task_assigned: true, __proto__x: true },
  ]) {
    expect((await ada.request('PATCH', NOTIFICATIONS, body)).status).toBe(400);
  }
});

test("nobody can change another user's profile, also in the same organization", async () => {
  const owner = await makeOrganization();
  const member = await addMember(owner.organizationId, 'member');
  const before = await row(member.userId);
  await owner.request('PATCH', PROFILE, { name: 'Owner' });
  await owner.request('PATCH', NOTIFICATIONS, { task_assigned: false });
  expect(await row(member.userId)).toEqual(before);
  expect(await (await owner.request('GET', `${PROFILE}?id=${member.userId}`)).json()).toMatchObject({
    id: owner.userId,
  });
});

test('an API key acts as its creator, within its scopes', async () => {
  const ada = await makeOrganization();
  expect(await (await get(PROFILE, await keyOf(ada))).json()).toMatchObject({ id: ada.userId });
});

test('update-user changes name and picture as the official client sends them', async () => {
  const ada = await makeOrganization();
  const path = '/api/auth/update-user';
  const body = { name: 'Ada M.', image: 'https://example.com/a.png', anythingElse: 1 };
  const response = await ada.request('POST', path, body);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: true });
  expect(await row(ada.userId)).toMatchObject({ name: 'Ada M.', image: 'https://example.com/a.png' });
  expect((await ada.request('POST', path, { image: null })).status).toBe(200);
  expect(await row(ada.userId)).toMatchObject({ name: 'Ada M.', image: null });
  for (const [wrong, field] of [
    [{}, 'body'],
    [{ role: 'owner' }, 'body'],
    [{ name: '' }, 'name'],
    [{ image: 'javascript:alert(1)' }, 'image'],
    [{ name: 'x', email: 'other@example.com' }, 'email'],
  ] as const) {
    const refused = await ada.request('POST', path, wrong);
    expect(refused.status).toBe(400);
    const problem = (await refused.json()) as { code: string; errors: { path: string }[] };
    expect(problem.code).toBe('VALIDATION_ERROR');
    expect(problem.errors.map(({ path }) => path)).toContain(field);
  }
  expect(await codeOf(await post(path, { name: 'x' }, await keyOf(ada)))).toBe('SESSION_REQUIRED');
});
