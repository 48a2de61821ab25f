import { describe, expect, test } from 'vitest';
import type { SavedInBatch } from '../../../../../src/contract/mail/email-batch.ts';
import type { EmailSummary } from '../../../../../src/contract/mail/emails.ts';
import { type Client, makeOrganization } from '../../../helpers.ts';
import { expectKept } from '../conversations/model.ts';

const rawOf = (id: string, references: string[] = []) =>
  [
    `Message-ID: <${id}@example.com>`,
    'From: Kim Sato <kim@example.com>',
    'To: support@herald.test',
    `Subject: ${id}`,
    ...(references.length > 0
      ? [`References: ${references.map((r) => `<${r}@example.com>`).join(' ')}`]
      : []),
    '',
    'Text',
  ].join('\r\n');

async function post(client: Client, type: string, body: string | Uint8Array): Promise<Response> {
  return client.request('POST', '/api/emails/batch', body, { 'content-type': type });
}

async function saved(response: Promise<Response>): Promise<SavedInBatch[]> {
  const answer = await response;
  expect(answer.status).toBe(200);
  return answer.json();
}

function multipart(parts: string[], headers = 'Content-Type: message/rfc822'): string {
  return `${parts.map((part) => `--b 1\r\n${headers}\r\n\r\n${part}\r\n`).join('')}--b 1--\r\n`;
}
const MIXED = 'multipart/mixed; boundary="b 1"';
const lines = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join('\n');
const NDJSON = 'application/x-ndjson';

const emails = async (client: Client) =>
  (await (await client.request('GET', '/api/emails?limit=200')).json()) as EmailSummary[];

