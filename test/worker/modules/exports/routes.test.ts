import { describe, expect, test } from 'vitest';
import type { OrganizationExport } from '../../../../src/contract/exports.ts';
import { freeExports } from '../../../../src/worker/modules/exports/delete.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../helpers.ts';
import { download, finish, post, readBack } from './world.ts';

const message = (
  id: string,
  subject: string,
  to: string[] = [],
  text = 'Hello.\r\nFrom here on, all is well.',
) =>
  [
    `Message-ID: <${id}@example.com>`,
    ...(to.length > 0 ? [`In-Reply-To: <${to.at(-1)}@example.com>`] : []),
    ...(to.length > 0 ? [`References: ${to.map((each) => `<${each}@example.com>`).join(' ')}`] : []),
    'From: Kim Sato <kim@example.com>',
    'To: support@herald.test',
    `Subject: ${subject}`,
    'Date: Mon, 23 Nov 2026 04:00:00 +0000',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
  ].join('\r\n');

/** Creates two conversations (one with a missing parent), a label, a note, tasks in two states, and one in spam. */
async function fill(client: Client): Promise<void> {
  const save = (raw: string, direction = 'inbound') =>
    post<{ id: number; task_id: number | null }>(client, '/api/emails', { raw, direction });
  const first = await save(message('a', 'A parcel'));
  await save(message('b', 'Re: A parcel', ['a']), 'outbound');
  await save(message('d', 'Re: A parcel', ['a', 'b', 'c']));
  const other = await save(message('x', 'Something else'));
  const spam = await save(message('s', 'Win a prize'));
  await post(client, '/api/emails', {
    message_id: '<fields@example.com>',
    from_address: 'Lee <lee@example.com>',
    to_address: ['info@herald.test'],
    subject: 'Posted as fields',
    body_text: 'Ünder\n>From a quote',
    in_reply_to_message_id: '<x@example.com>',
    received_at: '2026-11-22T10:00:00Z',
  });
  const label = await post<{ id: number }>(client, '/api/labels', { name: 'Wholesale', color: '#1a7f5a' });
  await post(client, `/api/threads/${first.id}`, { add_label_ids: [label.id] }, 'PATCH');
  await post(client, '/api/notes', { email_id: first.id, text: 'Ask the carrier.' });
  await post(client, `/api/tasks/${other.task_id}`, { status: 'in_progress', priority: 'high' }, 'PATCH');
  await post(client, `/api/threads/${spam.id}`, { state: 'spam' }, 'PATCH');
}

/** Returns what a person sees, without the ids. */
async function view(client: Client) {
  const states = ['open', 'spam'];
  const conversations = [];
  for (const state of states) {
    const list = await post<{ id: number; label_ids: number[] }[]>(
      client,
      `/api/threads?state=${state}`,
      undefined,
      'GET',
    );
    const labels = await post<{ id: number; name: string }[]>(client, '/api/labels', undefined, 'GET');
    for (const { id, label_ids } of list) {
      const thread = await post<{ messages: Record<string, unknown>[] }>(
        client,
        `/api/emails/${id}/thread`,
        undefined,
        'GET',
      );
      const notes = await post<{ text: string }[]>(client, `/api/notes?thread=${id}`, undefined, 'GET');
      conversations.push({
        state,
        labels: label_ids.map((each) => labels.find((label) => label.id === each)?.name),
        notes: notes.map(({ text }) => text),
        // In an mbox, each message ends with a line break.
        messages: thread.messages.map((each) =>
          ['message_id', 'direction', 'subject', 'body_text', 'from_name', 'received_at', 'tag'].map(
            (name) => (name === 'body_text' ? String(each[name]).trimEnd() : each[name]),
          ),
        ),
      });
    }
  }
  const tasks = await post<Record<string, unknown>[]>(client, '/api/tasks', undefined, 'GET');
  return {
    conversations: conversations.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    tasks: tasks.map(({ title, status, priority, tag }) => ({ title, status, priority, tag })),
  };
}

