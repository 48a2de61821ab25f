import { beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../../../../src/lib/hash.ts';
import { addMember, makeOrganization, testEnv } from '../../../helpers.ts';
import { failure, mail, makeWorld, refused, type World } from './world.ts';

const post = (world: World, body: unknown, headers: Record<string, string> = {}) =>
  world.request('POST', '/api/send-email', body, headers);
const emails = async (world: World) =>
  (await world.rows('SELECT id, send_state FROM emails WHERE organization_id = ?')).length;

interface Result {
  success: boolean;
  messageId: string;
  emailId: number;
  message: string;
}

describe('POST /api/send-email', () => {
  test('stores and queues the email, with 202, when the server cannot be reached', async () => {
    const world = await makeWorld();
    const response = await post(world, mail({ from_inbox: ' sUPPort ' }));
    expect(response.status).toBe(202);
    const result = (await response.json()) as Result;
    expect(result).toEqual({
      success: true,
      messageId: expect.stringMatching(/^<.+@.+>$/),
      emailId: expect.any(Number),
      message: expect.stringMatching(/^Not sent yet; it is tried again at .*Z\. Nothing accepts connections/),
    });
    expect(await world.detail(result.emailId)).toMatchObject({
      message_id: result.messageId,
      send_state: 'queued',
      recipients: [{ address: 'kim@example.net', kind: 'to', state: 'queued' }],
    });
  });

  test('members and API keys may send', async () => {
    const world = await makeWorld();
    const member = await addMember(world.client.organizationId, 'member');
    expect((await world.request('POST', '/api/send-email', mail(), {}, member)).status).toBe(202);
  });

  test.each([
    ['nothing', {}],
    ['no recipient', mail({ to: undefined })],
    ['an empty recipient', mail({ to: '' })],
    ['an empty list', mail({ to: [] })],
    ['a name without an address', mail({ to: 'Kim' })],
    ['one wrong address of two', mail({ to: 'kim@example.net, nobody' })],
    ['an address without a domain', mail({ to: 'kim@' })],
    ['two @', mail({ to: 'a@b@example.net' })],
    ['a space within', mail({ cc: ['ki m@example.net'] })],
    ['a number', mail({ bcc: 7 })],
    ['no subject', mail({ subject: undefined })],
    ['a subject that is too long', mail({ subject: 'x'.repeat(999) })],
    ['no body', mail({ body: '' })],
    ['no inbox', mail({ from_inbox: undefined })],
    ['an unknown field', mail({ reply_to: 'x@example.net' })],
    ['a parent that is two ids', mail({ parent_message_id: '<a@b> <c@d>' })],
    ['a chain without ids', mail({ references_chain: 'nothing here' })],
    ['51 attachments', mail({ attachments: Array.from({ length: 51 }, (_, i) => `k${i}`) })],
    ['half a surrogate pair', mail({ subject: 'x\ud83d' })],
    ['an array', []],
  ])('bad input, %s: 400', async (_, body) => {
    const world = await shared();
    await refused(post(world, body), 400, 'VALIDATION_FAILED');
  });

  describe('no header field accepts line breaks or control characters', () => {
    const fields = ['to', 'cc', 'bcc', 'subject', 'from_inbox', 'parent_message_id', 'references_chain'];
    const breaks = ['\r\n', '\n', '\r', '\0', '\u0085', '\u2028', '\u2029', '\u0007', '\u007f'];
    test.each(fields)('%s', async (field) => {
      const world = await shared();
      for (const wrong of breaks) {
        const value = `Kim <kim@example.net>${wrong}X-Injected: yes`;
        await refused(post(world, mail({ [field]: value })), 400, 'VALIDATION_FAILED');
        if (field === 'to' || field === 'cc' || field === 'bcc') {
          await refused(
            post(world, mail({ [field]: [`"K${wrong}" <kim@example.net>`] })),
            400,
            'VALIDATION_FAILED',
          );
        }
      }
    });
    test('attachments', async () => {
      await refused(post(await shared(), mail({ attachments: ['a\r\nb'] })), 400, 'VALIDATION_FAILED');
    });
  });

  test('refuses a body that is not JSON', async () => {
    const world = await shared();
    await refused(post(world, '{', { 'content-type': 'application/json' }), 400, 'MALFORMED_JSON');
    await refused(post(world, 'to=kim', { 'content-type': 'text/plain' }), 415, 'UNSUPPORTED_MEDIA_TYPE');
    const large = `{"body":"${'x'.repeat(13 * 1024 * 1024)}"}`;
    await refused(post(world, large, { 'content-type': 'application/json' }), 413, 'MESSAGE_TOO_LARGE');
  });

  test('accepts 100 recipients and refuses 101, in any notation', async () => {
    const world = await makeWorld();
    const many = (n: number, from = 0) => Array.from({ length: n }, (_, i) => `p${from + i}@example.net`);
    await refused(post(world, mail({ to: many(101) })), 422, 'TOO_MANY_RECIPIENTS');
    await refused(post(world, mail({ to: many(101).join(', ') })), 422, 'TOO_MANY_RECIPIENTS');
    await refused(post(world, mail({ cc: many(50), bcc: many(50, 50) })), 422, 'TOO_MANY_RECIPIENTS');
    expect(await emails(world)).toBe(0);
    const response = await post(world, mail({ to: many(34), cc: many(33, 34), bcc: many(33, 67).join(',') }));
    expect(response.status).toBe(202);
    const { emailId } = (await response.json()) as Result;
    expect((await world.detail(emailId)).recipients).toHaveLength(100);
  });

  test('refuses an unknown or inactive inbox, and that of another organization', async () => {
    const world = await makeWorld();
    for (const from_inbox of ['hello', 'no-such-tag', world.address]) {
      const problem = await refused(post(world, mail({ from_inbox })), 422, 'NO_SUCH_INBOX');
      expect(problem.errors).toMatchObject([{ path: 'from_inbox' }]);
    }
    await testEnv.DB.prepare('UPDATE inboxes SET is_active = 0 WHERE id = ?').bind(world.inboxId).run();
    await refused(post(world, mail()), 422, 'NO_SUCH_INBOX');
    expect(await emails(world)).toBe(0);
  });

  test('production refuses clear text, port 25 and private hosts, and stores nothing', async () => {
    const closed = { ALLOW_PRIVATE_HOSTS: undefined } as never;
    const clear = await makeWorld(closed, { smtp_host: 'smtp.example.com', smtp_tls: false });
    await refused(post(clear, mail()), 422, 'CLEAR_TEXT');
    const near = await makeWorld(closed, { smtp_host: '10.0.0.1', smtp_port: 465 });
    await refused(post(near, mail()), 422, 'PRIVATE_ADDRESS');
    const old = await makeWorld(
      { ENVIRONMENT: 'production' },
      { smtp_host: 'smtp.example.com', smtp_port: 25 },
    );
    await refused(post(old, mail()), 422, 'PORT_BLOCKED');
    for (const world of [clear, near, old]) expect(await emails(world)).toBe(0);
  });
});

describe('Idempotency-Key', () => {
  const key = (value: string) => ({ 'idempotency-key': value });

  test('the same request is answered with the same email; a different one is refused', async () => {
    const world = await makeWorld();
    const first = await post(world, mail(), key('k-1'));
    const again = await post(world, mail(), key('k-1'));
    expect([first.status, again.status]).toEqual([202, 202]);
    expect(await again.json()).toEqual(await first.json());
    await refused(post(world, mail({ subject: 'Other' }), key('k-1')), 422, 'IDEMPOTENCY_KEY_REUSED');
    expect(await emails(world)).toBe(1);
    expect((await post(world, mail(), key('k-2'))).status).toBe(202);
    expect(await emails(world)).toBe(2);
    const other = await makeWorld();
    expect((await post(other, mail(), key('k-1'))).status).toBe(202);
    expect(await emails(other)).toBe(1);
  });

  test('concurrent requests send one email; the others get 409 or the answer', async () => {
    const world = await makeWorld();
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(world, mail(), key('k'))));
    expect(await emails(world)).toBe(1);
    expect(answers.filter(({ status }) => status === 202).length).toBeGreaterThan(0);
    for (const answer of answers.filter(({ status }) => status !== 202)) {
      expect(answer.headers.get('retry-after')).toBe('5');
      await refused(answer, 409, 'IN_PROGRESS');
    }
  });

  test('409 while the first request runs; a key is free after a day, and after a refused request', async () => {
    const world = await makeWorld();
    await refused(post(world, mail({ to: 'nobody' }), key('k')), 400, 'VALIDATION_FAILED');
    let release = () => {};
    const busy = new Promise<void>((resolve) => {
      release = resolve;
    });
    let began = () => {};
    const running = new Promise<void>((resolve) => {
      began = resolve;
    });
    const deliver = world.smtp.deliver;
    world.smtp.deliver = async (...args) => {
      began();
      await busy;
      return deliver(...args);
    };
    const first = world.send({ idempotencyKey: 'mine' });
    await running;
    await expect(world.send({ idempotencyKey: 'mine' })).rejects.toMatchObject({
      code: 'IN_PROGRESS',
      retryAfterSeconds: 5,
    });
    release();
    const outcome = await first;
    expect(await world.send({ idempotencyKey: 'mine' })).toEqual(outcome);
    expect(world.smtp.parcels).toHaveLength(1);
    world.clock.now += 24 * 3_600_000 + 1;
    const next = await world.send({ idempotencyKey: 'mine', subject: 'Another' });
    expect(next.emailId).not.toBe(outcome.emailId);
    expect(world.smtp.parcels).toHaveLength(2);
  });

  test.each(['', 'with space', 'ä', 'x'.repeat(201)])('%j is not a valid key', async (value) => {
    const world = await shared();
    await refused(post(world, mail(), key(value)), 400, 'VALIDATION_FAILED');
  });
});