describe('POST /api/emails/batch', () => {
  test.each([
    ['multipart/mixed', MIXED, multipart([rawOf('a'), rawOf('b', ['a']), rawOf('c', ['b'])])],
    [
      'multipart/form-data',
      'multipart/form-data; boundary=b 1',
      multipart(
        [rawOf('a'), rawOf('b', ['a']), rawOf('c', ['b'])],
        'Content-Disposition: form-data; name="message"; filename="a.eml"\r\nContent-Type: application/octet-stream',
      ),
    ],
    [
      'JSON lines',
      NDJSON,
      `${lines(['a', 'b', 'c'].map((id, i, all) => ({ raw: rawOf(id, all.slice(0, i)) })))}\n`,
    ],
  ])('saves messages of %s in their order, and connects them', async (_, type, body) => {
    const client = await makeOrganization();
    const outcomes = await saved(post(client, type, body));
    expect(outcomes).toEqual(
      [0, 1, 2].map((index) => ({ index, status: 'created', id: expect.any(Number) })),
    );
    const list = await emails(client);
    expect(list.map(({ id }) => id).sort()).toEqual(outcomes.map(({ id }) => id));
    const thread = await client.request('GET', `/api/threads/${outcomes[0]!.id}`);
    expect(await thread.json()).toMatchObject({ message_count: 3 });
    const raw = await client.request('GET', `/api/emails/${outcomes[1]!.id}/raw`);
    expect(await raw.text()).toBe(rawOf('b', ['a']));
    await expectKept(client.organizationId);

    expect(await saved(post(client, type, body))).toEqual(
      outcomes.map((outcome) => ({ ...outcome, status: 'existing' })),
    );
    expect(await emails(client)).toHaveLength(3);
  });

  test('tells what became of each, and one that cannot be saved costs the others nothing', async () => {
    const client = await makeOrganization();
    const before = await client.request('POST', '/api/emails', {
      message_id: '<old@example.com>',
      from_address: 'kim@example.com',
      subject: 'x',
    });
    const { id } = await before.json<{ id: number }>();
    const gone = await client.request('POST', '/api/emails', {
      message_id: '<gone@example.com>',
      from_address: 'kim@example.com',
      subject: 'x',
    });
    await client.request('DELETE', `/api/emails/${(await gone.json<{ id: number }>()).id}`);
    const body = [
      lines([
        { message_id: '<a@example.com>', from_address: 'kim@example.com', subject: 'a' },
        { message_id: '<old@example.com>', from_address: 'kim@example.com', subject: 'x' },
        { message_id: '<a@example.com>', from_address: 'kim@example.com', subject: 'again' },
        { message_id: '<gone@example.com>', from_address: 'kim@example.com', subject: 'x' },
        {
          message_id: '<gone@example.com>',
          from_address: 'kim@example.com',
          subject: 'x',
          restore_deleted: true,
        },
        { subject: 5 },
        {},
        { raw: '' },
      ]),
      'no json',
      '',
      lines([
        {
          message_id: '<z@example.com>',
          from_address: 'kim@example.com',
          in_reply_to_message_id: '<a@example.com>',
          subject: 'z',
        },
      ]),
    ].join('\n');
    const outcomes = await saved(post(client, NDJSON, body));
    expect(
      outcomes.map(({ index, status, problem }) => [index, status, problem?.status, problem?.code]),
    ).toEqual([
      [0, 'created', undefined, undefined],
      [1, 'existing', undefined, undefined],
      [2, 'existing', undefined, undefined],
      [3, 'failed', 409, 'EMAIL_DELETED'],
      [4, 'created', undefined, undefined],
      [5, 'failed', 400, 'VALIDATION_FAILED'],
      [6, 'failed', 400, 'VALIDATION_FAILED'],
      [7, 'failed', 400, 'EMPTY_MESSAGE'],
      [8, 'failed', 400, 'MALFORMED_JSON'],
      [9, 'created', undefined, undefined],
    ]);
    expect(outcomes[5]!.problem!.errors).toMatchObject([{ path: 'subject' }]);
    expect(outcomes[1]!.id).toBe(id);
    expect(outcomes[2]!.id).toBe(outcomes[0]!.id);
    expect(outcomes[3]!.id).toBeNull();
    const thread = await client.request('GET', `/api/threads/${outcomes[9]!.id}`);
    expect(await thread.json()).toMatchObject({ message_count: 2 });
    await expectKept(client.organizationId);
  });

  test('saves a hundred messages in a few batches, once, when two calls overlap', async () => {
    const client = await makeOrganization();
    const raws = Array.from({ length: 100 }, (_, i) => rawOf(`m${i}`, i % 10 === 0 ? [] : [`m${i - 1}`]));
    const answers = await Promise.all([
      saved(post(client, MIXED, multipart(raws))),
      saved(post(client, MIXED, multipart(raws.toReversed()))),
    ]);
    const all = answers.flat();
    expect(all.filter(({ status }) => status === 'created')).toHaveLength(100);
    expect(all.filter(({ status }) => status === 'existing')).toHaveLength(100);
    const threads = await client.request('GET', '/api/threads?limit=200');
    expect(await threads.json()).toHaveLength(10);
    await expectKept(client.organizationId);
  });

  test.each<[string, string, string, number, string]>([
    ['no messages', NDJSON, '\n\n', 400, 'VALIDATION_FAILED'],
    ['more than 100', NDJSON, '{}\n'.repeat(101), 400, 'VALIDATION_FAILED'],
    [
      'more than 100 parts',
      MIXED,
      multipart(Array.from({ length: 101 }, () => 'x')),
      400,
      'VALIDATION_FAILED',
    ],
    ['a body that is cut off', MIXED, multipart([rawOf('a')]).slice(0, -8), 400, 'MALFORMED_FORM'],
    ['another boundary', 'multipart/mixed; boundary=c', multipart([rawOf('a')]), 400, 'MALFORMED_FORM'],
    ['no boundary', 'multipart/mixed', multipart([rawOf('a')]), 400, 'VALIDATION_FAILED'],
    ['another type', 'application/json', '[]', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('refuses %s, and saves nothing', async (_, type, body, status, code) => {
    const client = await makeOrganization();
    const response = await post(client, type, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
    expect(await emails(client)).toEqual([]);
  });

  test('refuses a part of another type or with an encoding, and saves the others', async () => {
    const client = await makeOrganization();
    const body = [
      `--b 1\r\nContent-Type: text/plain\r\n\r\n${rawOf('a')}\r\n`,
      `--b 1\nContent-Type: message/rfc822\nContent-Transfer-Encoding: base64\n\nAAAA\n`,
      `--b 1\r\n\r\n${rawOf('c')}\r\n--b 1--`,
    ].join('');
    const outcomes = await saved(post(client, MIXED, `preamble\r\n${body}`));
    expect(outcomes.map(({ status, problem }) => problem?.code ?? status)).toEqual([
      'UNSUPPORTED_MEDIA_TYPE',
      'UNSUPPORTED_MEDIA_TYPE',
      'created',
    ]);
  });

  test('keeps the bytes of a message as they were sent', async () => {
    const client = await makeOrganization();
    const bytes = Uint8Array.from([
      ...new TextEncoder().encode(rawOf('latin')),
      0xe9,
      0x0d,
      0x0a,
      0x0d,
      0x0a,
    ]);
    const head = new TextEncoder().encode('--b 1\r\nContent-Type: message/rfc822\r\n\r\n');
    const tail = new TextEncoder().encode('\r\n--b 1--');
    const [outcome] = await saved(post(client, MIXED, new Uint8Array([...head, ...bytes, ...tail])));
    const raw = await client.request('GET', `/api/emails/${outcome!.id}/raw`);
    expect(new Uint8Array(await raw.arrayBuffer())).toEqual(bytes);
  });

  test('refuses a body of more than 32 MB', async () => {
    const client = await makeOrganization();
    const response = await post(client, NDJSON, new Uint8Array(33 * 1024 * 1024).fill(65));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'BATCH_TOO_LARGE' });
  });
});
