import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Conversation } from '../../../../../src/contract/mail/conversations.ts';
import type { EmailSummary } from '../../../../../src/contract/mail/emails.ts';
import { fold } from '../../../../../src/lib/fold.ts';
import { BUILT_IN } from '../../../../../src/lib/tags.ts';
import { costOf } from '../../../counting.ts';
import { type Client, makeOrganization, testEnv } from '../../../helpers.ts';
import { FIRST_DAY, manyEmails, putEmails, type SearchedEmail } from './seed.ts';

const TAGS = BUILT_IN.entries.map(({ tag }) => tag);

type Stored = SearchedEmail & { id: number };

/** The rows that a search without results reads among 4,500 emails: each in the index, with its text and thread. */
const PASSED = 25_000;

/** Returns the ids on all pages of a query, each within the budget, and the highest cost of a page. */
async function find(client: Client, query: Record<string, string>, path = '/api/emails') {
  const ids: number[] = [];
  const most = { rowsRead: 0, roundTrips: 0 };
  let first: number[] | undefined;
  for (let next: string | undefined = `${path}?${new URLSearchParams(query)}`, pages = 0; next; pages++) {
    const { response, cost } = await costOf(client, next);
    expect(response.status, await response.clone().text()).toBe(200);
    const page = ((await response.json()) as (EmailSummary | Conversation)[]).map(({ id }) => id);
    const budget = page.length === 0 ? PASSED : query.limit === '200' ? 6000 : 5000;
    expect(cost.rowsRead).toBeLessThanOrEqual(budget);
    // Without results it goes on, in parts that grow.
    if (page.length > 0) expect(cost.roundTrips).toBeLessThanOrEqual(4);
    most.rowsRead = Math.max(most.rowsRead, cost.rowsRead);
    most.roundTrips = Math.max(most.roundTrips, cost.roundTrips);
    first ??= page;
    ids.push(...page);
    next = /<http:\/\/localhost([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    expect(pages).toBeLessThan(150);
  }
  return { ids, first: first ?? [], most };
}

const newestFirst = (a: Stored, b: Stored) => b.received_at - a.received_at || b.id - a.id;
const folded = (text: string) => fold(text.normalize('NFC'));

/** Checks of an email by each condition, as a person would search by hand. */
const holds = {
  any: (email: SearchedEmail, term: string) =>
    [
      email.subject,
      email.text,
      email.rest ?? '',
      email.from_name ?? 'Kim',
      email.from_address ?? 'kim@example.com',
    ].some((text) => folded(text).includes(term)),
  from: (email: SearchedEmail, term: string) =>
    [email.from_name ?? 'Kim', email.from_address ?? 'kim@example.com'].some((text) =>
      folded(text).includes(term),
    ),
  to: (email: SearchedEmail, term: string) =>
    [...(email.to ?? []), ...(email.cc ?? []), email.to_address ?? 'info@herald.test'].some((text) =>
      folded(text).includes(term),
    ),
  subject: (email: SearchedEmail, term: string) => folded(email.subject).includes(term),
};

const DAY = 86_400_000;
const dayOf = (n: number) => new Date(FIRST_DAY + n * DAY).toISOString().slice(0, 10);

const WORDS =
  'invoice Invoice order the late-now a_b C++ O"Brien AND OR NOT * ^col:x {} Straße STRASSE GRÜSSE grüße Ärger İstanbul ışık ΟΔΟΣ οδός Привет 发票 请把发票寄给我 東京都 ｆｕｌｌ 한국어 안녕하세요 😀 👨‍👩‍👧 don’t “so” ﬁne soft\u00adhyphen'.split(
    ' ',
  );
const PEOPLE = [
  ['Anna Müller', 'anna@example.com'],
  ['ANNA', 'a.mueller+x@shop.example'],
  ['Jörg "Invoice" Order\\', 'joerg@example.org'],
  ['', 'no-reply@late.example'],
  ['小林 票', 'kobayashi@example.jp'],
] as const;
const display = ([name, address]: readonly [string, string]) => (name ? `${name} <${address}>` : address);

const personOf = fc.constantFrom(...PEOPLE);
const textOf = (most: number) =>
  fc
    .array(fc.constantFrom(...WORDS), { maxLength: most })
    .chain((words) => fc.constantFrom(' ', '\n', '').map((between) => words.join(between).normalize('NFC')));
const emailOf: fc.Arbitrary<SearchedEmail> = fc
  .record({
    subject: textOf(3),
    text: textOf(15),
    tag: fc.constantFrom(...TAGS),
    direction: fc.constantFrom('inbound' as const, 'outbound' as const),
    is_read: fc.boolean(),
    received_at: fc.integer({ min: 0, max: 40 }).map((n) => FIRST_DAY + n * (DAY / 4)),
    from: personOf,
    to_address: fc.constantFrom('support@herald.test', 'info@herald.test'),
    to: fc.array(personOf.map(display), { maxLength: 3 }),
    cc: fc.array(personOf.map(display), { maxLength: 2 }),
    files: fc.constantFrom<string[][]>([], [], ['a.pdf'], ['a.pdf', 'b.pdf']),
    rest: fc.option(textOf(5), { nil: undefined, freq: 4 }),
  })
  .map(({ from: [from_name, from_address], rest, ...email }) => ({
    ...email,
    from_name,
    from_address,
    ...(rest === undefined ? {} : { rest }),
  }));

/** A condition as it is typed, and the check of an email that fulfils it. */
interface Typed {
  q: string;
  holds: (email: SearchedEmail) => boolean;
}

const noQuotes = (text: string) => text.replace(/["“”„‟]/g, '').trim();
const written = (text: string) => `"${noQuotes(text)}"`;
const spoken = [...WORDS, 'Anna', 'example', 'voice', 'e', 'ma', '票', '@', 'zzz', ...PEOPLE.flat()]
  .map(noQuotes)
  .filter(Boolean);
const conditionOf: fc.Arbitrary<Typed> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .constantFrom(...spoken)
      .map((word): Typed => ({ q: written(word), holds: (e) => holds.any(e, folded(word)) })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('invoice', 'OR', '票', 'C++', 'late-now', 'STRASSE', '😀', '*', 'anna', 'O"Brien')
      .map((word): Typed => ({ q: word, holds: (e) => holds.any(e, folded(word)) })),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom('from' as const, 'to' as const, 'subject' as const), fc.constantFrom(...spoken))
      .map(
        ([place, word]): Typed => ({
          q: `${place}:${written(word)}`,
          holds: (e) => holds[place](e, folded(noQuotes(word))),
        }),
      ),
  },
  fc.constant<Typed>({ q: 'has:attachment', holds: (e) => (e.files ?? []).length > 0 }),
  fc.constant<Typed>({ q: 'is:unread', holds: (e) => !e.is_read }),
  fc.constant<Typed>({ q: 'is:read', holds: (e) => e.is_read }),
  fc
    .constantFrom(...TAGS)
    .map((tag): Typed => ({ q: `tag:${tag.toUpperCase()}`, holds: (e) => e.tag === tag })),
  fc
    .integer({ min: 0, max: 11 })
    .map((n): Typed => ({ q: `after:${dayOf(n)}`, holds: (e) => e.received_at >= FIRST_DAY + n * DAY })),
  fc
    .integer({ min: 0, max: 11 })
    .map((n): Typed => ({ q: `before:${dayOf(n)}`, holds: (e) => e.received_at < FIRST_DAY + n * DAY })),
);
const typedOf = fc
  .tuple(conditionOf, fc.boolean(), fc.boolean())
  .map(
    ([each, first, second]): Typed =>
      first && second ? { q: `-${each.q}`, holds: (e) => !each.holds(e) } : each,
  );

describe('random queries over random mail', () => {
  let client: Client;
  let emails: Stored[];

  beforeAll(async () => {
    client = await makeOrganization();
    emails = await putEmails(client.organizationId, fc.sample(emailOf, { numRuns: 400, seed: 7 }));
    await putEmails((await makeOrganization()).organizationId, fc.sample(emailOf, { numRuns: 60, seed: 8 }));
    await costOf(client, '/api/stats');
  });

  test('find what reading all of the mail finds, in order, over pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(typedOf, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('3', '50', '200'),
        fc.option(fc.constantFrom('invoice', 'so'), { nil: undefined, freq: 6 }),
        async (typed, limit, search) => {
          const expected = emails
            .filter((email) => typed.every(({ holds }) => holds(email)))
            .filter(
              (email) =>
                !search ||
                [email.subject, email.text, email.rest ?? ''].some((text) => folded(text).includes(search)),
            )
            .sort(newestFirst);
          const q = typed.map((each) => each.q).join(' ');
          const { ids } = await find(client, { q, limit, ...(search ? { search } : {}) });
          expect(ids).toEqual(expected.map(({ id }) => id));
        },
      ),
      { numRuns: 200 },
    );
  });

  test('has filters beside it', async () => {
    const expected = emails
      .filter((e) => e.tag === 'Neo' && e.direction === 'inbound' && !e.is_read && holds.from(e, 'anna'))
      .sort(newestFirst);
    const { ids } = await find(client, {
      q: 'from:anna',
      tag: 'Neo',
      direction: 'inbound',
      is_read: 'false',
    });
    expect(ids).toEqual(expected.map(({ id }) => id));
    expect((await find(client, { q: 'tag:info', tag: 'Neo' })).ids).toEqual([]);
  });

  test('a term of many different letters is found', async () => {
    const letters = Array.from({ length: 230 }, (_, i) => String.fromCharCode(0xc0 + i))
      .join('')
      .replaceAll('×', '');
    const [email] = await putEmails((await makeOrganization()).organizationId, []);
    expect(email).toBeUndefined();
    for (const q of [letters, `from:${letters}`, `${letters} from:${letters.slice(0, 200)}`]) {
      expect((await find(client, { q })).ids).toEqual([]);
    }
    const many = [...'abcdefghijklmnopqrst'].map((letter) => `${letter}${letter}${letter}x`);
    expect(
      (await find(client, { q: many.map((word) => `-"${word}"`).join(' '), limit: '200' })).ids,
    ).toHaveLength(400);
    expect((await find(client, { q: many.join(' ') })).ids).toEqual([]);
  });
});

