import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EmailSummary } from '../../../../../src/contract/mail/emails.ts';
import { fold } from '../../../../../src/lib/fold.ts';
import { BUILT_IN, builtInTag } from '../../../../../src/lib/tags.ts';
import { listEmails } from '../../../../../src/worker/modules/mail/reading/list-emails.ts';
import { costOf } from '../../../counting.ts';
import { type Client, makeOrganization, testCtx } from '../../../helpers.ts';
import { manyEmails, putEmails, type SearchedEmail } from './seed.ts';

const TAGS = BUILT_IN.entries.map(({ tag }) => tag);

type Stored = SearchedEmail & { id: number };

interface Page {
  ids: number[];
  rowsRead: number;
  roundTrips: number;
}

/** Returns the pages of a search, up to a limit, each within the budget. */
async function search(client: Client, query: Record<string, string>, most = 300): Promise<Page[]> {
  const pages: Page[] = [];
  for (
    let path: string | undefined = `/api/emails?${new URLSearchParams(query)}`;
    path && pages.length < most;
  ) {
    const { response, cost } = await costOf(client, path);
    expect(response.status).toBe(200);
    pages.push({ ids: ((await response.json()) as EmailSummary[]).map(({ id }) => id), ...cost });
    expect(cost.rowsRead).toBeLessThanOrEqual(query.limit === '200' ? 6000 : 5000);
    expect(cost.roundTrips).toBeLessThanOrEqual(3);
    path = /<http:\/\/localhost([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return pages;
}

const idsOf = (pages: Page[]) => pages.flatMap(({ ids }) => ids);

function has(email: SearchedEmail, term: string): boolean {
  const folded = fold(term.normalize('NFC'));
  return [email.subject, email.text].some((text) => fold(text).includes(folded));
}

const newestFirst = (a: Stored, b: Stored) => b.received_at - a.received_at || b.id - a.id;

const WORDS = [
  'invoice Invoice INVOICE order the The late-now 100% a_b C++ v3.1 "quoted" NEAR(x y) AND OR NOT * ^col:x -minus {}',
  'Straße STRASSE strasse Grüße GRÜSSE MÜNCHEN münchen Ärger ÆON œuvre ÇA garçon naïve NAÏVE',
  'İstanbul ISTANBUL ışık IŞIK Iğdır ΟΔΟΣ οδός ὈΔΥΣΣΕΎΣ σοφος ΣΟΦΟΣ Привет ПРИВЕТ мир Ёлка ёлка',
  '发票 请把发票寄给我 小包はどこですか 東京都 トウキョウ ｆｕｌｌ　ＷＩＤＴＨ １２３ 한국어 안녕하세요 สวัสดี שלום مرحبا',
  '😀 😀😀 👨‍👩‍👧 é \u0301 ﬁne don’t “so” a–b soft\u00adhyphen zero\u200bwidth non\u00a0breaking \n \r\n \t   ',
].flatMap((line) => line.split(/ +/).concat(' '));

const wordOf = fc.constantFrom(...WORDS);
const textOf = (most: number) =>
  fc
    .array(
      fc.oneof({ arbitrary: wordOf, weight: 12 }, { arbitrary: fc.string({ unit: 'grapheme' }), weight: 1 }),
      {
        maxLength: most,
      },
    )
    .chain((words) => fc.constantFrom(' ', ' ', '\n', '').map((between) => words.join(between)))
    .map((text) => text.replaceAll('\0', '').toWellFormed().normalize('NFC'));
const emailOf: fc.Arbitrary<SearchedEmail> = fc.record({
  subject: textOf(4),
  text: textOf(30),
  tag: fc.constantFrom(...TAGS),
  direction: fc.constantFrom('inbound', 'outbound'),
  is_read: fc.boolean(),
  received_at: fc.integer({ min: 1, max: 40 }).map((n) => n * 1000),
});

describe('random texts in many scripts', () => {
  let client: Client;
  let emails: Stored[];

  beforeAll(async () => {
    client = await makeOrganization();
    emails = await putEmails(client.organizationId, fc.sample(emailOf, { numRuns: 400, seed: 7 }));
    await putEmails((await makeOrganization()).organizationId, fc.sample(emailOf, { numRuns: 50, seed: 8 }));
    await costOf(client, '/api/stats');
  });

  test('a search finds the same emails as reading all of them, in order, over pages, with every filter', async () => {
    const cut = fc
      .tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 25 }), fc.boolean())
      .map(([email, at, length, inSubject]) => {
        const { subject, text } = emails[email % emails.length]!;
        const from = inSubject ? subject : text;
        const start = at % Math.max(1, from.length);
        return from.slice(start, start + length);
      });
    const cased = fc
      .oneof(cut, cut, wordOf, fc.string({ unit: 'grapheme', maxLength: 8 }))
      .chain((term) => fc.constantFrom(term, term.toUpperCase(), term.toLowerCase(), term.normalize('NFD')));
    const optional = <T>(values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
    await fc.assert(
      fc.asyncProperty(
        cased.map((term) => term.toWellFormed().trim()).filter((term) => term !== '' && term.length <= 200),
        optional([...TAGS]),
        optional(['inbound', 'outbound'] as const),
        optional([true, false]),
        fc.constantFrom(3, 50, 200),
        async (term, tag, direction, isRead, limit) => {
          const expected = emails
            .filter(
              (email) =>
                has(email, term) &&
                (tag === undefined || email.tag === tag) &&
                (direction === undefined || email.direction === direction) &&
                (isRead === undefined || email.is_read === isRead),
            )
            .sort(newestFirst);
          const query: Record<string, string> = { search: term, limit: String(limit) };
          if (tag) query.tag = tag;
          if (direction) query.direction = direction;
          if (isRead !== undefined) query.is_read = String(isRead);
          expect(idsOf(await search(client, query))).toEqual(expected.map(({ id }) => id));
        },
      ),
      { numRuns: 120 },
    );
  });

  test.each([
    '"',
    '""',
    '"the',
    "'; DROP TABLE emails; --",
    'NEAR(x y)',
    'invoice AND order',
    'NOT invoice',
    '-minus',
    '^col:x',
    'grams:invoice',
    '*',
    'inv*',
    '(',
    ')(',
    '{}',
    '%',
    '_',
    '\\',
    '\0',
    'a\0b',
    '\ud800',
    '😀',
    '\u0301',
    'e\u0301',
    'x'.repeat(200),
    'ab'.repeat(100),
    '票'.repeat(200),
    'the quick brown fox jumps over the lazy dog 0123456789 THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG, ÄÖÜ ÉÈ ÇÑ',
    Array.from({ length: 100 }, (_, i) => String.fromCharCode(0xc0 + i)).join(''),
    Array.from({ length: 160 }, (_, i) => String.fromCharCode(0x400 + i)).join(''),
  ])('%j has no special meaning', async (term) => {
    // The term as it arrives: a URL cannot hold half of a surrogate pair.
    const arrived = term.toWellFormed().replaceAll('\0', '\0').trim();
    const expected = emails.filter((email) => has(email, arrived)).sort(newestFirst);
    expect(idsOf(await search(client, { search: term, limit: '200' }))).toEqual(expected.map(({ id }) => id));
  });
});

test('a term of invisible characters is no search', async () => {
  const client = await makeOrganization();
  const email = { tag: builtInTag('Info'), direction: 'inbound', is_read: false, received_at: 1 } as const;
  await putEmails(client.organizationId, [{ ...email, subject: 'x', text: 'y' }]);
  expect(idsOf(await search(client, { search: '\u200b\u00ad' }))).toHaveLength(1);
});

describe('among 4,500 emails', () => {
  let client: Client;
  let emails: Stored[];

  beforeAll(async () => {
    client = await makeOrganization();
    emails = await putEmails(client.organizationId, manyEmails());
    await costOf(client, '/api/stats');
  });

  const expected = (term: string, wanted: (email: Stored) => boolean = () => true) =>
    emails
      .filter((email) => has(email, term) && wanted(email))
      .sort(newestFirst)
      .map(({ id }) => id);

  test.each([
    ['rare', 'rarity', 2],
    ['frequent', 'the', 2],
    ['Chinese, of two characters', '发票', 2],
    ['frequent, of two letters', 'ma', 2],
    ['frequent, of one letter', 'e', 2],
    ['in old mail only', 'formerly', 3],
    ['whose parts are in many mails, and itself in few', 'manager', 3],
  ])('a word that is %s fills its page', async (_, term, roundTrips) => {
    const all = expected(term);
    const [first] = await search(client, { search: term }, 1);
    expect(first!.ids).toEqual(all.slice(0, 50));
    expect(first!.roundTrips).toBeLessThanOrEqual(roundTrips);
    expect(idsOf(await search(client, { search: term, limit: '200' }))).toEqual(all);
  });

  test('a word that is rare and of two letters has short pages, and all its emails', async () => {
    const pages = await search(client, { search: 'qx' });
    expect(pages[0]!.ids.length).toBeLessThan(50);
    expect(idsOf(pages)).toEqual(expected('qx'));
  });

  /** Returns the ids on each page, with a clock that goes on by so many milliseconds each time it is read. */
  async function pagesAt(tick: number, query: { search?: string; q?: string }): Promise<number[][]> {
    let time = 1.8e12;
    const now = () => {
      time += tick;
      return time;
    };
    const pages: number[][] = [];
    for (let cursor: string | null | undefined; cursor !== null && pages.length < 100; ) {
      const ctx = testCtx(client.organizationId, { now });
      const asked = { ...query, limit: 50, offset: 0, ...(cursor && { cursor }) };
      const { rows, next } = await listEmails(ctx, asked);
      pages.push(rows.map(({ id }) => id));
      cursor = next;
    }
    return pages;
  }

  test.each<[string, { search?: string; q?: string }, () => number[], boolean]>([
    ['in much mail, but not lately', { search: 'lately' }, expectedOf('lately'), true],
    ['in old mail only', { search: 'formerly' }, expectedOf('formerly'), true],
    ['in each mail', { search: 'the' }, expectedOf('the'), true],
    ['rare and of two letters', { search: 'qx' }, expectedOf('qx'), false],
    ['nowhere, and of two letters', { search: 'þþ' }, expectedOf('þþ'), false],
    [
      'in much mail, which is unread',
      { q: 'lately is:unread' },
      expectedOf('lately', (e) => !e.is_read),
      true,
    ],
    ['in much old mail', { q: 'lately -formerly' }, expectedOf('lately', (e) => !has(e, 'formerly')), true],
  ])(
    'a word that is %s has no empty page but the last, and all its emails',
    async (_, query, model, isIndexed) => {
      const wanted = model();
      for (const tick of [0, 80]) {
        const pages = await pagesAt(tick, query);
        expect(pages.flat()).toEqual(wanted);
        if (tick > 0) continue;
        expect(pages.slice(0, -1).filter((page) => page.length === 0)).toEqual([]);
        // Two calls find 50, if there are so many.
        if (isIndexed)
          expect(pages.slice(0, 2).flat().length).toBeGreaterThanOrEqual(Math.min(50, wanted.length));
      }
    },
  );

  test('a search that may not go on says how far it came', async () => {
    const pages = await pagesAt(200, { search: 'þþ' });
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat()).toEqual([]);
  });

  function expectedOf(term: string, wanted?: (email: Stored) => boolean) {
    return () => expected(term, wanted);
  }

  test('a search works with a filter and with an offset', async () => {
    const neo = (email: Stored) => email.tag === 'Neo' && !email.is_read;
    for (const term of ['the', 'formerly', 'rarity', 'lately', 'ma']) {
      const filter = { search: term, tag: builtInTag('Neo'), is_read: 'false', limit: '7' };
      expect(idsOf(await search(client, filter))).toEqual(expected(term, neo));
    }
    for (const [term, offset] of [
      ['rarity', 2],
      ['the', 70],
      ['formerly', 100],
      ['ma', 300],
    ] as const) {
      const [page] = await search(client, { search: term, offset: String(offset), limit: '5' }, 1);
      expect(page!.ids).toEqual(expected(term).slice(offset, offset + 5));
    }
  });
});

test('a saved email is found at once, and not by another organization', async () => {
  const client = await makeOrganization();
  const other = await makeOrganization();
  const fields = {
    message_id: '<s@example.com>',
    from_address: 'kim@example.com',
    to_address: 'info@herald.test',
    subject: 'Re\u0301sume\u0301',
    body_text: `${'x '.repeat(5000)}needle in the hay ${'y '.repeat(10_000)}behind 16 KB`,
  };
  await Promise.all([1, 2, 3].map(() => client.request('POST', '/api/emails', fields)));
  for (const term of ['NEEDLE in', 'résumé', 'RE\u0301SUME\u0301']) {
    expect(idsOf(await search(client, { search: term }))).toHaveLength(1);
    expect(idsOf(await search(other, { search: term }))).toEqual([]);
  }
  expect(idsOf(await search(client, { search: 'behind 16' }))).toHaveLength(1);
});
