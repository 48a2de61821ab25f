/// <reference types="vite/types/importMeta.d.ts" />
/**
 * The same message gives the same email, whichever way it comes; test/unit/worker/modules/mail/ways-in.test.ts has fields
 * and n8n.
 */
import { isUtf8 } from 'node:buffer';
import { expect, test } from 'vitest';
import type { EmailDetail } from '../../../src/contract/mail/emails.ts';
import { receiveEmail } from '../../../src/worker/modules/mail/index.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../worker/helpers.ts';
import { prove } from '../../worker/modules/inboxes/claims/world.ts';
import { makeWorld } from '../../worker/modules/sync/world.ts';

const files: Record<string, string> = import.meta.glob('../../unit/lib/message/cases/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The messages of all cases. */
const messages = Object.values(files)
  .flatMap((file) => file.split('\n').filter(Boolean))
  .map((line) => JSON.parse(line) as { raw?: string; raw_base64?: string })
  .map(({ raw, raw_base64 = '' }) =>
    raw === undefined ? Buffer.from(raw_base64, 'base64') : Buffer.from(raw.replace(/\r?\n/g, '\r\n')),
  )
  .map((bytes) => new Uint8Array(bytes));

/** Returns the emails of an organization by Message-ID, without what differs for each: ids, times, inbox. */
async function emailsOf(client: Client): Promise<Map<string, Partial<EmailDetail>>> {
  const { results } = await testEnv.DB.prepare('SELECT id FROM emails WHERE organization_id = ? ORDER BY id')
    .bind(client.organizationId)
    .all<{ id: number }>();
  const emails = new Map<string, Partial<EmailDetail>>();
  for (const { id } of results) {
    const detail = (await (await client.request('GET', `/api/emails/${id}`)).json()) as EmailDetail;
    const { message_id, from_address, from_name, to, cc, reply_to, subject, size, problems } = detail;
    const { body_text, body_new, body_html, attachments, in_reply_to_message_id } = detail;
    const { is_automatic, automatic_reason, is_bounce } = detail;
    emails.set(message_id, {
      ...{ from_address, from_name, to, cc, reply_to, subject, size, problems, in_reply_to_message_id },
      ...{ body_text, body_new, body_html, attachments, is_automatic, automatic_reason, is_bounce },
    });
  }
  return emails;
}

/** Posts each message by itself. Returns those that were new. */
async function post(client: Client): Promise<Uint8Array[]> {
  const fresh: Uint8Array[] = [];
  for (const raw of messages) {
    const response = await client.request('POST', '/api/emails', raw, { 'content-type': 'message/rfc822' });
    expect([200, 201]).toContain(response.status);
    if (response.status === 201) fresh.push(raw);
  }
  return fresh;
}

async function postBatches(client: Client, list: Uint8Array[]): Promise<void> {
  const boundary = 'way-in-d41d8cd98f';
  for (let i = 0; i < list.length; i += 50) {
    const parts = list
      .slice(i, i + 50)
      .flatMap((raw) => [
        Buffer.from(`--${boundary}\r\nContent-Type: message/rfc822\r\n\r\n`),
        raw,
        Buffer.from('\r\n'),
      ]);
    const body = new Uint8Array(Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]));
    const type = `multipart/mixed; boundary=${boundary}`;
    const response = await client.request('POST', '/api/emails/batch', body, { 'content-type': type });
    expect(response.status).toBe(200);
    for (const { status } of (await response.json()) as { status: string }[]) expect(status).toBe('created');
  }
}

/** Posts the messages as JSON lines, which hold text only. */
async function postLines(client: Client, list: Uint8Array[]): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true });
  for (let i = 0; i < list.length; i += 100) {
    const lines = list.slice(i, i + 100).map((raw) => JSON.stringify({ raw: decoder.decode(raw) }));
    const body = new TextEncoder().encode(lines.join('\n'));
    const type = 'application/x-ndjson';
    const response = await client.request('POST', '/api/emails/batch', body, { 'content-type': type });
    expect(response.status).toBe(200);
    for (const { status } of (await response.json()) as { status: string }[]) expect(status).toBe('created');
  }
}

async function route(client: Client, list: Uint8Array[]): Promise<void> {
  const address = `ways-${client.organizationId}@routed.example`;
  const server = { host: 'mail.example.com', user: address, password: 'secret', tls: true };
  const settings = (name: string, port: number) =>
    Object.fromEntries(Object.entries({ ...server, port }).map(([key, value]) => [`${name}_${key}`, value]));
  const inbox = { name: 'Routed', email_address: address, tag: 'Support' };
  await client.request('POST', '/api/inboxes', {
    ...inbox,
    ...settings('imap', 993),
    ...settings('smtp', 465),
  });
  await prove(client, address);
  for (const raw of list) {
    const message = {
      from: 'kim@example.com',
      to: address,
      headers: new Headers(),
      raw: new Response(raw).body!,
      rawSize: raw.length,
      setReject: (reason: string) => {
        throw new Error(reason);
      },
    };
    await receiveEmail(testCtx(0), message as unknown as ForwardableEmailMessage);
  }
}

async function read(list: Uint8Array[]): Promise<Client> {
  const world = await makeWorld();
  const inbox = await world.addReadInbox();
  for (let i = 0; i < list.length; i += 25) {
    for (const raw of list.slice(i, i + 25)) inbox.box.add('', { raw, size: raw.length });
    await world.run(inbox.jobId);
    world.clock.now += 3 * 60_000;
  }
  return world.client;
}

test('all cases by post, batch, Email Routing and IMAP', { timeout: 3_600_000 }, async () => {
  const posted = await makeOrganization();
  const fresh = await post(posted);
  const right = await emailsOf(posted);
  expect(right.size).toBe(fresh.length);
  expect(fresh.length).toBeGreaterThan(messages.length / 2);

  const texts = fresh.filter((raw) => isUtf8(raw));
  expect(texts.length).toBeGreaterThan(fresh.length / 2);
  const [batched, lined, routed] = [
    await makeOrganization(),
    await makeOrganization(),
    await makeOrganization(),
  ];
  await postBatches(batched, fresh);
  await postLines(lined, texts);
  await route(routed, fresh);
  const ways = { batch: batched, lines: lined, routing: routed, imap: await read(fresh) };
  for (const [way, client] of Object.entries(ways)) {
    const emails = await emailsOf(client);
    expect(emails.size, way).toBe(way === 'lines' ? texts.length : fresh.length);
    for (const [id, email] of emails) expect(email, `${way}: ${id}`).toEqual(right.get(id));
  }
});
