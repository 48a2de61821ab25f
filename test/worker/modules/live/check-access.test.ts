import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Attachment } from '../../../../src/worker/modules/live/caller.ts';
import { addMember, type Client, makeOrganization, testEnv } from '../../helpers.ts';
import { hubOf, openPage, type Page, send } from './world.ts';

const ended = (page: Page) => page.until(({ closed }) => closed);

async function sessionOf({ userId }: Client): Promise<string> {
  const row = await testEnv.DB.prepare('SELECT public_id FROM sessions WHERE user_id = ?')
    .bind(userId)
    .first<{ public_id: string }>();
  return row!.public_id;
}

/** Calls that end the access of a member. */
const ENDINGS: [string, (owner: Client, member: Client) => Promise<Response>][] = [
  [
    'signing out',
    (_, member) =>
      send(member, 'POST', '/api/auth/sign-out', {}, { headers: { origin: 'http://localhost' } }),
  ],
  [
    'revoking the session',
    async (_, member) => send(member, 'DELETE', `/api/settings/security/sessions/${await sessionOf(member)}`),
  ],
  ['revoking all sessions', (_, member) => send(member, 'POST', '/api/auth/revoke-sessions', {})],
  [
    'being removed',
    (owner, member) =>
      send(owner, 'POST', '/api/auth/organization/remove-member', {
        memberIdOrEmail: `${member.organizationId}-${member.userId}`,
      }),
  ],
  [
    'another role',
    (owner, member) =>
      send(owner, 'POST', '/api/auth/organization/update-member-role', {
        memberId: `${member.organizationId}-${member.userId}`,
        role: 'admin',
      }),
  ],
  [
    'leaving',
    (_, member) =>
      send(member, 'POST', '/api/auth/organization/leave', { organizationId: String(member.organizationId) }),
  ],
  [
    'a new organization that becomes the active one',
    (_, member) =>
      send(member, 'POST', '/api/auth/organization/create', { name: 'x', slug: `s-${member.userId}` }),
  ],
];

test.each(ENDINGS)('%s closes the sockets of the session, and no others', async (_, end) => {
  const owner = await makeOrganization();
  const member = await addMember(owner.organizationId, 'member');
  const [mine, theirs] = [await openPage(owner), await openPage(member)];
  const { status } = await end(owner, member);
  expect(status).toBe(200);
  expect(await ended(theirs)).toMatchObject({ code: 4401 });
  expect(mine.closed).toBeNull();
});

test('moving to another organization closes the sockets in the one before', async () => {
  const first = await makeOrganization();
  const second = await makeOrganization();
  await testEnv.DB.prepare(
    "INSERT INTO members (organization_id, user_id, role, created_at) VALUES (?, ?, 'member', 0)",
  )
    .bind(second.organizationId, first.userId)
    .run();
  const page = await openPage(first);
  const moved = await send(first, 'POST', '/api/auth/organization/set-active', {
    organizationId: String(second.organizationId),
  });
  expect(moved.status).toBe(200);
  expect(await ended(page)).toMatchObject({ code: 4401 });
});

test('revoking a key closes its sockets', async () => {
  const owner = await makeOrganization();
  const made = await send(owner, 'POST', '/api/settings/security/api-keys', {
    name: 'k',
    scopes: ['live:read'],
  });
  const { id, key } = (await made.json()) as { id: number; key: string };
  const page = await openPage({ cookie: '' }, { 'x-api-key': key });
  await page.take('hello');
  await send(owner, 'DELETE', `/api/settings/security/api-keys/${id}`);
  expect(await ended(page)).toMatchObject({ code: 4401 });
});

/** Ends the time of all sockets, as the hub stores it. */
async function endTime(client: Client): Promise<void> {
  await runInDurableObject(hubOf(client), async (_, state) => {
    for (const socket of state.getWebSockets()) {
      socket.serializeAttachment({ ...(socket.deserializeAttachment() as Attachment), endsAt: 1 });
    }
  });
  expect(await runDurableObjectAlarm(hubOf(client))).toBe(true);
}

test('a session that expires closes its sockets then, and one that was prolonged does not', async () => {
  const client = await makeOrganization();
  const page = await openPage(client);
  await page.take('hello');
  await endTime(client);
  const message = await send(client, 'POST', '/api/tasks', { title: 'x' });
  expect(message.status).toBe(201);
  await page.take('changes');
  await testEnv.DB.prepare('UPDATE sessions SET expires_at = 1 WHERE user_id = ?').bind(client.userId).run();
  await endTime(client);
  expect(await ended(page)).toMatchObject({ code: 4401 });
});
