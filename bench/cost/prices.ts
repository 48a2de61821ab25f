/**
 * Prices of Workers Paid in US dollars a month, from Cloudflare's pricing pages in November 2026
 * (developers.cloudflare.com): Workers, D1, Queues, R2, Durable Objects and Containers.
 */
export const PLAN = 5;

/** `price` applies to `per` units; `included` is the number of units that the plan includes each month. */
export const PRICES = {
  'Workers: requests': { included: 10e6, per: 1e6, price: 0.3 },
  'Workers: CPU, ms': { included: 30e6, per: 1e6, price: 0.02 },
  'D1: rows read': { included: 25e9, per: 1e6, price: 0.001 },
  'D1: rows written': { included: 50e6, per: 1e6, price: 1 },
  'D1: storage, GB': { included: 5, per: 1, price: 0.75 },
  // Each message takes three operations: write, read and acknowledge.
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
/** A Durable Object in memory is billed as 128 MB. */
export const OBJECT_GB = 0.128;
