/** The stored number of bytes that an organization uses equals the sum over its rows. */
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sweepUploads } from '../../../../src/worker/modules/sending/outgoing/upload-attachment.ts';
import { testCtx, testEnv } from '../../helpers.ts';
import { makeWorld } from './world.ts';

type World = Awaited<ReturnType<typeof makeWorld>>;
interface Bytes {
  database_bytes: number;
  object_bytes: number;
}

/** Returns the sum over the rows, computed independently of the code under test. */
async function sumOf(organizationId: number): Promise<Bytes> {
  const rows = async <Row>(sql: string) =>
    (await (testEnv.DB_2 ?? testEnv.DB).prepare(sql).bind(organizationId).all<Row>()).results;
  const emails = await rows<{
    body_text: string;
    html: number;
    size: number;
    raw_key: string;
    body_key: string;
  }>(
    'SELECT body_text, length(body_html) AS html, size, raw_key, body_key FROM emails WHERE organization_id = ?',
  );
  const files = [
    ...(await rows<{ key: string; size: number }>(
      'SELECT key, size FROM attachments WHERE organization_id = ?',
    )),
  ].filter(({ key }) => key.startsWith(`organizations/${organizationId}/attachments/`));
  const uploads = [
    ...(await rows<{ size: number }>('SELECT size FROM uploads WHERE organization_id = ?')),
    ...(await rows<{ size: number }>('SELECT bytes AS size FROM audit_uploads WHERE organization_id = ?')),
  ];
  const sum = (sizes: number[]) => sizes.reduce((a, b) => a + b, 0);
  const textBytes = (text: string) => new TextEncoder().encode(text).length;
  return {
    database_bytes: sum(
      emails.map(({ body_text: text, html, size }) => {
        const rest = textBytes(text) > 16_380 ? 2 * Math.min(size, 1_000_000) : 0;
        return 4096 + 2 * textBytes(text) + (html ?? 0) + rest;
      }),
    ),
    object_bytes: sum([
      ...emails.map(({ size, raw_key, body_key }) => (raw_key ? size : 0) + (body_key ? size : 0)),
      ...[...files, ...uploads].map(({ size }) => size),
    ]),
  };
}

let n = 0;
const messageOf = (text: number, file: number) => {
  const id = ++n;
  const body = 'Grüße aus Köln. '.repeat(text);
  if (file === 0)
    return {
      message_id: `<kept${id}@limits.example>`,
      subject: 'S',
      body_text: body,
      body_html: `<p>${body}</p>`,
    };
  const attached = btoa('x'.repeat(file));
  return {
    raw: `Message-ID: <kept${id}@limits.example>\r\nFrom: kim@example.com\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${body}\r\n--b\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${attached}\r\n--b--\r\n`,
  };
};

type Step =
  | { do: 'save'; text: number; file: number }
  | { do: 'delete'; which: number }
  | { do: 'upload'; bytes: number }
  | { do: 'drop'; which: number };

const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('save' as const),
      text: fc.constantFrom(1, 10, 600, 2_000),
      file: fc.constantFrom(0, 0, 1, 500),
    }),
    fc.record({ do: fc.constant('delete' as const), which: fc.nat(20) }),
    fc.record({ do: fc.constant('upload' as const), bytes: fc.integer({ min: 1, max: 5_000 }) }),
    fc.record({ do: fc.constant('drop' as const), which: fc.nat(20) }),
  ),
  { minLength: 6, maxLength: 14 },
);

async function take(world: World, emails: number[], videos: number[], step: Step): Promise<void> {
  if (step.do === 'save') {
    const response = await world.ask('POST', '/api/emails', messageOf(step.text, step.file));
    expect(response.status).toBe(201);
    emails.push((await response.json<{ id: number }>()).id);
  } else if (step.do === 'upload') {
    const response = await world.ask('POST', '/api/audits/uploads', {
      file_name: 'a.mp4',
      bytes: step.bytes,
    });
    if (response.status === 201) videos.push((await response.json<{ id: number }>()).id);
    else expect(response.status).toBe(402);
  } else {
    const [list, path] = step.do === 'delete' ? [emails, '/api/emails'] : [videos, '/api/audits/uploads'];
    const [id] = list.splice(step.which % Math.max(1, list.length), 1);
    if (id !== undefined) expect((await world.ask('DELETE', `${path}/${id}`)).ok).toBe(true);
  }
}

test('after any saves, deletions and uploads, and as the migration counts it', async () => {
  const [, fill] = env.TEST_MIGRATIONS.find(({ name }) => name.startsWith('0077'))!.queries;
  const select = fill!.slice(fill!.indexOf('SELECT'));
  await fc.assert(
    fc.asyncProperty(steps, async (each) => {
      const world = await makeWorld();
      const { organizationId } = world.client;
      const [emails, videos]: [number[], number[]] = [[], []];
      for (const step of each) await take(world, emails, videos, step);
      const { database_bytes, object_bytes } = await world.limits();
      const kept = { database_bytes: database_bytes.used, object_bytes: object_bytes.used };
      expect(kept).toEqual(await sumOf(organizationId));
      const [counted] = (
        await (testEnv.DB_2 ?? testEnv.DB)
          .prepare(
            `SELECT "sum(database_bytes)" AS database_bytes, "sum(object_bytes)" AS object_bytes FROM (${select.replace(/;\s*$/, '')}) WHERE organization_id = ?`,
          )
          .bind(organizationId)
          .all<Bytes>()
      ).results;
      expect(counted ?? { database_bytes: 0, object_bytes: 0 }).toEqual(kept);
    }),
    { numRuns: 12 },
  );
});

test('a file that is uploaded counts until the sweep has deleted it', async () => {
  const world = await makeWorld();
  const { organizationId } = world.client;
  const form = new FormData();
  form.append('file', new File(['x'.repeat(321)], 'offer.pdf', { type: 'application/pdf' }));
  expect((await world.client.request('POST', '/api/upload-attachment', form)).status).toBe(201);
  expect((await world.limits()).object_bytes.used).toBe(321);
  const later = testCtx(organizationId, { now: () => Date.now() + 2 * 86_400_000 });
  await sweepUploads(later);
  expect((await world.limits()).object_bytes.used).toBe(0);
  expect(await sumOf(organizationId)).toEqual({ database_bytes: 0, object_bytes: 0 });
});
