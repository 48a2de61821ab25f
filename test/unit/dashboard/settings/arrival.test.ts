import { expect, test } from 'vitest';
import { arrivalOf } from '../../../../src/dashboard/features/settings/inboxes/arrival.ts';

type Sync = Parameters<typeof arrivalOf>[0];
const QUIET: Sync = { state: 'waiting', error: '', watch: 'watched', watch_reason: null };

test.each<[Partial<Sync>, ReturnType<typeof arrivalOf>]>([
  [{}, 'watched'],
  [{ watch: 'polled' }, 'polled'],
  [{ watch: 'off', watch_reason: 'crowded' }, 'crowded'],
  [{ watch: 'off', watch_reason: 'failing' }, 'failing'],
  // The last run failed: its error, and when it is tried again, are shown instead.
  [{ watch: 'off', watch_reason: 'failing', state: 'failing', error: 'The server is down.' }, null],
  [{ watch: 'off', watch_reason: 'failing', state: 'disabled', error: 'The password is wrong.' }, null],
  [{ watch: 'off', watch_reason: 'inactive', state: 'inactive' }, null],
])('how soon mail of an inbox arrives: %o', (sync, expected) => {
  expect(arrivalOf({ ...QUIET, ...sync })).toBe(expected);
});
