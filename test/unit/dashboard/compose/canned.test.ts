import { expect, test } from 'vitest';
import { matching, type Reply, slashIn } from '../../../../src/dashboard/features/compose/canned/match.ts';

const reply = (name: string, more: Partial<Reply> = {}): Reply => ({
  id: 1,
  name,
  shortcut: null,
  text: '',
  tags: [],
  uses: 0,
  ...more,
});
const LIST = [
  reply('Parcel', { shortcut: 'ship', uses: 3 }),
  reply('Shipping times', { uses: 9 }),
  reply('Rückgabe', { text: 'Ship it back', tags: ['Support'] }),
  reply('Invoice', { shortcut: 'shi', uses: 5 }),
];
const names = (typed: string, tag: 'Support' | 'Neo' | '' = 'Support') =>
  matching(LIST, typed, tag).map(({ name }) => name);

test('a shortcut comes before a name, that before words; then what is used most', () => {
  expect(names('ship')).toEqual(['Parcel', 'Shipping times', 'Rückgabe']);
  expect(names('shi')).toEqual(['Invoice', 'Parcel', 'Shipping times', 'Rückgabe']);
  expect(names('')).toEqual(['Shipping times', 'Invoice', 'Parcel', 'Rückgabe']);
  expect(names('RUCKGABE back')).toEqual(['Rückgabe']);
  expect(names('nothing')).toEqual([]);
});

test('an inbox is not offered the replies of others', () => {
  expect(names('ship', 'Neo')).toEqual(['Parcel', 'Shipping times']);
  expect(names('ship', '')).toContain('Rückgabe');
});

test.each([
  ['/', ''],
  ['Hello /par', 'par'],
  ['Hello\n/größe', 'größe'],
  ['1/2', undefined],
  ['und/oder', undefined],
  ['/par ', undefined],
  ['https://', undefined],
  ['//', undefined],
])('%j asks for %j', (before, query) => {
  expect(slashIn(before)).toBe(query);
});
