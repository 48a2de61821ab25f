import { expect, test } from 'vitest';
import {
  readAuditsSearch,
  readReportSearch,
  siteName,
  toAddress,
} from '../../../../../src/dashboard/features/audits/search.ts';

test('filters are read from the address of the page, and nothing else', () => {
  expect(readAuditsSearch({ type: 'video', status: 'failed', url: 'https://a.example/', more: 1 })).toEqual({
    type: 'video',
    status: 'failed',
    url: 'https://a.example/',
  });
  expect(readAuditsSearch({ type: 'other', status: 3, url: ' ' })).toEqual({});
  expect(readAuditsSearch({ url: `https://a.example/${'x'.repeat(2000)}` })).toEqual({});
});

test('the curve is that of a part of the report, or of the whole', () => {
  expect(readReportSearch({ curve: 'seo' })).toEqual({ curve: 'seo' });
  expect(readReportSearch({ curve: 'overall' })).toEqual({});
});

test('an address without a scheme is meant as https', () => {
  expect(toAddress(' example.com/path ')).toBe('https://example.com/path');
  expect(toAddress('http://example.com')).toBe('http://example.com');
  expect(toAddress('ftp://example.com')).toBe('ftp://example.com');
  expect(toAddress('127.0.0.1:8796')).toBe('https://127.0.0.1:8796');
  expect(toAddress('')).toBe('');
});

test('people say an address without scheme and slash at the end', () => {
  expect(siteName('https://www.example.com/')).toBe('www.example.com');
  expect(siteName('http://example.com/a/?b=c')).toBe('example.com/a/?b=c');
});
