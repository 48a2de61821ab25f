import { expect, test } from 'vitest';
import { type Rankable, rank } from '../../../../../src/dashboard/features/shell/rank.ts';

const SETTINGS = 'Settings';
const ENTRIES: Rankable[] = [
  { id: 'reply', label: 'Reply', group: 'Mail' },
  { id: 'done', label: 'Mark as done', group: 'Mail' },
  { id: 'dark', label: 'Theme: dark', group: 'Everywhere' },
  { id: 'undo', label: 'Undo the last change', group: 'Everywhere' },
  { id: 'log', label: 'Audit log', group: SETTINGS, words: 'Who changed what, and when' },
  {
    id: 'days',
    label: 'Retention',
    group: SETTINGS,
    words: 'How many days trash and the audit log are kept',
  },
  { id: 'bill', label: 'Billing', group: SETTINGS, words: 'Plan, payment, invoices' },
];
const find = (query: string, recent: string[] = [], more: Rankable[] = []) =>
  rank([...ENTRIES, ...more], query, recent).flatMap(({ entries }) => entries.map(({ id }) => id));

test('a command is found by the beginnings of the words of its name, its group and what is said beside it', () => {
  expect(find('SETT bill')).toEqual(['bill']);
  expect(find('invoices plan')).toEqual(['bill']);
  expect(find('voices')).toEqual([]);
  expect(find('dark')).toEqual(['dark']);
});

test('a command that has its words in its name goes before those that only mention them', () => {
  expect(find('settings audit log')).toEqual(['log', 'days']);
});

test('without a query all are there in their order, and in each group the last used first', () => {
  expect(find(' ')).toEqual(['reply', 'done', 'dark', 'undo', 'log', 'days', 'bill']);
  expect(find('', ['bill', 'undo'])).toEqual(['bill', 'log', 'days', 'undo', 'dark', 'reply', 'done']);
});

test('commands go before data of the same name, and data of that name before what only contains it', () => {
  const data: Rankable[] = [
    { id: 'm1', label: 'Trip to Oslo', group: 'Conversations', isData: true },
    { id: 'm2', label: 'Billing is late', group: 'Conversations', isData: true },
    { id: 'c1', label: 'Kim Sato', group: 'Contacts', isData: true },
  ];
  expect(find('billing', [], data)).toEqual(['bill', 'm2', 'm1', 'c1']);
  expect(find('kim', [], data)).toEqual(['c1', 'm1', 'm2']);
  expect(find('invoices', [], data)).toEqual(['bill', 'm1', 'm2', 'c1']);
});
