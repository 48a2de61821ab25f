import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUILT_IN_TAGS } from '../../../../../src/contract/built-in-tags.ts';
import { listEmailsQuery } from '../../../../../src/contract/mail/emails.ts';
import {
  type SearchFilter,
  searchFilter,
} from '../../../../../src/lib/writer/search-filter/search-filter.ts';

/** The context of the queries, on a Tuesday. */
const context = { now: '2026-05-05T09:00:00Z', timeZone: 'Europe/Berlin', tags: BUILT_IN_TAGS };
const read = (query: string) => searchFilter(query, context);
const LAST_WEEK = { since: '2026-04-26T22:00:00.000Z', before: '2026-05-03T22:00:00.000Z' };

describe('words become filters', () => {
  test.each<[string, SearchFilter['filter'], SearchFilter['unsupported']]>([
    [
      'unread mails from anna@example.com about invoices last week in support with attachments',
      { is_read: false, tag: 'Support', search: 'invoice' },
      { from: 'anna@example.com', ...LAST_WEEK, has_attachments: true },
    ],
    [
      'ungelesene E-Mails von Anna Schmidt über Rechnungen letzte Woche im Support-Postfach',
      { is_read: false, tag: 'Support', search: 'Rechnung' },
      { from: 'Anna Schmidt', ...LAST_WEEK },
    ],
    [
      'zeige mir alle gesendeten Nachrichten an kunde@example.com',
      { direction: 'outbound' },
      { to: 'kunde@example.com' },
    ],
    [
      'e-mails non lus de marie@example.fr au sujet de la facture',
      { is_read: false, search: 'facture' },
      { from: 'marie@example.fr' },
    ],
    [
      'correos no leídos sobre "pedido 1042" de la semana pasada',
      { is_read: false, search: 'pedido 1042' },
      LAST_WEEK,
    ],
    [
      'messaggi non letti da luca@example.it con allegati',
      { is_read: false },
      { from: 'luca@example.it', has_attachments: true },
    ],
    [
      'ongelezen berichten over factuur in de support inbox',
      { is_read: false, tag: 'Support', search: 'factuur' },
      {},
    ],
    ['mensagens não lidas sobre reembolso', { is_read: false, search: 'reembolso' }, {}],
    ['未読 請求書', { is_read: false, search: '請求書' }, {}],
    [
      'bounces this month',
      { is_bounce: true },
      { since: '2026-04-30T22:00:00.000Z', before: '2026-05-31T22:00:00.000Z' },
    ],
    ['refund since 2026-04-01', { search: 'refund' }, { since: '2026-03-31T22:00:00.000Z' }],
    ['parcel damaged last 7 days', { search: 'parcel damaged' }, { since: '2026-04-27T22:00:00.000Z' }],
    ['emails that Kim sent to us', { direction: 'inbound' }, { from: 'Kim' }],
    ['parcel tag:neo', { tag: 'Neo', search: 'parcel' }, {}],
    ['support for windows', { search: 'support for windows' }, {}],
    ['hello', { search: 'hello' }, {}],
    ['refund of the deposit', { search: 'refund of the deposit' }, {}],
    ['', {}, {}],
  ])('%s', (query, filter, unsupported) => {
    expect(read(query)).toMatchObject({ filter, unsupported });
    expect(Object.keys(read(query).filter).toSorted()).toEqual(Object.keys(filter).toSorted());
  });
});

test('what the list has no filter for is named', () => {
  expect(read('invoices from anna@example.com yesterday').unused).toEqual([
    'from anna@example.com',
    'yesterday',
  ]);
});

test('only words that stand together are searched for, as a search finds a text as it is written', () => {
  expect(read('damaged unread parcel')).toMatchObject({
    filter: { is_read: false, search: 'damaged' },
    unused: ['parcel'],
  });
});

test('the tags are those of the organization', () => {
  expect(searchFilter('refund in sales', { ...context, tags: ['Sales'] }).filter).toEqual({
    tag: 'Sales',
    search: 'refund',
  });
});

test('every filter is one that the list of emails accepts', () => {
  const words =
    'unread,sent,from,in,support,inbox,last week,since,2026-05-01,anna@example.com,"a b",parcel,bounces,to,Anna'.split(
      ',',
    );
  const query = fc.oneof(
    fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'binary', maxLength: 1000 }),
  );
  fc.assert(
    fc.property(query, (text) => {
      const { filter, unused } = read(text);
      const parameters = Object.fromEntries(
        Object.entries(filter).map(([name, value]) => [name, String(value)]),
      );
      expect(listEmailsQuery.safeParse(parameters).error).toBeUndefined();
      expect(unused.join('').length).toBeLessThanOrEqual(500);
    }),
  );
});