test.each([
  ['form:anna', 0, 5],
  ['anna from:', 5, 5],
  ['is:important', 3, 9],
  ['"open', 0, 5],
])('%j is refused with its place', async (q, offset, length) => {
  const client = await makeOrganization();
  for (const path of ['/api/emails', '/api/threads']) {
    const response = await client.request('GET', `${path}?${new URLSearchParams({ q })}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      offset,
      length,
      expected: expect.any(String),
      errors: [{ path: 'q', message: expect.stringContaining(`at character ${offset + 1}: expected`) }],
    });
  }
});

test('a query that is too long is refused by name, and an empty one is none', async () => {
  const client = await makeOrganization();
  const response = await client.request('GET', `/api/emails?q=${'x'.repeat(501)}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ path: 'q' }] });
  const empty = await client.request('GET', '/api/emails?q=%20');
  expect(empty.status).toBe(200);
  expect(empty.headers.get('x-total-count')).toBe('0');
});

const LONG = { length: 500_000, word: 'needleinthehay' };

test('mail that is saved is found by all that it has, to the end of a long text, until it is deleted', async () => {
  const client = await makeOrganization();
  const other = await makeOrganization();
  const filler = 'words without any meaning, and more of them. ';
  const body = `${filler.repeat(LONG.length / filler.length)}${LONG.word} Ümlaut ${filler.repeat(400)}`;
  const long = await client.request('POST', '/api/emails', {
    message_id: '<long@example.com>',
    from_address: 'Anna Müller <anna.m@example.com>',
    to_address: ['Support <support@herald.test>', 'Bo <bo@example.net>'],
    cc: 'Cy Twombly <cy@example.net>',
    subject: 'The log',
    body_text: body,
  });
  expect(long.status).toBe(201);
  const { id } = (await long.json()) as { id: number };
  const raw = [
    'Message-ID: <file@example.com>',
    'From: Kim <kim@example.com>',
    'To: info@herald.test',
    'Subject: A file',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'here it is',
    '--b',
    'Content-Type: application/pdf; name=a.pdf',
    'Content-Disposition: attachment; filename=a.pdf',
    '',
    'PDF',
    '--b--',
  ].join('\r\n');
  const file = (await (await client.request('POST', '/api/emails', { raw })).json()) as { id: number };

  const found = async (query: Record<string, string>, of = client) => (await find(of, query)).ids;
  for (const query of [
    { search: LONG.word.toUpperCase() },
    { search: `${LONG.word} ümlaut words` },
    { q: LONG.word },
    { q: `"${LONG.word} ÜMLAUT" from:anna` },
    { q: 'from:müller to:cy to:bo@example to:support -has:attachment subject:log' },
    { q: 'müller is:unread' },
    { q: 'anna.m@example.com' },
  ] as Record<string, string>[]) {
    expect(await found(query), JSON.stringify(query)).toEqual([id]);
    expect(await found(query, other)).toEqual([]);
    expect((await find(client, query, '/api/threads')).ids).toHaveLength(1);
  }
  expect(await found({ q: 'has:attachment' })).toEqual([file.id]);
  expect(await found({ q: `-${LONG.word}` })).toEqual([file.id]);
  expect(await found({ q: `-${LONG.word} -has:attachment` })).toEqual([]);
  expect(await found({ search: 'müller' })).toEqual([]);

  await client.request('PATCH', `/api/threads/${id}`, { state: 'trash' });
  expect(await found({ q: LONG.word })).toEqual([]);
  expect((await find(client, { q: LONG.word, state: 'trash' }, '/api/threads')).ids).toEqual([id]);
  expect((await client.request('DELETE', `/api/emails/${id}`)).status).toBeLessThan(300);
  expect((await find(client, { q: LONG.word, state: 'trash' }, '/api/threads')).ids).toEqual([]);
  const rests = await testEnv.DB.prepare('SELECT count(*) AS n FROM email_rests WHERE organization_id = ?')
    .bind(client.organizationId)
    .first<number>('n');
  expect(rests).toBe(0);
});

