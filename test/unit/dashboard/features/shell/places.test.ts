import { expect, test } from 'vitest';
import { DRAFT_LISTS, LISTS } from '../../../../../src/dashboard/features/mail/nav/lists.ts';
import { PLACES } from '../../../../../src/dashboard/features/shell/navigation/places.ts';

test('no two places have the same key: the later one would hide the other', () => {
  const keys = [
    ...PLACES.map(({ key }) => key),
    ...LISTS.filter(({ name }) => name !== 'open').map(({ key }) => key),
    ...DRAFT_LISTS.map(([, key]) => key),
  ];
  const twice = keys.filter((key, index) => keys.indexOf(key) < index);
  expect(twice).toEqual([]);
});
