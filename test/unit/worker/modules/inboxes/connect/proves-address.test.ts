import { expect, test } from 'vitest';
import { provesAddress } from '../../../../../../src/worker/modules/inboxes/connect/proves-address.ts';
import type { Claims } from '../../../../../../src/worker/platform/outside/oauth/id-token.ts';

const claims = (more: Partial<Claims>): Claims => ({ iss: 'i', aud: 'a', exp: 1, sub: 's', ...more });
const PERSONAL = '9188040d-6c67-4c5b-b112-36a304b66dad';
const SUPPORT = 'support@acme.example';

test.each<[boolean, string, Partial<Claims>]>([
  [true, SUPPORT, { email_verified: true, hd: 'acme.example' }],
  [true, 'kim@gmail.com', { email_verified: true }],
  [true, 'kim@gmail.com', { email_verified: 'true' }],
  [false, SUPPORT, { email_verified: true }],
  [false, SUPPORT, { email_verified: false, hd: 'acme.example' }],
  [false, 'kim@gmail.com', {}],
])('Google vouches: %s, for %s with %j', (expected, address, more) => {
  expect(provesAddress('google', claims({ email: address, ...more }), address)).toBe(expected);
});

test.each<[boolean, string, Partial<Claims>]>([
  [true, SUPPORT, { preferred_username: 'Support@Acme.example', tid: 'tenant-1' }],
  [
    false,
    SUPPORT,
    { email: SUPPORT, email_verified: true, preferred_username: 'x@evil.example', tid: 'tenant-1' },
  ],
  [false, SUPPORT, { preferred_username: SUPPORT, tid: PERSONAL }],
  [true, 'kim@outlook.com', { preferred_username: 'kim@outlook.com', tid: PERSONAL }],
  [false, SUPPORT, { preferred_username: SUPPORT }],
])('Microsoft vouches: %s, for %s with %j', (expected, address, more) => {
  expect(provesAddress('microsoft', claims(more), address)).toBe(expected);
});
