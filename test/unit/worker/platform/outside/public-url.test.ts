import { describe, expect, test } from 'vitest';
import type { Env } from '../../../../../src/worker/platform/env.ts';
import { callbackUrl, publicUrl, withQuery } from '../../../../../src/worker/platform/outside/public-url.ts';

const env = {
  PUBLIC_URL: 'https://herald.example.com/',
  DASHBOARD_ORIGINS: 'https://app.example.com, http://localhost:3000',
} as Env;

test('the address of the service ends without a slash, and has to be set', () => {
  expect(publicUrl(env)).toBe('https://herald.example.com');
  expect(() => publicUrl({} as Env)).toThrow('PUBLIC_URL');
});

describe('where a browser may be sent on to', () => {
  test.each([
    ['/', 'https://herald.example.com/'],
    ['/inbox?tag=Support#top', 'https://herald.example.com/inbox?tag=Support#top'],
    ['reset', 'https://herald.example.com/reset'],
    ['https://herald.example.com/x', 'https://herald.example.com/x'],
    ['https://app.example.com/done', 'https://app.example.com/done'],
    ['http://localhost:3000', 'http://localhost:3000/'],
  ])('%s', (given, expected) => expect(callbackUrl(env, given)).toBe(expected));

  test.each([
    'https://evil.example/',
    'blob:https://herald.example.com/x',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://app.example.com.evil.example/',
    'https://app.example.com@evil.example/',
    'https://user:pass@app.example.com/',
    'http://app.example.com/',
    'http://localhost:3001/',
    'https://herald.example.com:8443/',
    'https://',
  ])('not %j', (given) => {
    expect(() => callbackUrl(env, given)).toThrow(
      expect.objectContaining({ kind: 'forbidden', code: 'INVALID_CALLBACK_URL' }),
    );
  });
});

test('parameters are added to those that are there', () => {
  expect(withQuery('https://a.example/x?b=1#c', { error: 'a b' })).toBe(
    'https://a.example/x?b=1&error=a+b#c',
  );
});
