import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DomainError } from '../../../../../src/lib/errors.ts';
import { release, reserve, settle } from '../../../../../src/worker/modules/tokens/index.ts';
import { expireHolds } from '../../../../../src/worker/modules/tokens/ledger/expire.ts';
import { testCtx } from '../../../helpers.ts';
import { account, book, MODEL, makeWelcomed, work } from '../world.ts';

const WELCOME = 50_000;
const MINUTE = 60_000;
const ref = fc.integer({ min: 0, max: 4 }).map((n) => `job:${n}`);
const tokens = fc.integer({ min: 1, max: 40_000 });

type Step =
  | { do: 'reserve' | 'settle' | 'release' | 'purchase' | 'refund'; ref: string; tokens: number }
  | { do: 'wait'; minutes: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('reserve' as const), ref, tokens }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      ref,
      tokens: fc.integer({ min: 0, max: 60_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('release' as const), ref, tokens: fc.constant(0) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('purchase' as const), ref, tokens }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), ref, tokens }) },
  // The clock moves on, stands still, or jumps back; then a cron tick.
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: -15, max: 15 }) }),
  },
);

/** A model of the rules, with a list of holds in memory. */
class Model {
  balance = WELCOME;
  now = Date.now();
  booked = new Set<string>();
  holds = new Map<string, { amount: number; open: boolean; expires: number }>();

  get reserved(): number {
    return [...this.holds.values()].reduce((sum, hold) => sum + (hold.open ? hold.amount : 0), 0);
  }

  apply(step: Step): void {
    if (step.do === 'wait') {
      this.now += step.minutes * MINUTE;
      for (const hold of this.holds.values()) if (hold.expires <= this.now) hold.open = false;
      return;
    }
    const hold = this.holds.get(step.ref);
    const key = `${step.do} ${step.ref}`;
    if (step.do === 'reserve') {
      const expires = this.now + 10 * MINUTE;
      if (hold?.open) hold.expires = Math.max(hold.expires, expires);
      else if (this.balance - this.reserved >= step.tokens) {
        this.holds.set(step.ref, { amount: step.tokens, open: true, expires });
      }
    } else if (step.do === 'settle') {
      if (!hold) return;
      this.holds.delete(step.ref);
      if (!this.booked.has(key)) this.balance -= Math.min(step.tokens, this.balance - this.reserved);
      this.booked.add(key);
    } else if (step.do === 'release') {
      if (hold) hold.open = false;
    } else {
      if (this.booked.has(key)) return;
      this.booked.add(key);
      if (step.do === 'purchase') this.balance += step.tokens;
      else this.balance -= Math.min(step.tokens, this.balance - this.reserved);
    }
  }
}

test('for any steps in any order, the ledger sums to the balance and nothing falls below zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { organizationId } = await makeWelcomed();
      const model = new Model();
      const ctx = testCtx(organizationId, { now: () => model.now });
      await book(ctx, { kind: 'plan', ref: 'open', tokens: 1 });
      model.balance += 1;
      for (const step of steps) {
        model.apply(step);
        await run(step).catch((error: unknown) => {
          if (!(error instanceof DomainError)) throw error;
        });
        expect(await account(organizationId)).toEqual({ balance: model.balance, reserved: model.reserved });
      }

      async function run(step: Step): Promise<unknown> {
        switch (step.do) {
          case 'reserve':
            return reserve(ctx, work(step.tokens, step.ref));
          case 'settle':
            return settle(ctx, step.ref, { tokens: step.tokens, model: MODEL });
          case 'release':
            return release(ctx, step.ref);
          case 'wait':
            return expireHolds(ctx);
          default:
            return book(ctx, { kind: step.do, ref: step.ref, tokens: step.tokens });
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('the same holds for concurrent steps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { organizationId } = await makeWelcomed();
      let now = Date.now();
      const ctx = testCtx(organizationId, { now: () => now });
      await book(ctx, { kind: 'plan', ref: 'open', tokens: 1 });
      const results = await Promise.allSettled(
        steps.map((step): Promise<unknown> => {
          if (step.do === 'wait') now += step.minutes * MINUTE;
          if (step.do === 'wait') return expireHolds(ctx);
          if (step.do === 'reserve') return reserve(ctx, work(step.tokens, step.ref));
          if (step.do === 'settle') return settle(ctx, step.ref, { tokens: step.tokens, model: MODEL });
          if (step.do === 'release') return release(ctx, step.ref);
          return book(ctx, { kind: step.do, ref: step.ref, tokens: step.tokens });
        }),
      );
      for (const result of results) {
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(DomainError);
      }
      await account(organizationId);
    }),
    { numRuns: 20 },
  );
});