describe('POST /api/emails/{id}/retry', () => {
  test('a failed email is 502 with its ids, then queued again', async () => {
    const world = await makeWorld();
    world.smtp.answers = [failure('failed')];
    const { emailId, messageId } = await world.send({ idempotencyKey: 'api:r' });
    const response = await world.request('POST', `/api/emails/${emailId}/retry`, { confirm: false });
    expect(response.status).toBe(202);
    expect(await response.json()).toMatchObject({ success: true, emailId, messageId });
    await refused(world.request('POST', `/api/emails/${emailId}/retry`), 409, 'NOT_TO_RETRY');
  });

  test('an unconfirmed email needs confirm', async () => {
    const world = await makeWorld();
    world.smtp.answers = [failure('unconfirmed')];
    const { emailId } = await world.send();
    await refused(world.request('POST', `/api/emails/${emailId}/retry`), 422, 'CONFIRMATION_NEEDED');
    await refused(world.request('POST', `/api/emails/${emailId}/retry`, {}), 422, 'CONFIRMATION_NEEDED');
    await refused(
      world.request('POST', `/api/emails/${emailId}/retry`, { confirm: 1 }),
      400,
      'VALIDATION_FAILED',
    );
    await refused(
      world.request('POST', `/api/emails/${emailId}/retry`, { x: true }),
      400,
      'VALIDATION_FAILED',
    );
    expect((await world.request('POST', `/api/emails/${emailId}/retry`, { confirm: true })).status).toBe(202);
  });

  test('404 for unknown emails, those of other organizations, and those not sent by Herald', async () => {
    const world = await makeWorld();
    const saved = await world.client.request('POST', '/api/emails', {
      from_address: world.address,
      to_address: 'kim@example.net',
      direction: 'outbound',
    });
    const { id } = (await saved.json()) as { id: number };
    expect(await world.detail(id)).toMatchObject({
      send_state: null,
      recipients: [],
      reply_to_address: 'kim@example.net',
    });
    const other = await makeWorld();
    other.smtp.answers = [failure('failed')];
    const { emailId } = await other.send();
    for (const wrong of [id, emailId, 1]) {
      await refused(world.request('POST', `/api/emails/${wrong}/retry`, { confirm: true }), 404, 'NOT_FOUND');
    }
    await refused(world.request('POST', '/api/emails/x/retry'), 400, 'VALIDATION_FAILED');
    expect(await other.detail(emailId)).toMatchObject({ send_state: 'failed' });
  });
});

