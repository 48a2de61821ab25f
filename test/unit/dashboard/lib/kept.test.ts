import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetKept } from '../../../../src/dashboard/lib/forget-kept.ts';
import { type Owner, useChosenOf, useKeptOf } from '../../../../src/dashboard/lib/kept.ts';

const ANN: Owner = { organization: '7', user: '1' };
const BEN: Owner = { organization: '7', user: '2' };

let storage: Record<string, string>;
beforeEach(() => {
  storage = {};
  // Its own keys are those of its entries, as in a browser.
  vi.stubGlobal(
    'localStorage',
    Object.defineProperties(storage, {
      getItem: { value: (key: string) => storage[key] ?? null },
      setItem: { value: (key: string, text: string) => Object.assign(storage, { [key]: text }) },
      removeItem: { value: (key: string) => void delete storage[key] },
    }),
  );
});

type Hook = typeof useKeptOf<string>;
/** Returns what a component of this owner sees, and how it changes it. */
function use(hook: Hook, owner: Owner, about: string): ReturnType<Hook> {
  let result: ReturnType<Hook> | undefined;
  function Component() {
    result = hook(owner, about, '');
    return null;
  }
  renderToString(createElement(Component));
  return result!;
}
const read = (hook: Hook, owner: Owner, about: string) => use(hook, owner, about)[0];
const write = (hook: Hook, owner: Owner, about: string, text: string) => use(hook, owner, about)[1](text);

test('what somebody has typed is read by nobody else, in no other organization', () => {
  write(useKeptOf, ANN, 'task', 'Cups');
  expect(read(useKeptOf, ANN, 'task')).toBe('Cups');
  expect(read(useKeptOf, BEN, 'task')).toBe('');
  expect(read(useKeptOf, { ...ANN, organization: '8' }, 'task')).toBe('');
});

test.each(['task', 'note:12', '1:assistant-model'])(
  'an entry without an owner is never read: %s',
  (about) => {
    storage[`herald:kept:${about}`] = '"Cups"';
    expect(read(useKeptOf, ANN, about)).toBe('');
  },
);

test('signing out deletes what its user has typed, in each organization, and keeps what they have chosen', () => {
  const elsewhere = { ...ANN, organization: '8' };
  write(useKeptOf, ANN, 'reply:42', 'Dear Kim');
  write(useKeptOf, elsewhere, 'task', 'Cups');
  write(useKeptOf, BEN, 'task', 'Plates');
  write(useChosenOf, ANN, 'calendar:zone', 'Asia/Tokyo');
  storage['herald:theme'] = 'dark';
  forgetKept(ANN.user);
  expect(read(useKeptOf, ANN, 'reply:42')).toBe('');
  expect(read(useKeptOf, elsewhere, 'task')).toBe('');
  expect(read(useKeptOf, BEN, 'task')).toBe('Plates');
  expect(read(useChosenOf, ANN, 'calendar:zone')).toBe('Asia/Tokyo');
  expect(Object.keys(storage).toSorted()).toEqual([
    'herald:chosen:7:1:calendar:zone',
    'herald:kept:7:2:task',
    'herald:theme',
  ]);
});
