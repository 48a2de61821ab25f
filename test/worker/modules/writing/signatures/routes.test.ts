import { beforeEach, expect, test } from 'vitest';
import { addMember, type Client, makeOrganization, testEnv } from '../../../helpers.ts';

const PATH = '/api/signatures';
let owner: Client;
let member: Client;
beforeEach(async () => {
  owner = await makeOrganization();
  member = await addMember(owner.organizationId, 'member');
});

const put = (client: Client, kind: 'own' | 'inbox', body: object) =>
  client.request('PUT', `${PATH}/${kind}`, body);
const effective = async (client: Client, tag = 'support') =>
  (await client.request('GET', `${PATH}/effective?from_inbox=${tag}`)).json();

test("one's own for the inbox comes before one's own for all, and that before the inbox's", async () => {
  expect(await effective(member)).toEqual({ source: 'none', html: '', text: '' });
  await put(owner, 'inbox', { from_inbox: 'SUPPORT', html: '<p>Inbox</p>' });
  expect(await effective(member)).toEqual({ source: 'inbox', html: '<p>Inbox</p>', text: 'Inbox' });
  expect(await effective(member, 'neo')).toMatchObject({ source: 'none' });
  await put(member, 'own', { html: '<p>Mine</p>' });
  expect(await effective(member)).toMatchObject({ source: 'own', text: 'Mine' });
  await put(member, 'own', { from_inbox: 'support', html: '<p>Mine here</p>' });
  expect(await effective(member)).toMatchObject({ source: 'own_inbox', text: 'Mine here' });
  expect(await effective(member, 'neo')).toMatchObject({ source: 'own', text: 'Mine' });
  expect(await effective(owner)).toMatchObject({ source: 'inbox' });
  await put(member, 'own', { from_inbox: 'support', html: '' });
  expect(await effective(member)).toEqual({ source: 'own_inbox', html: '', text: '' });

  expect(await (await member.request('GET', PATH)).json()).toEqual({
    own: [
      { from_inbox: null, html: '<p>Mine</p>', text: 'Mine', updated_at: expect.any(String) },
      { from_inbox: 'Support', html: '', text: '', updated_at: expect.any(String) },
    ],
    inboxes: [{ from_inbox: 'Support', html: '<p>Inbox</p>', text: 'Inbox', updated_at: expect.any(String) }],
  });
  expect(await (await owner.request('GET', PATH)).json()).toMatchObject({ own: [], inboxes: [{}] });

  const remove = (client: Client, at: string) => client.request('DELETE', PATH + at);
  expect((await remove(member, '/own?from_inbox=support')).status).toBe(200);
  expect(await effective(member)).toMatchObject({ source: 'own' });
  expect((await remove(member, '/own')).status).toBe(200);
  expect((await remove(member, '/own')).status).toBe(404);
  expect(await effective(member)).toMatchObject({ source: 'inbox' });
  expect((await remove(member, '/inbox?from_inbox=support')).status).toBe(403);
  expect((await remove(owner, '/inbox?from_inbox=support')).status).toBe(200);
  expect((await remove(owner, '/inbox?from_inbox=support')).status).toBe(404);
});

test('the signature of an inbox names whoever writes; a name is text', async () => {
  await put(owner, 'inbox', {
    from_inbox: 'support',
    html: '<p>{{user.name}}<br>{{inbox.name}} {{inbox.address}}</p>',
  });
  await testEnv.DB.prepare("UPDATE users SET name = '<b>{{inbox.name}}</b>' WHERE id = ?")
    .bind(member.userId)
    .run();
  expect(await effective(member)).toMatchObject({
    html: '<p>&lt;b&gt;{{inbox.name}}&lt;/b&gt;<br /> </p>',
    text: expect.stringContaining('<b>{{inbox.name}}</b>'),
  });
  expect(await effective(owner)).toMatchObject({ text: expect.stringContaining('Test User') });
});

test('HTML is cleaned; a text of its own is kept; a remote image is as a mail has it', async () => {
  const html = '<p onclick="x()">Kim <img src="https://example.com/logo.png"><script>x</script></p>';
  const answer = await put(member, 'own', { html, text: ' Kim\r\nHerald ' });
  expect(await answer.json()).toMatchObject({
    from_inbox: null,
    html: '<p>Kim <img data-src="https://example.com/logo.png" /></p>',
    text: 'Kim\nHerald',
  });
  expect(await effective(member)).toMatchObject({
    html: '<p>Kim <img src="https://example.com/logo.png" /></p>',
  });
});

test.each([
  [{}, 400, 'html'],
  [{ html: 'x'.repeat(16385) }, 400, 'html'],
  [{ html: 'x', text: 'ü'.repeat(8193) }, 400, 'text'],
  [{ html: 'x', from_inbox: 'nobody' }, 400, 'from_inbox'],
  [{ html: '{{contact.name}}' }, 422, 'html'],
  [{ html: 'x', text: '{{contact.name}}' }, 422, 'text'],
  [{ html: '<a href="https://x/{{user.name}}">x</a>' }, 422, 'html'],
])('%j is refused, and changes nothing', async (body, status, path) => {
  const response = await put(member, 'own', body);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ errors: [{ path }] });
  expect(await (await member.request('GET', PATH)).json()).toEqual({ own: [], inboxes: [] });
});

test('members set no signature of an inbox; who sets one is in the audit log', async () => {
  expect((await put(member, 'inbox', { from_inbox: 'support', html: 'x' })).status).toBe(403);
  await put(owner, 'inbox', { from_inbox: 'support', html: 'x' });
  await owner.request('DELETE', `${PATH}/inbox?from_inbox=support`);
  const log = await (await owner.request('GET', '/api/audit-log?action=signature')).json<
    { action: string; target: string }[]
  >();
  expect(log.map(({ action, target }) => [action, target])).toEqual([
    ['signature.deleted', 'signature:Support'],
    ['signature.updated', 'signature:Support'],
  ]);
});

test('of two who write at once, one stays', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, i) => put(member, 'own', { html: `<p>${i}</p>` })));
  expect(await (await member.request('GET', PATH)).json()).toMatchObject({ own: [{}] });
});
