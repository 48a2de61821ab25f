import { expect, test } from 'vitest';
import {
  offeredTags,
  readTag,
  tagForAddress,
  tagNamed,
  tagOfAddress,
} from '../../../../src/dashboard/lib/tags.ts';

const tag = (name: string, key = name.toLowerCase(), is_hidden = false) => ({ name, key, is_hidden });
const TAGS = [tag('Support'), tag('Invoices', 'billing'), tag('Neo', 'neo', true)];

test.each([
  ['Billing', 'Billing'],
  [' Rückgabe 2 ', 'Rückgabe 2'],
  [2026, '2026'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), undefined],
  ['', undefined],
  [' ', undefined],
  [true, undefined],
  [['Support'], undefined],
  [undefined, undefined],
])('a URL with the tag %j means %j', (value, name) => {
  expect(readTag(value)).toBe(name);
});

test('a tag is found by its name and its key, in any case', () => {
  for (const name of ['Invoices', 'INVOICES', 'billing', 'Billing']) {
    expect(tagNamed(TAGS, name)).toBe(TAGS[1]);
  }
  expect(tagNamed(TAGS, 'Bill')).toBeUndefined();
  expect(tagNamed(TAGS, '')).toBeUndefined();
});

test('a hidden tag is offered only where it is chosen', () => {
  expect(offeredTags(TAGS).map(({ name }) => name)).toEqual(['Support', 'Invoices']);
  expect(offeredTags(TAGS, ['Neo']).map(({ name }) => name)).toEqual(['Support', 'Invoices', 'Neo']);
});

test.each([
  ['billing@company.example', 'Billing'],
  [' übersee@company.example', 'Übersee'],
  ['billing', 'Billing'],
  ['@company.example', ''],
  ['', ''],
  [`${'x'.repeat(64)}@company.example`, `X${'x'.repeat(39)}`],
])('a new tag for %j is called %j', (address, name) => {
  expect(tagOfAddress(address)).toBe(name);
});

test('a mailbox gets the tag that its address names, else the first free one', () => {
  expect(tagForAddress(TAGS, 'billing@company.example')).toBe(TAGS[1]);
  expect(tagForAddress(TAGS, 'kim@company.example')).toBe(TAGS[0]);
  expect(tagForAddress([], 'kim@company.example')).toBeUndefined();
});