describe('POST /api/upload-attachment', () => {
  test('stores a file and answers its details', async () => {
    const world = await makeWorld();
    const { response, body } = await world.upload('Rechnung', '../Rechnung Nº 7 – ä.pdf', 'application/pdf');
    expect(response.status).toBe(201);
    expect(body).toEqual({
      key: expect.stringMatching(
        new RegExp(`^organizations/${world.client.organizationId}/uploads/[A-Za-z0-9]{32}$`),
      ),
      filename: 'Rechnung Nº 7 – ä.pdf',
      content_type: 'application/pdf',
      size: 8,
      sha256: sha256('Rechnung'),
    });
    expect(await (await testEnv.BUCKET.get(body.key))!.text()).toBe('Rechnung');
  });

  test.each([
    ['report.exe', 'FILE_TYPE_REFUSED'],
    ['photo.jpg.SCR', 'FILE_TYPE_REFUSED'],
    ['run.js', 'FILE_TYPE_REFUSED'],
    ['trick.bat. .', 'FILE_TYPE_REFUSED'],
  ])('%s is refused because of its name', async (name, code) => {
    const { response, body } = await (await shared()).upload('x', name);
    expect([response.status, body.code]).toEqual([415, code]);
    expect(body.detail).toMatch(/\.(exe|scr|js|bat) is refused/);
  });

  test.each(['notes.json', 'page.html', 'a.zip', 'no extension', 'x.exe.txt'])(
    '%s is taken',
    async (name) => {
      expect((await (await shared()).upload('x', name)).response.status).toBe(201);
    },
  );

  test('types that do not fit a file become octet-stream', async () => {
    const world = await shared();
    for (const type of ['multipart/mixed', 'message/rfc822', 'x', '', 'text/html; charset=x']) {
      const { body } = await world.upload('x', 'a.eml', type);
      expect(body.content_type).toBe(type.startsWith('text/html') ? 'text/html' : 'application/octet-stream');
    }
  });

  test('refuses no file, two files, a text, and a body that is no form', async () => {
    const world = await shared();
    const form = (...entries: [string, string | File][]) => {
      const data = new FormData();
      for (const [name, value] of entries) data.append(name, value);
      return world.request('POST', '/api/upload-attachment', data);
    };
    await refused(form(), 400, 'VALIDATION_FAILED');
    await refused(form(['file', 'text']), 400, 'VALIDATION_FAILED');
    await refused(
      form(['file', new File(['a'], 'a')], ['file', new File(['b'], 'b')]),
      400,
      'VALIDATION_FAILED',
    );
    await refused(form(['file', new File(['a'], '...')]), 400, 'VALIDATION_FAILED');
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    await refused(world.request('POST', '/api/upload-attachment', 'nonsense', type), 400, 'MALFORMED_FORM');
    await refused(
      world.request('POST', '/api/upload-attachment', { file: 'x' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    );
  });

  test('accepts 25 MB and refuses one byte more', async () => {
    const world = await makeWorld();
    const { response, body } = await world.upload(new Uint8Array(25 * 1024 * 1024), 'large.bin');
    expect([response.status, body.size]).toEqual([201, 25 * 1024 * 1024]);
    const over = await world.upload(new Uint8Array(25 * 1024 * 1024 + 1), 'larger.bin');
    expect([over.response.status, over.body.code]).toEqual([413, 'FILE_TOO_LARGE']);
    const far = await world.upload(new Uint8Array(26 * 1024 * 1024), 'far.bin');
    expect([far.response.status, far.body.code]).toEqual([413, 'FILE_TOO_LARGE']);
    const small = (await world.upload('x')).body.key;
    await refused(post(world, mail({ attachments: [body.key, small] })), 413, 'ATTACHMENTS_TOO_LARGE');
  });

  test('at most 200 uploads can be unused', async () => {
    const world = await makeWorld();
    const { key } = (await world.upload()).body;
    await testEnv.DB.prepare(
      `INSERT INTO uploads SELECT 'made/' || ?1 || '/' || value, organization_id, filename, content_type, size, sha256,
        created_at, state FROM uploads, json_each(?2) WHERE uploads.key = ?3`,
    )
      .bind(world.client.organizationId, JSON.stringify(Array.from({ length: 199 }, (_, i) => i)), key)
      .run();
    const { response, body } = await world.upload();
    expect([response.status, body.code]).toEqual([422, 'TOO_MANY_UPLOADS']);
    expect((await post(world, mail({ attachments: [key] }))).status).toBe(202);
    expect((await world.upload()).response.status).toBe(201);
  });
});

describe('attachments', () => {
  test('are in the message and can be downloaded; a key can be reused', async () => {
    const world = await makeWorld();
    const one = (await world.upload('erste', 'Zeugnis – für Müller.txt')).body.key;
    const two = (await world.upload(new Uint8Array([0, 255, 10, 13]), 'b.bin', 'application/x-thing')).body
      .key;
    for (const attachments of [[two, one, two], [one]]) {
      const outcome = await world.send({ attachments });
      const { attachments: shown } = await world.detail(outcome.emailId);
      expect(shown.map(({ id, filename, size }) => [id, filename, size])).toEqual(
        attachments.length === 1
          ? [[1, 'Zeugnis – für Müller.txt', 5]]
          : [
              [1, 'b.bin', 4],
              [2, 'Zeugnis – für Müller.txt', 5],
            ],
      );
    }
    expect(world.smtp.texts()[0]).toContain(Buffer.from('erste').toString('base64'));
    expect(world.smtp.texts()[0]).toContain(Buffer.from([0, 255, 10, 13]).toString('base64'));
  });

  test('unknown keys and those of another organization are refused in the same words', async () => {
    const world = await makeWorld();
    const other = await makeWorld();
    const mine = (await world.upload()).body.key;
    const theirs = (await other.upload()).body.key;
    for (const wrong of [theirs, `organizations/${world.client.organizationId}/uploads/nothing`]) {
      const problem = await refused(
        post(world, mail({ attachments: [mine, wrong] })),
        422,
        'UNKNOWN_ATTACHMENT',
      );
      expect(problem.detail).toBe(`There is no upload "${wrong}".`);
      expect(problem.errors).toMatchObject([{ path: 'attachments.1' }]);
    }
    expect(await emails(world)).toBe(0);
    expect(await other.rows('SELECT state FROM uploads WHERE organization_id = ?')).toEqual([
      { state: 'unused' },
    ]);
  });
});

test('recipients of another organization cannot be read', async () => {
  const world = await makeWorld();
  const { emailId } = await world.send({ bcc: 'secret@example.org' });
  const other = await makeOrganization();
  expect((await other.request('GET', `/api/emails/${emailId}`)).status).toBe(404);
});

let sharedWorld: World;
/** Returns the world for tests that change nothing. */
const shared = async () => sharedWorld;
beforeAll(async () => {
  sharedWorld = await makeWorld();
});
