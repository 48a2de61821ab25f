import { AsyncLocalStorage } from 'node:async_hooks';
import type { SQL } from 'drizzle-orm';

/** The caller hint does not hold. Nothing was read or written, and the call starts over. */
export class StaleHint extends Error {}

/**
 * The check that the caller is still who a hint says. The first batch of the call runs it beside its own statements,
 * and fails if it does not hold. Responses without a batch settle it first.
 */
export class Proof {
  state: 'open' | 'held' | 'failed' = 'open';
  /** True, as an expression, if the hint holds. */
  readonly condition: SQL;
  private readonly ask: () => Promise<unknown>;

  /** @param ask runs a batch without other statements */
  constructor(condition: SQL, ask: () => Promise<unknown>) {
    this.condition = condition;
    this.ask = ask;
  }

  /** Throws StaleHint. */
  async settle(): Promise<void> {
    if (this.state === 'open') await this.ask();
    if (this.state === 'failed') throw new StaleHint();
  }
}

const current = new AsyncLocalStorage<Proof>();

/** Runs `work`, whose first batch runs the proof. */
export function underProof<T>(proof: Proof, work: () => Promise<T>): Promise<T> {
  return current.run(proof, work);
}

export function currentProof(): Proof | undefined {
  return current.getStore();
}
