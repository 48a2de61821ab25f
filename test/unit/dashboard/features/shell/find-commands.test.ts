import { expect, test } from 'vitest';
import { findCommands } from '../../../../../src/dashboard/features/shell/find-commands.ts';

const command = (id: string, label: string, words = '') => ({
  id,
  label,
  words,
  group: 'Settings',
  run: () => {},
});
const COMMANDS = [
  command('log', 'Settings: Audit log', 'Who changed what, and when'),
  command('days', 'Settings: Retention', 'How many days trash and the audit log are kept'),
  command('bill', 'Settings: Billing', 'Plan, payment, invoices'),
];
const find = (query: string) => findCommands(COMMANDS, query).map(({ id }) => id);

test('a command is found by the beginnings of the words of its name, its group and what is said beside it', () => {
  expect(find('SETT bill')).toEqual(['bill']);
  expect(find('invoices plan')).toEqual(['bill']);
  expect(find('voices')).toEqual([]);
});

test('a command that has its words in its name goes before newer ones that only mention them', () => {
  expect(find('settings audit log')).toEqual(['log', 'days']);
  expect(find('kept')).toEqual(['days']);
});

test('without a query all are there, the newest first', () => {
  expect(find(' ')).toEqual(['bill', 'days', 'log']);
});
