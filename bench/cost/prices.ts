/**
 * Prices of Workers Paid in US dollars a month, as Cloudflare's pages show them in November 2026: developers.cloudflare.com,
 * the pricing pages of Workers, D1, Queues, R2, Durable Objects and Containers.
 */
export const PLAN = 5;

/** `price` is for so many units as `per` says; `included` are the units of a month that the plan has. */
export const PRICES = {
  'Workers: requests': { included: 10e6, per: 1e6, price: 0.3 },
  'Workers: CPU, ms': { included: 30e6, per: 1e6, price: 0.02 },
  'D1: rows read': { included: 25e9, per: 1e6, price: 0.001 },
  'D1: rows written': { included: 50e6, per: 1e6, price: 1 },
  'D1: storage, GB': { included: 5, per: 1, price: 0.75 },
  // A message is written, read and acknowledged: three operations.
  'Queues: operations': { included: 1e6, per: 1e6, price: 0.4 },
  'R2: class A operations': { included: 1e6, per: 1e6, price: 4.5 },
  'R2: class B operations': { included: 10e6, per: 1e6, price: 0.36 },
  'R2: storage, GB': { included: 10, per: 1, price: 0.015 },
  'Durable Objects: requests': { included: 1e6, per: 1e6, price: 0.15 },
  'Durable Objects: duration, GB-s': { included: 400e3, per: 1e6, price: 12.5 },
  'Containers: memory, GiB-s': { included: 25 * 3600, per: 1, price: 0.0000025 },
  'Containers: CPU, vCPU-s': { included: 375 * 60, per: 1, price: 0.00002 },
  'Containers: disk, GB-s': { included: 200 * 3600, per: 1, price: 0.00000007 },
} as const;

export type Item = keyof typeof PRICES;

/** `basic`, the instance type of the sidecar in wrangler.toml. */
export const CONTAINER = { memoryGib: 1, vcpu: 1 / 4, diskGb: 4 };
/** An object in memory counts as 128 MB. */
export const OBJECT_GB = 0.128;
