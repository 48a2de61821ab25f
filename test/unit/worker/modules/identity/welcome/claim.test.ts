import { expect, test } from 'vitest';
import { claimOf } from '../../../../../../src/worker/modules/identity/welcome/claim.ts';

test.each([
  ['ada@firm.example', 'firm.example'],
  ['ada@mail.eu.firm.co.uk', 'firm.co.uk'],
  ['ada@firm.github.io', 'github.io'],
  ['ada@gmail.com', 'ada@gmail.com'],
  ['a.d.a+x@googlemail.com', 'ada@gmail.com'],
  ['a.da+x@web.de', 'a.da@web.de'],
  ['ada@sub.gmx.net', 'gmx.net'],
  ['ada@localhost', 'localhost'],
])('%s counts as %s in production, and as itself elsewhere', (email, claim) => {
  expect(claimOf({ ENVIRONMENT: 'production' as never }, email)).toBe(claim);
  expect(claimOf({ ENVIRONMENT: 'development' }, email)).toBe(email);
});
