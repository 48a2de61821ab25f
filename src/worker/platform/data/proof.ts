import { AsyncLocalStorage } from 'node:async_hooks';
import type { SQL } from 'drizzle-orm';

/** A call began with a hint of who acts that does not hold. Nothing was read or written, and the call begins anew. */
export class StaleHint extends Error {}

/**
 * That who acts is still who a hint says. The first batch of the call asks, beside its own statements, and fails unless it is
 * so. Whatever leaves without a batch settles it first.
 */
export class Proof {
  state: 'open' | 'held' | 'failed' = 'open';
  /** True, as an expression, if the hint holds. */
  readonly condition: SQL;
  private readonly ask: () => Promise<unknown>;

  /** `ask` runs a batch that has no other statement. */
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

/** Runs `work`, whose first batch asks for the proof. */
export function underProof<T>(proof: Proof, work: () => Promise<T>): Promise<T> {
  return current.run(proof, work);
}

export function currentProof(): Proof | undefined {
  return current.getStore();
}
