import { beforeEach, describe, expect, test } from 'vitest';
import type { Note } from '../../../../../src/contract/mail/notes.ts';
import { ingest } from '../../../../../src/worker/modules/mail/index.ts';
import { removeDeletedNotes } from '../../../../../src/worker/modules/mail/notes/delete.ts';
import { restoreNote } from '../../../../../src/worker/modules/mail/notes/restore.ts';
import { costOf } from '../../../counting.ts';
import { addMember, type Client, call, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { mailsTo } from '../../identity/accounts/world.ts';
import { emailOf } from '../../identity/organizations/world.ts';

let owner: Client;
let kim: Client;
let email: number;

beforeEach(async () => {
  owner = await makeOrganization();
  kim = await addMember(owner.organizationId, 'member');
  email = await receive('a');
});

/** Saves an email with this Message-ID and these references. Returns its id. */
async function receive(id: string, references: string[] = []): Promise<number> {
  const raw = [
    `Message-ID: <${id}@example.com>`,
    'From: Kim <kim@example.com>',
    'To: support@herald.test',
    'Subject: My parcel',
    ...(references.length > 0
      ? [`References: ${references.map((each) => `<${each}@example.com>`).join(' ')}`]
      : []),
    '',
    'text',
  ].join('\r\n');
  const arrival = { raw: new TextEncoder().encode(raw), arrivedAt: Date.now() };
  return (await ingest(testCtx(owner.organizationId), arrival)).emailId;
}

async function write(client: Client, text: string, mentions: number[] = [], emailId = email): Promise<Note> {
  const response = await client.request('POST', '/api/notes', { email_id: emailId, text, mentions });
  expect(response.status).toBe(201);
  return response.json();
}

async function list(thread = email, query = ''): Promise<Note[]> {
  return (await owner.request('GET', `/api/notes?thread=${thread}${query}`)).json();
}

const change = (client: Client, id: number, body: unknown) =>
  client.request('PATCH', `/api/notes/${id}`, body);
const mails = async (client: Client) => mailsTo(await emailOf(client));
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

describe('notes of a conversation', () => {
  test('are written, listed oldest first, changed and deleted by their author', async () => {
    const first = await write(kim, '  can we refund this?\n\nI think so  ');
    expect(first).toEqual({
      id: expect.any(Number),
      email_id: email,
      author_id: kim.userId,
      text: 'can we refund this?\n\nI think so',
      mentions: [],
      created_at: expect.any(String),
      edited_at: null,
    });
    const second = await write(owner, 'yes');
    expect(await list()).toEqual([first, second]);
    const edited = await change(kim, first.id, { text: 'refunded' });
    expect(await edited.json()).toEqual({ ...first, text: 'refunded', edited_at: expect.any(String) });
    expect((await kim.request('DELETE', `/api/notes/${first.id}`)).status).toBe(200);
    expect((await list()).map(({ id }) => id)).toEqual([second.id]);
    expect((await kim.request('DELETE', `/api/notes/${first.id}`)).status).toBe(404);
    expect((await change(kim, first.id, { text: 'x' })).status).toBe(404);
  });

  test('are changed by nobody else; admins and owners may delete them', async () => {
    const note = await write(kim, 'mine');
    const admin = await addMember(owner.organizationId, 'admin');
    const lee = await addMember(owner.organizationId, 'member');
    for (const client of [owner, admin, lee]) {
      expect(await codeOf(await change(client, note.id, { text: 'x' }))).toEqual([403, 'NOT_THE_AUTHOR']);
    }
    expect(await codeOf(await lee.request('DELETE', `/api/notes/${note.id}`))).toEqual([
      403,
      'NOT_THE_AUTHOR',
    ]);
    expect(await list()).toEqual([note]);
    expect((await admin.request('DELETE', `/api/notes/${note.id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  test('of another organization are not there', async () => {
    const stranger = await makeOrganization();
    const note = await write(kim, 'ours');
    expect((await stranger.request('GET', `/api/notes?thread=${email}`)).status).toBe(404);
    expect(
      await codeOf(await stranger.request('POST', '/api/notes', { email_id: email, text: 'x' })),
    ).toEqual([422, 'NO_SUCH_EMAIL']);
    expect((await change(stranger, note.id, { text: 'x' })).status).toBe(404);
    expect((await stranger.request('DELETE', `/api/notes/${note.id}`)).status).toBe(404);
    expect((await stranger.request('POST', `/api/notes/${note.id}/restore`)).status).toBe(404);
    expect(await list()).toEqual([note]);
  });

  test.each([
    [{ text: '' }, 'text'],
    [{ text: ' \n ' }, 'text'],
    [{ text: 'x'.repeat(10_001) }, 'text'],
    [{ text: 'x', mentions: Array.from({ length: 21 }, (_, i) => i + 1) }, 'mentions'],
    [{ text: 'x', mentions: ['7'] }, 'mentions.0'],
    [{ text: 'x', mentions: null }, 'mentions'],
    [{ text: 'x', author_id: 1 }, 'author_id'],
  ])('%j is 400, which names the field', async (body, path) => {
    const response = await owner.request('POST', '/api/notes', { email_id: email, ...body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path }] });
    expect(await list()).toEqual([]);
  });

  test('a list needs a conversation, and a change a field', async () => {
    expect((await owner.request('GET', '/api/notes')).status).toBe(400);
    expect((await owner.request('GET', '/api/notes?thread=12345')).status).toBe(404);
    const { id } = await write(owner, 'x');
    expect((await change(owner, id, {})).status).toBe(400);
  });

  test('follow it when a late email connects two conversations', async () => {
    const other = await receive('b');
    const ours = await write(owner, 'on a');
    const theirs = await write(kim, 'on b', [], other);
    expect(await list(email)).toEqual([ours]);
    const joint = await receive('c', ['a', 'b']);
    for (const thread of [email, other, joint]) expect(await list(thread)).toEqual([ours, theirs]);
  });

  test('come in pages, which read a row for each email and note and those of the page', async () => {
    const n = 30;
    for (let i = 0; i < n; i++) await receive(`m${i}`, ['a']);
    const all = await Promise.all(
      Array.from({ length: 60 }, (_, i) => write(i % 2 ? owner : kim, `note ${i}`)),
    );
    // The notes of other conversations do not count.
    const other = await receive('b');
    await Promise.all(Array.from({ length: 60 }, () => write(owner, 'elsewhere', [], other)));
    const ids: number[] = [];
    let path: string | null = `/api/notes?thread=${email}&limit=25`;
    await costOf(owner, '/api/stats');
    while (path) {
      const { response, cost } = await costOf(owner, path);
      expect(cost.rowsRead).toBeLessThanOrEqual(n + 60 + 2 * 26 + 40);
      expect(cost.roundTrips).toBeLessThanOrEqual(2);
      ids.push(...((await response.json()) as Note[]).map(({ id }) => id));
      path = /<http:\/\/localhost([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(ids).toEqual(all.map(({ id }) => id).sort((a, b) => a - b));
    expect((await list(email, '&limit=2&offset=3&fields=id')).map((note) => note)).toEqual(
      ids.slice(3, 5).map((id) => ({ id })),
    );
  });
});

describe('a deleted note', () => {
  test('can be restored for ten minutes, by those who may delete it, and is gone then', async () => {
    const note = await write(kim, 'secret words');
    const deleted = await owner.request('DELETE', `/api/notes/${note.id}`);
    const { restorable_until } = (await deleted.json()) as { restorable_until: string };
    const end = Date.parse(restorable_until);
    const lee = await addMember(owner.organizationId, 'member');
    const restore = (client: Client) => client.request('POST', `/api/notes/${note.id}/restore`);
    expect(await codeOf(await restore(lee))).toEqual([403, 'NOT_THE_AUTHOR']);
    for (let i = 0; i < 2; i++) expect(await (await restore(kim)).json()).toEqual(note);
    expect(await list()).toEqual([note]);
    await kim.request('DELETE', `/api/notes/${note.id}`);
    const late = testCtx(owner.organizationId, {
      now: () => end + 60_000,
      actor: { type: 'user', userId: kim.userId, role: 'member', sessionId: 'x' },
    });
    await expect(restoreNote(late, note.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await removeDeletedNotes(testCtx(owner.organizationId));
    const count = () =>
      testEnv.DB.prepare('SELECT count(*) AS n FROM notes WHERE organization_id = ?')
        .bind(owner.organizationId)
        .first<number>('n');
    expect(await count()).toBe(1);
    await removeDeletedNotes(late);
    expect(await count()).toBe(0);
  });
});

describe('those whom a note mentions', () => {
  test('get a mail with a link and without the note, except its author', async () => {
    const note = await write(kim, 'look at this', [owner.userId, kim.userId, owner.userId]);
    expect(note.mentions).toEqual([owner.userId, kim.userId].sort((a, b) => a - b));
    const [mail] = await mails(owner);
    expect(mail?.subject).toBe('Test User mentioned you: My parcel');
    expect(mail?.link).toContain(`/mail/${email}`);
    expect(mail?.text).not.toContain('look at this');
    expect(await mails(owner)).toHaveLength(1);
    expect(await mails(kim)).toEqual([]);
  });

  test('get one for each note, however often it is changed', async () => {
    const lee = await addMember(owner.organizationId, 'member');
    const { id } = await write(kim, 'x', [owner.userId]);
    const both = { text: 'y', mentions: [owner.userId, lee.userId] };
    await Promise.all(Array.from({ length: 16 }, () => change(kim, id, both)));
    await change(kim, id, { mentions: [] });
    await change(kim, id, both);
    expect([(await mails(owner)).length, (await mails(lee)).length]).toEqual([1, 1]);
    await write(kim, 'another', [owner.userId]);
    expect(await mails(owner)).toHaveLength(2);
  });

  test('get none if they have turned that off', async () => {
    await owner.request('PATCH', '/api/settings/profile/notifications', { note_mention: false });
    await write(kim, 'x', [owner.userId]);
    expect(await mails(owner)).toEqual([]);
  });

  test('must be members; who has left may stay mentioned', async () => {
    const stranger = await makeOrganization();
    const lee = await addMember(owner.organizationId, 'member');
    const body = { email_id: email, text: 'x', mentions: [lee.userId, stranger.userId] };
    const refused = await owner.request('POST', '/api/notes', body);
    expect(await refused.json()).toMatchObject({ code: 'NO_SUCH_MEMBER', errors: [{ path: 'mentions' }] });
    expect(await list()).toEqual([]);
    const { id } = await write(owner, 'x', [lee.userId]);
    await testEnv.DB.prepare('DELETE FROM members WHERE user_id = ?').bind(lee.userId).run();
    expect((await change(owner, id, { text: 'y', mentions: [lee.userId] })).status).toBe(200);
    expect((await change(owner, id, { mentions: [lee.userId, stranger.userId] })).status).toBe(422);
    expect(await list()).toMatchObject([{ text: 'y', mentions: [lee.userId] }]);
    expect(await mails(stranger)).toEqual([]);
  });
});

describe('a request with an Idempotency-Key', () => {
  const post = (text: string, key: string) =>
    kim.request(
      'POST',
      '/api/notes',
      { email_id: email, text, mentions: [owner.userId] },
      { 'idempotency-key': key },
    );

  test('makes one note and one mail, however often and at once it comes', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => post('x', 'k1')));
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(201));
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Note).id));
    expect(new Set(ids).size).toBe(1);
    expect(await list()).toHaveLength(1);
    expect(await mails(owner)).toHaveLength(1);
    await change(kim, ids[0]!, { text: 'y' });
    expect(await (await post('x', 'k1')).json()).toMatchObject({ id: ids[0], text: 'y' });
    expect(await list()).toHaveLength(1);
  });

  test('is refused for another note, and free for another person', async () => {
    await post('x', 'k1');
    expect(await codeOf(await post('other', 'k1'))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const own = { email_id: email, text: 'z' };
    expect((await owner.request('POST', '/api/notes', own, { 'idempotency-key': 'k1' })).status).toBe(201);
    expect(await list()).toHaveLength(2);
  });
});

test('a note by an API key is that of the person who made the key, and needs the scope', async () => {
  const keyWith = async (scope: string) => {
    const made = await owner.request('POST', '/api/settings/security/api-keys', {
      name: 'k',
      scopes: [scope],
    });
    return { 'x-api-key': ((await made.json()) as { key: string }).key };
  };
  const response = await call(
    'POST',
    '/api/notes',
    { email_id: email, text: 'x' },
    await keyWith('notes:write'),
  );
  expect(await response.json()).toMatchObject({ author_id: owner.userId });
  const path = `/api/notes?thread=${email}`;
  expect((await call('GET', path, undefined, await keyWith('notes:read'))).status).toBe(200);
  for (const scope of ['notes:write', 'emails:read']) {
    expect((await call('GET', path, undefined, await keyWith(scope))).status).toBe(403);
  }
});
