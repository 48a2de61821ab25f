import { expect, test } from 'vitest';
import { DRAFT_LISTS, MAIL_LISTS, PLACES } from '../../../../../src/dashboard/features/shell/places.ts';

test('no two places have the same key: the later one would hide the other', () => {
  const keys = [
    ...PLACES.map(({ key }) => key),
    ...MAIL_LISTS.slice(1).map(([, key]) => key),
    ...DRAFT_LISTS.map(([, key]) => key),
  ];
  const twice = keys.filter((key, index) => keys.indexOf(key) < index);
  expect(twice).toEqual([]);
});
