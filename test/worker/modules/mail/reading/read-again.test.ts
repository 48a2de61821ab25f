import { beforeEach, expect, test } from 'vitest';
import type { Conversation } from '../../../../../src/contract/mail/conversations.ts';
import type { EmailDetail, EmailSummary } from '../../../../../src/contract/mail/emails.ts';
import { ingest } from '../../../../../src/worker/modules/mail/index.ts';
import { continueReadingAgain } from '../../../../../src/worker/modules/mail/reading-again/read-again.ts';
import {
  type Client,
  makeOrganization,
  testCtx,
  testEnv,
  testService,
  withBatches,
} from '../../../helpers.ts';

const DB = testEnv.DB_2 ?? testEnv.DB;
const { BUCKET } = testEnv;
const FILE = Buffer.from('K\xf6ln;1\r\n\r\nBonn;2', 'latin1');

/** Returns a message with a text in windows-1252 without a label, and a file that is not base64. */
function messageOf(id: string, text = 'Gr\xfc\xdfe aus K\xf6ln'): Uint8Array {
  const lines = [
    `Message-ID: <${id}@example.com>`,
    'From: Kim Sato <kim@example.com>',
    'To: support@herald.test',
    'Subject: Parcel',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    text,
    '--b',
    'Content-Type: text/csv; name=towns.csv',
    'Content-Disposition: attachment; filename=towns.csv',
    'Content-Transfer-Encoding: 8bit',
    '',
    FILE.toString('latin1'),
    '--b--',
    '',
  ];
  return new Uint8Array(Buffer.from(lines.join('\r\n'), 'latin1'));
}

let client: Client;
beforeEach(async () => {
  client = await makeOrganization();
});

async function receive(raw: Uint8Array): Promise<number> {
  const { emailId } = await ingest(testCtx(client.organizationId), { raw, arrivedAt: 1.7e12 });
  return emailId;
}

/** Makes an email one that earlier rules have read: with another text, without its file or with other bytes. */
async function spoil(id: number, { text = 'Gr??e aus K?ln', file = 'K?ln' as string | null } = {}) {
  await DB.batch([
    DB.prepare(
      'UPDATE emails SET body_text = ?, body_html = NULL, body_key = NULL, snippet = ?, problems = NULL, reading_rules = 1 WHERE id = ?',
    ).bind(text, text, id),
    DB.prepare('DELETE FROM email_terms WHERE rowid = ?').bind(id),
    DB.prepare('DELETE FROM email_rests WHERE email_id = ?').bind(id),
    file === null
      ? DB.prepare('DELETE FROM attachments WHERE email_id = ?').bind(id)
      : DB.prepare('UPDATE attachments SET size = ? WHERE email_id = ?').bind(file.length, id),
    DB.prepare(
      'UPDATE threads SET has_attachment = ? WHERE id = (SELECT thread_id FROM emails WHERE id = ?)',
    ).bind(file === null ? 0 : 1, id),
  ]);
  for (const { key } of file === null ? [] : await filesOf(id)) await BUCKET.put(key, file!);
}

const filesOf = async (id: number) =>
  (
    await DB.prepare('SELECT key, size FROM attachments WHERE email_id = ?')
      .bind(id)
      .all<{ key: string; size: number }>()
  ).results;

const detailOf = async (id: number) =>
  (await (await client.request('GET', `/api/emails/${id}`)).json()) as EmailDetail;

const usage = async () =>
  DB.prepare('SELECT database_bytes, object_bytes FROM organization_usage WHERE organization_id = ?')
    .bind(client.organizationId)
    .first<{ database_bytes: number; object_bytes: number }>();

/** Runs upkeep, and returns the counts that it logs. */
async function readAgain(env = testEnv) {
  const ctx = testService({ waitUntil: () => {} }, env);
  const lines: Record<string, unknown>[] = [];
  const log = { ...ctx.log, info: (_: string, fields?: object) => void lines.push({ ...fields }) };
  await continueReadingAgain({ ...ctx, log });
  return lines.at(-1);
}

