import * as crypto from 'node:crypto';
import { expect, test, vi } from 'vitest';
import {
  checkPasswordLength,
  hashPassword,
  verifyPassword,
} from '../../../../../../src/worker/modules/identity/passwords/password.ts';

vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>();
  return { ...real, scrypt: vi.fn(real.scrypt) };
});

test('a hash names its cost, has its own salt, and matches only its password', async () => {
  const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(one).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword('correct horse', one)).toBe(true);
  expect(await verifyPassword('correct horsf', one)).toBe(false);
  expect(await verifyPassword('', one)).toBe(false);
});

test('the cost is read from the hash, so older and cheaper hashes still work', async () => {
  const salt = Buffer.alloc(16, 3);
  const key = crypto.scryptSync('pleaseletmein', salt, 32, { N: 1024, r: 4, p: 2 });
  const stored = `$scrypt$ln=10,r=4,p=2$${salt.toString('base64')}$${key.toString('base64')}`;
  expect(await verifyPassword('pleaseletmein', stored)).toBe(true);
  expect(await verifyPassword('pleaseletmeim', stored)).toBe(false);
});

test('composed and decomposed letters are the same password', async () => {
  expect(await verifyPassword('cafe\u0301 noir', await hashPassword('caf\u00e9 noir'))).toBe(true);
});

test('without a stored hash the same work is done, and the result is false', async () => {
  const stored = await hashPassword('correct horse');
  const work = () => vi.mocked(crypto.scrypt).mock.calls.map(([, , length, cost]) => ({ length, cost }));
  vi.mocked(crypto.scrypt).mockClear();
  await verifyPassword('not the password', stored);
  const real = work();
  vi.mocked(crypto.scrypt).mockClear();
  expect(await verifyPassword('not the password', null)).toBe(false);
  expect(real).toHaveLength(1);
  expect(real[0]).toMatchObject({ length: 32, cost: { N: 16384, r: 8, p: 5 } });
  expect(work()).toEqual(real);
});

test.each([
  'plain',
  '$scrypt$ln=30,r=8,p=5$AAAAAAAAAAAAAAAAAAAAAA==$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  '$scrypt$ln=14,r=99,p=5$AAAAAAAAAAAAAAAAAAAAAA==$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  '$scrypt$ln=14,r=8,p=0$AAAAAAAAAAAAAAAAAAAAAA==$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  '$scrypt$ln=14,r=8,p=5$AAAA$AAAA',
])('a stored hash that is malformed or has an unreasonable cost is an error: %s', async (stored) => {
  await expect(verifyPassword('x', stored)).rejects.toThrow('malformed');
});

test('lengths count characters, not UTF-16 units', () => {
  expect(() => checkPasswordLength('1234567')).toThrow(
    expect.objectContaining({ code: 'PASSWORD_TOO_SHORT' }),
  );
  expect(() => checkPasswordLength('12345678')).not.toThrow();
  expect(() => checkPasswordLength('\u{1F511}'.repeat(7))).toThrow(
    expect.objectContaining({ code: 'PASSWORD_TOO_SHORT' }),
  );
  expect(() => checkPasswordLength('\u{1F511}'.repeat(128))).not.toThrow();
  expect(() => checkPasswordLength('x'.repeat(129))).toThrow(
    expect.objectContaining({ code: 'PASSWORD_TOO_LONG' }),
  );
});