describe('exports', () => {
  test('an export that is read back into an empty organization gives the same conversations, tasks, labels and notes', async () => {
    const [from, to] = [await makeOrganization(), await makeOrganization()];
    await fill(from);
    const begun = await post<OrganizationExport>(from, '/api/exports');
    expect(begun).toMatchObject({ state: 'running', messages: 0, created_by: from.userId, expires_at: null });
    expect((await from.request('GET', `/api/exports/${begun.id}/files/mail.mbox`)).status).toBe(409);
    expect(await finish(testCtx(from.organizationId), begun.id)).toBe('completed');

    const done = await post<OrganizationExport>(from, `/api/exports/${begun.id}`, undefined, 'GET');
    expect(done).toMatchObject({ state: 'completed', messages: 6 });
    const files = await download(from, begun.id);
    expect(files.records).toHaveLength(done.records);
    expect(done.files.find(({ name }) => name === 'mail.mbox')!.bytes).toBe(
      new TextEncoder().encode(files.mbox).length,
    );
    await readBack(to, files);
    expect(await view(to)).toEqual(await view(from));
  });

  test('has nothing of another organization, and no secret', async () => {
    const [own, other] = [await makeOrganization(), await makeOrganization()];
    await Promise.all([fill(own), fill(other)]);
    const inbox = {
      name: 'Support',
      tag: 'Support',
      email_address: 'own@herald.test',
      ...{
        imap_host: '127.0.0.1',
        imap_port: 9,
        imap_user: 'u',
        imap_password: 'PASSWORD-1',
        imap_tls: false,
      },
      ...{
        smtp_host: '127.0.0.1',
        smtp_port: 9,
        smtp_user: 'u',
        smtp_password: 'PASSWORD-2',
        smtp_tls: false,
      },
    };
    await post(own, '/api/inboxes', inbox);
    await post(own, '/api/webhooks', { url: 'https://hooks.example.com/herald', events: ['email.saved'] });
    const { id } = await post<OrganizationExport>(own, '/api/exports');
    await finish(testCtx(own.organizationId), id);
    const { records } = await download(own, id);
    const organizations = new Set(records.map((record) => record['organization_id']));
    expect([...organizations]).toEqual([own.organizationId]);
    expect(records.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['inboxes', 'webhooks', 'task_history']),
    );
    const secret = JSON.stringify(records).match(/PASSWORD-|whsec_|imap_password|refresh_token/g) ?? [];
    expect(secret).toEqual([]);
    for (const path of [`/api/exports/${id}`, `/api/exports/${id}/files/mail.mbox`])
      expect((await other.request('GET', path)).status).toBe(404);
    expect((await other.request('DELETE', `/api/exports/${id}`)).status).toBe(404);
  });

  test('one export runs at a time, and five can be kept', async () => {
    const owner = await makeOrganization();
    const ctx = testCtx(owner.organizationId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => owner.request('POST', '/api/exports')));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array(7).fill(409)]);
    for (let count = 1; count <= 5; count++) {
      const [running] = await post<OrganizationExport[]>(owner, '/api/exports', undefined, 'GET');
      expect(await finish(ctx, running!.id)).toBe('completed');
      const next = await owner.request('POST', '/api/exports');
      expect(next.status).toBe(count < 5 ? 202 : 422);
    }
    const jobs = await testEnv.DB.prepare(
      "SELECT count(*) AS n FROM jobs WHERE kind = 'export' AND organization_id = ?",
    )
      .bind(owner.organizationId)
      .first<{ n: number }>();
    expect(jobs!.n).toBe(0);
  });

  test('a run that dies after it has written a piece leaves no piece twice', async () => {
    const owner = await makeOrganization();
    await fill(owner);
    const { id } = await post<OrganizationExport>(owner, '/api/exports');
    const ctx = testCtx(owner.organizationId);
    const { BUCKET } = testEnv;
    let puts = 0;
    // R2 stores each piece, and then fails as if it had not.
    const bucket = new Proxy(BUCKET, {
      get(target, name) {
        if (name !== 'put') return Reflect.get(target, name).bind(target);
        return async (...args: Parameters<typeof BUCKET.put>) => {
          const done = await target.put(...args);
          if (++puts % 2 === 1) throw new Error('the connection was cut');
          return done;
        };
      },
    });
    let now = Date.now();
    const failing = testCtx(owner.organizationId, {
      env: { ...testEnv, BUCKET: bucket },
      now: () => (now += 120_000),
    });
    expect(await finish(failing, id)).toBe('completed');
    expect(puts).toBeGreaterThanOrEqual(4);
    const again = await post<OrganizationExport>(owner, '/api/exports');
    await finish(ctx, again.id);
    expect((await download(owner, id)).mbox).toBe((await download(owner, again.id)).mbox);
  });

  test('the files are gone after a day, and when the export is deleted', async () => {
    const owner = await makeOrganization();
    await fill(owner);
    const ctx = testCtx(owner.organizationId);
    const first = await post<OrganizationExport>(owner, '/api/exports');
    await finish(ctx, first.id);
    const second = await post<OrganizationExport>(owner, '/api/exports');
    const answer = await owner.request('DELETE', `/api/exports/${second.id}`);
    expect(answer.status).toBe(200);
    expect((await owner.request('GET', `/api/exports/${second.id}`)).status).toBe(404);
    await finish(ctx, second.id);

    const later = testCtx(owner.organizationId, { now: () => Date.now() + 24 * 3_600_000 + 60_000 });
    await freeExports(later);
    await freeExports(later);
    const left = await testEnv.BUCKET.list({ prefix: `organizations/${owner.organizationId}/exports/` });
    expect(left.objects).toEqual([]);
    expect(await post(owner, '/api/exports', undefined, 'GET')).toEqual([]);
    const rows = await testEnv.DB.prepare('SELECT count(*) AS n FROM exports WHERE organization_id = ?')
      .bind(owner.organizationId)
      .first<{ n: number }>();
    expect(rows!.n).toBe(0);
  });

  test('is for owners', async () => {
    const admin = await makeOrganization('admin');
    expect((await admin.request('POST', '/api/exports')).status).toBe(403);
  });
});