test('a text with more different grams than the index takes is found all the same', async () => {
  const client = await makeOrganization();
  const signs = Array.from({ length: 120_000 }, (_, i) =>
    String.fromCharCode(0x4e00 + ((i * 7919) % 20_000), 0x4e00 + ((i * 104_729) % 19_997)),
  ).join('');
  await client.request('POST', '/api/emails', {
    message_id: '<signs@example.com>',
    from_address: 'kim@example.com',
    to_address: 'info@herald.test',
    subject: 'Signs',
    body_text: `${signs} behind it`,
  });
  const at = 100_000;
  for (const q of [signs.slice(at, at + 5), 'from:kim', `subject:signs ${signs.slice(at, at + 2)}`]) {
    expect((await find(client, { q })).ids).toHaveLength(1);
  }
  expect((await find(client, { q: 'zebra' })).ids).toEqual([]);
});

describe('among 4,500 emails', () => {
  let client: Client;
  let emails: Stored[];

  beforeAll(async () => {
    client = await makeOrganization();
    const more = (i: number) => ({
      from_name: i % 40 === 3 ? 'Anna Sato' : 'Kim',
      from_address: i % 40 === 3 ? 'anna@example.com' : 'kim@example.com',
      to: ['Support <support@herald.test>'],
      files: i % 300 === 3 ? ['a.pdf'] : [],
    });
    emails = await putEmails(client.organizationId, manyEmails(more));
    await costOf(client, '/api/stats');
  });

  test.each<[string, (email: Stored) => boolean, number]>([
    ['rarity', (e) => holds.any(e, 'rarity'), 2],
    ['middling', (e) => holds.any(e, 'middling'), 2],
    ['formerly', (e) => holds.any(e, 'formerly'), 2],
    ['formerly -manager', (e) => holds.any(e, 'formerly') && !holds.any(e, 'manager'), 2],
    ['manager', (e) => holds.any(e, 'manager'), 2],
    ['the common', () => true, 2],
    ['to:support', () => true, 2],
    ['from:anna has:attachment', (e) => holds.from(e, 'anna') && (e.files ?? []).length > 0, 2],
    ['has:attachment is:unread', (e) => (e.files ?? []).length > 0 && !e.is_read, 2],
    [
      'from:anna -has:attachment middling',
      (e) => holds.from(e, 'anna') && !e.files?.length && holds.any(e, 'middling'),
      2,
    ],
    ['sato', (e) => holds.any(e, 'sato'), 2],
    ['is:unread', (e) => !e.is_read, 2],
    ['tag:neo is:unread', (e) => e.tag === 'Neo' && !e.is_read, 2],
    ['in:open middling', (e) => holds.any(e, 'middling'), 2],
    ['-in:done the common', () => true, 2],
    ['in:done middling', () => false, 4],
    ['in:done', () => false, 8],
    ['in:spam the', () => false, 2],
    ['-from:kim', (e) => !holds.from(e, 'kim'), 3],
    ['before:2026-10-02', (e) => e.received_at < FIRST_DAY + DAY, 2],
    ['after:2026-10-04 before:2026-10-05', (e) => e.received_at >= FIRST_DAY + 3 * DAY, 2],
    ['after:2026-10-04 -from:kim', (e) => e.received_at >= FIRST_DAY + 3 * DAY && !holds.from(e, 'kim'), 3],
    ['before:2026-10-02 middling', (e) => e.received_at < FIRST_DAY + DAY && holds.any(e, 'middling'), 2],
    ['after:2027 the', () => false, 2],
    ['ma', () => true, 2],
    ['xylophonist', () => false, 2],
  ])('%s is found in order within the budget', async (q, wanted, roundTrips) => {
    const expected = emails
      .filter(wanted)
      .sort(newestFirst)
      .map(({ id }) => id);
    const { ids, first, most } = await find(client, { q });
    expect(ids).toEqual(expected);
    if (roundTrips === 2) expect(first).toEqual(expected.slice(0, 50));
    expect(most.roundTrips).toBeLessThanOrEqual(Math.max(roundTrips, 3));
  });
});
