import { expect, test } from 'vitest';
import type { Schemas } from '../../../../src/dashboard/api/client.ts';
import {
  byOwnerAndName,
  filtersOf,
  isSameList,
  LISTS,
  numberOf,
  searchOf,
} from '../../../../src/dashboard/features/mail/nav/lists.ts';
import { readMailSearch, toListQuery } from '../../../../src/dashboard/features/mail/search.ts';

test.each(LISTS.map(({ name, search }) => [name, search] as const))(
  '%s is the same list in the address, in a saved view and in the list of lists',
  (_, search) => {
    expect(readMailSearch(JSON.parse(JSON.stringify(search)))).toEqual(search);
    expect(searchOf(filtersOf(search))).toEqual(search);
    expect(LISTS.filter((each) => isSameList(each.search, search))).toHaveLength(1);
  },
);

test.each([
  [{ sent: true, state: 'all' }, 'true'],
  [{ sent: 'true' }, undefined],
  [{ sent: false }, undefined],
  [{ sent: 1 }, undefined],
  [{}, undefined],
])('an address with %j asks for sent: %s', (raw, sent) => {
  expect(toListQuery(readMailSearch(raw)).sent).toBe(sent);
});

test('a list without a count has no number', () => {
  expect(numberOf('sent', undefined)).toBe(0);
  expect(numberOf('mine', { count: 3, unread: 1 })).toBe(3);
});

test('own views come first, then those that others share, by order and name', () => {
  const view = (name: string, owner_id: number, order = 0) => ({ name, owner_id, order }) as Schemas['View'];
  const views = [
    view('Other', 8),
    view('Ärger', 7),
    view('Zebra', 7),
    view('Last', 7, 1),
    view('another', 8),
    view('Apples', 7),
  ];
  expect(views.toSorted(byOwnerAndName(7)).map(({ name }) => name)).toEqual([
    ...['Apples', 'Ärger', 'Zebra', 'Last'],
    ...['another', 'Other'],
  ]);
});
