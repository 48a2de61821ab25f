import { describe, expect, test } from 'vitest';
import { saveEmail } from '../../../../src/worker/modules/mail/ingest/save-email.ts';
import { testCtx, testEnv } from '../../helpers.ts';
import { makeWorld } from './world.ts';

const DAY = 86_400_000;

async function refusal(response: Response) {
  return { status: response.status, ...(await response.json<{ detail: string }>()) };
}

describe('mails a day', () => {
  const settings = { LIMIT_MAILS_PER_DAY: '3' };

  test('the last one is saved, and the next is refused until the day ends', async () => {
    const world = await makeWorld(settings);
    const first = world.message();
    expect((await world.ask('POST', '/api/emails', first)).status).toBe(201);
    for (let i = 0; i < 2; i++) expect((await world.save()).status).toBe(201);
    const refused = await world.save();
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(DAY / 1000);
    expect(await refusal(refused)).toMatchObject({
      status: 429,
      code: 'MAIL_LIMIT',
      detail: expect.stringMatching(/3 of the 3 mails today.*00:00 UTC/),
      limit: 'mails_per_day',
      used: 3,
      allowed: 3,
    });
    expect(await (await world.ask('GET', '/api/emails')).json()).toHaveLength(3);
    expect((await world.limits()).mails_per_day).toEqual({
      used: 3,
      allowed: 3,
      resets_at: new Date((Math.floor(Date.now() / DAY) + 1) * DAY).toISOString(),
    });
    // An email that is already stored does not count again.
    expect((await world.ask('POST', '/api/emails', first)).status).toBe(200);
    const other = await makeWorld(settings);
    expect((await other.save()).status).toBe(201);
    const tomorrow = testCtx(world.client.organizationId, {
      now: () => Date.now() + DAY,
      env: { ...testEnv, ...settings },
    });
    expect((await saveEmail(tomorrow, world.message())).created).toBe(true);
  });

  test('of six at once, three are saved', async () => {
    const world = await makeWorld(settings);
    const answers = await Promise.all(Array.from({ length: 6 }, () => world.save()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429]);
    expect((await world.limits()).mails_per_day.used).toBe(3);
  });

  test('of a batch, as many are saved as there is room for', async () => {
    const world = await makeWorld(settings);
    const form = new FormData();
    for (let i = 0; i < 5; i++) {
      const raw = `Message-ID: <batch${i}@limits.example>\r\nFrom: kim@example.com\r\n\r\nHi`;
      form.append('message', new Blob([raw], { type: 'message/rfc822' }));
    }
    const response = await world.post('/api/emails/batch', form);
    const saved = await response.json<{ status: string; problem?: { code: string } }[]>();
    expect(saved.map(({ status, problem }) => problem?.code ?? status)).toEqual([
      'created',
      'created',
      'created',
      'MAIL_LIMIT',
      'MAIL_LIMIT',
    ]);
  });

  test('a mail that is sent counts too', async () => {
    const world = await makeWorld();
    const server = { host: 'mail.example.com', user: 'a@example.com', password: 'secret', tls: true };
    const inbox = {
      name: 'Support',
      email_address: `limit${world.client.organizationId}@example.com`,
      tag: 'Support',
      is_active: true,
      ...Object.fromEntries(Object.entries({ ...server, port: 993 }).map(([k, v]) => [`imap_${k}`, v])),
      ...Object.fromEntries(Object.entries({ ...server, port: 465 }).map(([k, v]) => [`smtp_${k}`, v])),
    };
    expect((await world.ask('POST', '/api/inboxes', inbox)).status).toBe(201);
    const mail = { to: 'kim@example.com', subject: 'Hello', body: '<p>Hello</p>', from_inbox: 'Support' };
    const refused = await world.ask('POST', '/api/send-email', mail, { LIMIT_MAILS_PER_DAY: '0' });
    expect(await refusal(refused)).toMatchObject({ status: 429, code: 'MAIL_LIMIT', used: 0, allowed: 0 });
    expect(await (await world.ask('GET', '/api/emails')).json()).toEqual([]);
  });
});

