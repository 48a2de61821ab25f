import { expect, test } from 'vitest';
import type { EmailDetail, Thread } from '../../../../../src/contract/mail/emails.ts';
import { type Client, makeOrganization } from '../../../helpers.ts';

async function problemsOf(client: Client, body: unknown, type: string): Promise<string[][]> {
  const saved = await client.request('POST', '/api/emails', body, { 'content-type': type });
  expect(saved.status).toBe(201);
  const { id, problems } = (await saved.json()) as EmailDetail;
  const detail = (await (await client.request('GET', `/api/emails/${id}`)).json()) as EmailDetail;
  const thread = (await (await client.request('GET', `/api/emails/${id}/thread`)).json()) as Thread;
  return [problems, detail.problems, thread.messages[0]!.problems];
}

test('an email says what Herald had to guess, when saved and when read', async () => {
  const client = await makeOrganization();
  const raw = Buffer.from('Sender: kim@example.com\r\nSubject: Gr\xfc\xdfe\r\n\r\nK\xf6ln\r\n', 'latin1');
  const problems = ['charset', 'sender'];
  expect(await problemsOf(client, new Uint8Array(raw), 'message/rfc822')).toEqual([
    problems,
    problems,
    problems,
  ]);
});

test('ordinary mail, and mail posted as fields, has no problems', async () => {
  const client = await makeOrganization();
  const raw = Buffer.from('From: kim@example.com\r\nSubject: Parcel\r\n\r\nWhere is it?\r\n');
  expect(await problemsOf(client, new Uint8Array(raw), 'message/rfc822')).toEqual([[], [], []]);
  const fields = { from_address: 'kim@example.com', subject: 'Parcel', body_text: 'Where is it?' };
  expect(await problemsOf(client, fields, 'application/json')).toEqual([[], [], []]);
});
