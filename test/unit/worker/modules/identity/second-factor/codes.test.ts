import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import {
  newRecoveryCodes,
  newSecret,
  otpauthUri,
  recoveryCodeHash,
  stepOf,
} from '../../../../../../src/worker/modules/identity/second-factor/codes.ts';

/** The key of RFC 6238, appendix B. */
const SECRET = Secret.fromUTF8('12345678901234567890').base32;

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('RFC 6238: at %d s the code is %s', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(stepOf(code, SECRET, seconds * 1000, 8)).toBe(step);
  // The six digits that apps show are the last six.
  expect(stepOf(code.slice(2), SECRET, seconds * 1000)).toBe(step);
});

test('a code is accepted in its own step, one step early and one step late', () => {
  const code = '287082';
  const seen = [-1, 0, 29, 30, 59, 60, 89, 90, 120].map((seconds) => stepOf(code, SECRET, seconds * 1000));
  expect(seen).toEqual([null, 1, 1, 1, 1, 1, 1, null, null]);
});

test.each(['', '28708', '2870820', '28708x', '２８７０８２', '-28708', '287.82', 'x'.repeat(1000), '\u0000'])(
  '%j is not a code',
  (code) => expect(stepOf(code, SECRET, 59_000)).toBeNull(),
);

test('spaces do not matter', () => expect(stepOf(' 287 082 ', SECRET, 59_000)).toBe(1));

test('a new secret has 160 bits and is different each time', () => {
  const secrets = new Set(Array.from({ length: 50 }, newSecret));
  expect(secrets.size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

test('the URI names service and account, escaped', () => {
  expect(otpauthUri(SECRET, 'a+b@example.com', 'Her:ald & Co')).toBe(
    `otpauth://totp/Her%3Aald%20%26%20Co:a%2Bb%40example.com?issuer=Her%3Aald%20%26%20Co&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
  );
});

test('ten different recovery codes, without look-alikes', () => {
  const codes = Array.from({ length: 20 }, newRecoveryCodes).flat();
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{5}-){2}[0-9a-hjkmnp-tv-z]{5}$/);
});

test('a recovery code matches in capitals, without hyphens and with look-alikes, but not for another user', () => {
  const hash = recoveryCodeHash(7, '01abc-d2efg-h3jk1');
  for (const typed of ['01ABC-D2EFG-H3JK1', ' 01abc d2efg h3jk1', 'oIabcd2efgh3jkl']) {
    expect(recoveryCodeHash(7, typed)).toBe(hash);
  }
  expect(recoveryCodeHash(8, '01abc-d2efg-h3jk1')).not.toBe(hash);
});
