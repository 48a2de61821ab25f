import { expect, test } from 'vitest';
import { network } from '../../../../../src/worker/modules/identity/limits.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['nonsense', 'unknown'],
  [null, 'unknown'],
])('%s is counted as %s', (address, counted) => expect(network(address)).toBe(counted));