describe('stored bytes', () => {
  test('mail is refused without room in the database, until some is deleted for good', async () => {
    const world = await makeWorld();
    const first = await (await world.save()).json<{ id: number }>();
    const { used } = (await world.limits()).database_bytes;
    expect(used).toBeGreaterThan(4096);
    const settings = { LIMIT_DATABASE_BYTES: String(2 * used) };
    expect((await world.save(settings)).status).toBe(201);
    const refused = await world.save(settings);
    expect(refused.headers.get('retry-after')).toBeNull();
    expect(await refusal(refused)).toMatchObject({
      status: 402,
      code: 'STORAGE_LIMIT',
      detail: expect.stringMatching(/bytes of mail in the database.*Delete mail/),
      limit: 'database_bytes',
      used: 2 * used,
      allowed: 2 * used,
    });
    expect((await (await makeWorld()).save(settings)).status).toBe(201);
    expect((await world.ask('DELETE', `/api/emails/${first.id}`)).status).toBe(200);
    expect((await world.limits()).database_bytes.used).toBe(used);
    expect((await world.save(settings)).status).toBe(201);
  });

  test('messages are refused without room in the bucket, and nothing of them stays there', async () => {
    const world = await makeWorld();
    const raw = (n: number) => ({
      raw: `Message-ID: <raw${n}@limits.example>\r\nFrom: kim@example.com\r\n\r\nHi`,
    });
    expect((await world.ask('POST', '/api/emails', raw(1))).status).toBe(201);
    const { used } = (await world.limits()).object_bytes;
    expect(used).toBe(raw(1).raw.length);
    const settings = { LIMIT_OBJECT_BYTES: String(2 * used) };
    const both = await Promise.all([2, 3].map((n) => world.ask('POST', '/api/emails', raw(n), settings)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 402]);
    const fields = await world.save(settings);
    // An email from fields has no message in the bucket.
    expect(fields.status).toBe(201);
    const prefix = `organizations/${world.client.organizationId}/raw/`;
    await expect.poll(async () => (await testEnv.BUCKET.list({ prefix })).objects).toHaveLength(2);
  });
});

describe('uploads of videos', () => {
  const video = (bytes: number) => ({ file_name: 'film.mp4', bytes });

  test('only so many are open at once, also if the last ones begin together', async () => {
    const world = await makeWorld({ LIMIT_UPLOADS: '2' });
    const begin = () => world.ask('POST', '/api/audits/uploads', video(5));
    const answers = await Promise.all([begin(), begin(), begin()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 402]);
    const open = answers.find(({ status }) => status === 201)!;
    expect(await refusal(answers.find(({ status }) => status === 402)!)).toMatchObject({
      code: 'UPLOAD_LIMIT',
      limit: 'uploads',
      used: 2,
      allowed: 2,
    });
    const limits = await world.limits();
    expect([limits.uploads.used, limits.upload_bytes.used, limits.object_bytes.used]).toEqual([2, 10, 10]);
    const { id } = await open.json<{ id: number }>();
    expect((await world.ask('DELETE', `/api/audits/uploads/${id}`)).status).toBe(204);
    expect((await world.limits()).object_bytes.used).toBe(5);
    expect((await begin()).status).toBe(201);
  });

  test('they take room in the bucket before they have arrived', async () => {
    const world = await makeWorld({ LIMIT_OBJECT_BYTES: '1000' });
    expect((await world.ask('POST', '/api/audits/uploads', video(900))).status).toBe(201);
    const refused = await world.ask('POST', '/api/audits/uploads', video(101));
    expect(await refusal(refused)).toMatchObject({ status: 402, code: 'STORAGE_LIMIT', used: 900 });
    expect((await world.ask('POST', '/api/audits/uploads', video(100))).status).toBe(201);
    expect((await world.limits()).uploads.used).toBe(2);
  });
});

test('an operator who allows fewer takes nothing away', async () => {
  const world = await makeWorld();
  expect((await world.save()).status).toBe(201);
  const settings = { LIMIT_MAILS_PER_DAY: '0', LIMIT_AUDITS_PER_DAY: '0', LIMIT_INBOXES: '0' };
  const limits = await world.limits(settings);
  expect(limits.mails_per_day).toMatchObject({ used: 1, allowed: 0 });
  expect(limits.audits_per_day).toMatchObject({ used: 0, allowed: 0 });
  expect(limits.inboxes).toEqual({ used: 0, allowed: 0, resets_at: null });
  const site = { type: 'digital', url: 'https://example.com/' };
  expect(await refusal(await world.ask('POST', '/api/audits', site, settings))).toMatchObject({
    status: 429,
    code: 'AUDIT_LIMIT',
    limit: 'audits_per_day',
  });
  expect(await (await world.ask('GET', '/api/emails', undefined, settings)).json()).toHaveLength(1);
});
