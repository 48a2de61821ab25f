import { expect, test } from 'vitest';
import { API_KEY_SCOPES } from '../../../../src/contract/identity/api-keys.ts';
import { AREAS, type Area, scopesOf } from '../../../../src/dashboard/features/settings/security/scopes.ts';
import { apiKeysText } from '../../../../src/dashboard/lib/text/settings/you/api-keys.ts';

const areas = Object.keys(AREAS) as Area[];

test('every scope of the API can be chosen for a key', () => {
  const scopes = areas.flatMap((area) => scopesOf(area).map(({ scope }) => scope));
  expect(scopes.toSorted()).toEqual(API_KEY_SCOPES.toSorted());
});

test.each(['en', 'de'] as const)('every area and action has a name (%s)', (language) => {
  const { areas: names, actions } = apiKeysText[language];
  expect(Object.keys(names).toSorted()).toEqual(areas.toSorted());
  const used = new Set(areas.flatMap((area) => scopesOf(area).map(({ action }) => action)));
  expect(Object.keys(actions).toSorted()).toEqual([...used].toSorted());
});
