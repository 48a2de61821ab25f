import { expect, test } from 'vitest';
import { isPrivateHost, normalHost } from '../../../../src/worker/platform/outside/address-guard.ts';

test.each([
  '127.0.0.1',
  '127.1',
  '0x7f000001',
  '2130706433',
  '0177.0.0.1',
  '0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '[::1]',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  'fc00::1',
  'fe80::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '::127.0.0.1',
  '1::1',
  '4000::1',
  'localhost',
  'LOCALHOST.',
  'mail.localhost',
  'nas.local',
  'db.internal',
  'router.home.arpa',
  'intranet',
  'user@example.com',
  'example.com:25',
  'example.com/path',
  '',
])('%s is private or no host', (host) => {
  expect(isPrivateHost(host)).toBe(true);
});

test.each(['smtp.example.com', '8.8.8.8', '2001:4860:4860::8888', '::ffff:8.8.8.8', 'münchen.example'])(
  '%s is public',
  (host) => {
    expect(isPrivateHost(host)).toBe(false);
  },
);

test.each([
  ['SMTP.Example.com.', 'smtp.example.com'],
  ['127.1', '127.0.0.1'],
  ['[2001:DB8::1]', '2001:db8::1'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['a..b', null],
  ['.', null],
  ['1.2.3.256', null],
  ['a b', null],
  ['a:25', null],
])('%s is written %s', (host, normal) => {
  expect(normalHost(host)).toBe(normal);
});
