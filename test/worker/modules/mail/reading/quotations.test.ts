import { expect, test } from 'vitest';
import type { EmailDetail, Thread } from '../../../../../src/contract/mail/emails.ts';
import { type Client, makeOrganization } from '../../../helpers.ts';

const QUESTION =
  'the second parcel of order 4711 has not arrived yet, and the first one was open. When will it come?';

async function save(client: Client, mail: object): Promise<EmailDetail> {
  const response = await client.request('POST', '/api/emails', {
    to_address: 'support@herald.test',
    subject: 'Re: Parcel',
    ...mail,
  });
  expect(response.status).toBe(201);
  return (await response.json()) as EmailDetail;
}

const question = (hour: number) => ({
  message_id: '<question@example.com>',
  from_address: 'Kim Sato <kim@example.com>',
  body_text: QUESTION,
  received_at: `2026-01-02T0${hour}:00:00Z`,
});
const answer = (n: number) => ({
  message_id: `<answer-${n}@example.com>`,
  in_reply_to_message_id: '<question@example.com>',
  from_address: `lee${n}@example.net`,
  body_text: `It comes on day ${n}.\n\n${QUESTION.replaceAll(', ', ',\n')}`,
  received_at: `2026-01-0${n + 2}T09:00:00Z`,
});

const newOf = async (client: Client, id: number) =>
  ((await (await client.request('GET', `/api/emails/${id}`)).json()) as EmailDetail).body_new;

test('an answer has no text of the email that it quotes: by itself, in its conversation, and on later pages', async () => {
  const client = await makeOrganization();
  await save(client, question(8));
  const answers = [
    await save(client, answer(1)),
    await save(client, answer(2)),
    await save(client, answer(3)),
  ];
  expect(answers.map(({ body_new }) => body_new)).toEqual([
    'It comes on day 1.',
    'It comes on day 2.',
    'It comes on day 3.',
  ]);
  expect(await newOf(client, answers[0]!.id)).toBe('It comes on day 1.');

  let path = `/api/emails/${answers[0]!.id}/thread?limit=2`;
  const texts: string[] = [];
  for (let pages = 0; pages < 2; pages++) {
    const response = await client.request('GET', path);
    texts.push(...((await response.json()) as Thread).messages.map(({ body_new }) => body_new));
    path = /<http:\/\/localhost([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
  }
  expect(texts).toEqual([QUESTION, 'It comes on day 1.', 'It comes on day 2.', 'It comes on day 3.']);
});

test('an email that comes late changes the new text of its answer', async () => {
  const client = await makeOrganization();
  const { id } = await save(client, answer(1));
  expect(await newOf(client, id)).toContain('order 4711');
  await save(client, question(8));
  expect(await newOf(client, id)).toBe('It comes on day 1.');
});

test('the emails of another organization or conversation count for nothing', async () => {
  const [one, two] = [await makeOrganization(), await makeOrganization()];
  await save(one, question(8));
  const { id } = await save(two, answer(1));
  await save(two, { ...question(8), message_id: '<other@example.com>' });
  expect(await newOf(two, id)).toContain('order 4711');
});
