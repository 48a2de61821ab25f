import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareVersions,
  readVersion,
} from '../../../../../../../src/worker/modules/audits/security/libraries/version.ts';

test('versions are read, ranges and words are not', () => {
  expect(readVersion('3.4.1')).toBe('3.4.1');
  expect(readVersion('v1.13.3.1')).toBe('1.13.3.1');
  expect(readVersion('3.0.0-Beta1')).toBe('3.0.0-beta1');
  expect(readVersion('1.9.0b1')).toBe('1.9.0b1');
  expect(readVersion('1.8', 2)).toBe('1.8');
  for (const other of ['', '3', '3.4', 'latest', '1.12.4-wp', '2024.1.1x', '1.2.3.4.5', '12345.1.1']) {
    expect(readVersion(other), other).toBeNull();
  }
});

test('versions are compared by numbers, and previews come before their release', () => {
  const ordered = [
    '0',
    '1.2.1',
    '1.9',
    '1.10.0',
    '3.0.0-alpha.1',
    '3.0.0-beta1',
    '3.0.0-rc.1',
    '3.0.0',
    '3.0.1',
  ];
  for (const [at, version] of ordered.entries()) {
    expect(ordered.map((other) => Math.sign(compareVersions(version, other)))).toEqual(
      ordered.map((_, other) => Math.sign(at - other)),
    );
  }
  expect(compareVersions('1.9', '1.9.0')).toBe(0);
});

test('comparing is an order for any two texts', () => {
  const version = fc.string({
    unit: fc.constantFrom('0', '1', '9', '.', '-', 'a', 'b', 'rc'),
    maxLength: 12,
  });
  fc.assert(
    fc.property(version, version, (a, b) => {
      expect(Math.sign(compareVersions(a, b))).toBe(0 - Math.sign(compareVersions(b, a)));
    }),
  );
});
