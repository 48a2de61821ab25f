import type { TokenPackage } from '../../../contract/tokens.ts';

/** The packages. An id must not change: payments refer to it. */
const PACKAGES: TokenPackage[] = [
  { id: 'small', name: 'Small', tokens: 100_000, price_cents: 500, currency: 'eur' },
  { id: 'medium', name: 'Medium', tokens: 500_000, price_cents: 2_000, currency: 'eur' },
  { id: 'large', name: 'Large', tokens: 2_000_000, price_cents: 6_500, currency: 'eur' },
];

/** Lists the packages on sale, the smallest first. */
export function listPackages(): TokenPackage[] {
  return PACKAGES;
}