test.each([
  ['a text and a file with other bytes', {}],
  ['a file with other bytes of the same size', { text: 'Grüße aus Köln\n', file: 'x'.repeat(FILE.length) }],
  ['a file that is missing', { text: 'Grüße aus Köln\n', file: null }],
])('corrects %s, once', async (_, wrong) => {
  const id = await receive(messageOf('a'));
  const right = await detailOf(id);
  expect(right).toMatchObject({ body_text: 'Grüße aus Köln\n', problems: ['charset'] });
  await spoil(id, wrong);
  const spoiled = await detailOf(id);
  expect(spoiled).not.toEqual(right);
  const [used, files] = [await usage(), await filesOf(id)];

  expect(await readAgain()).toEqual({ emails: 1, corrected: 1 });
  expect(await detailOf(id)).toEqual(right);
  const file = await client.request('GET', `/api/emails/${id}/attachments/1`);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(FILE);
  const list = await client.request('GET', '/api/emails?search=Köln');
  expect(((await list.json()) as EmailSummary[]).map((email) => email.id)).toEqual([id]);
  const [conversation] = (await (await client.request('GET', '/api/threads')).json()) as Conversation[];
  expect(conversation).toMatchObject({ has_attachment: true });
  for (const { key } of files) expect(await BUCKET.head(key)).toBeNull();
  const bytes = (text: string) => 2 * Buffer.byteLength(text);
  expect(await usage()).toEqual({
    database_bytes: used!.database_bytes - bytes(spoiled.body_text) + bytes(right.body_text),
    object_bytes: used!.object_bytes - files.reduce((sum, { size }) => sum + size, 0) + FILE.length,
  });

  expect(await readAgain()).toBeUndefined();
});

test('keeps an email that was read rightly, with its objects', async () => {
  const id = await receive(messageOf('a'));
  const [right, files] = [await detailOf(id), await filesOf(id)];
  await DB.prepare('UPDATE emails SET reading_rules = 1 WHERE id = ?').bind(id).run();
  expect(await readAgain()).toEqual({ emails: 1, corrected: 0 });
  expect(await detailOf(id)).toEqual(right);
  expect(await filesOf(id)).toEqual(files);
});

test('a body outside the row is replaced, and belongs to the email', async () => {
  const text = 'Gr\xfc\xdfe aus K\xf6ln. '.repeat(2_000);
  const id = await receive(messageOf('a', text));
  const right = await detailOf(id);
  const keyOf = () =>
    DB.prepare('SELECT body_key FROM emails WHERE id = ?').bind(id).first<string>('body_key');
  const first = await keyOf();
  await spoil(id);
  await DB.prepare('UPDATE emails SET body_key = ? WHERE id = ?').bind(first, id).run();
  await BUCKET.put(first!, await gzip(JSON.stringify({ text: 'Gr??e', html: '' })));
  await readAgain();
  expect(await detailOf(id)).toEqual(right);
  const second = await keyOf();
  expect(second).not.toBe(first);
  expect(await BUCKET.head(first!)).toBeNull();

  expect((await client.request('DELETE', `/api/emails/${id}`)).status).toBe(200);
  expect(await BUCKET.head(second!)).toBeNull();
});

test('an email that cannot be stored does not keep the others from being corrected', async () => {
  const [older, newer] = [await receive(messageOf('older')), await receive(messageOf('newer'))];
  await spoil(older);
  await spoil(newer);
  const env = withBatches(testEnv, async (run, queries) => {
    const isNewer = queries.some(({ sql, params }) => sql.includes('email_terms') && params.includes(newer));
    if (isNewer) throw new Error('D1_ERROR: the statement is too large');
    return run();
  });
  expect(await readAgain(env)).toEqual({ emails: 2, corrected: 1 });
  expect((await detailOf(older)).body_text).toBe('Grüße aus Köln\n');
  expect((await detailOf(newer)).body_text).toBe('Gr??e aus K?ln');

  expect(await readAgain()).toEqual({ emails: 1, corrected: 1 });
  expect((await detailOf(newer)).body_text).toBe('Grüße aus Köln\n');
});

test('mail that was sent from here, without its message, or deleted meanwhile stays as it is', async () => {
  const sent = await receive(messageOf('sent'));
  const lost = await receive(messageOf('lost'));
  await spoil(sent);
  await spoil(lost);
  await DB.prepare("UPDATE emails SET send_state = 'sent' WHERE id = ?").bind(sent).run();
  const key = await DB.prepare('SELECT raw_key FROM emails WHERE id = ?').bind(lost).first<string>('raw_key');
  await BUCKET.delete(key!);
  expect(await readAgain()).toEqual({ emails: 1, corrected: 0 });
  expect((await detailOf(sent)).body_text).toBe('Gr??e aus K?ln');
  expect((await detailOf(lost)).body_text).toBe('Gr??e aus K?ln');

  const deleted = await receive(messageOf('deleted'));
  await spoil(deleted);
  const { objects: before } = await BUCKET.list({ prefix: `organizations/${client.organizationId}/` });
  const env = withBatches(testEnv, async (run, queries) => {
    const isContent = queries.some(({ sql }) => sql.includes('INTO email_terms'));
    if (isContent) await DB.prepare('DELETE FROM emails WHERE id = ?').bind(deleted).run();
    return run();
  });
  await readAgain(env);
  const { objects: after } = await BUCKET.list({ prefix: `organizations/${client.organizationId}/` });
  expect(after.map(({ key: name }) => name)).toEqual(before.map(({ key: name }) => name));
});

function gzip(text: string): Promise<ArrayBuffer> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
}
