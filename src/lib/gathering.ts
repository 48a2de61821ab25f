/** Parts of different requests whose last step is one for all of them. */
interface Party<Part, Result> {
  parts: Part[];
  /** Milliseconds since 1970. */
  since: number;
  start(): void;
  started: Promise<void>;
  settle(outcome: PromiseSettledResult<Result>): void;
  outcome: Promise<PromiseSettledResult<Result>>;
}

interface Together<Result> {
  outcome: PromiseSettledResult<Result>;
  /** Whether the step was for several parts. */
  isShared: boolean;
}

/** A part that has begun, and that others may wait for. */
export interface Seat<Part, Result> {
  /**
   * Runs the last step for this part, and for those that join it. `step` runs for the first of them, in its request.
   * Never rejects.
   */
  finish(part: Part, step: (parts: Part[]) => Promise<Result>): Promise<Together<Result>>;
  leave(): void;
}

interface Options<Part> {
  /** Whether the parts may share a step with one more. */
  mayJoin(parts: readonly Part[], part: Part): boolean;
  /** The longest that a part waits for others. It never waits if no other is under way. */
  maxWaitMs: number;
  /** The time after which a part counts as lost: the platform can end a request without running its `finally` blocks. */
  maxHeldMs: number;
}

/** Gathers parts that are under way at once, so that one step ends all of them. */
export class Gathering<Part, Result> {
  readonly #options: Options<Part>;
  /** When the parts began that have not left, the oldest first. */
  readonly #begun = new Set<{ since: number }>();
  #open: Party<Part, Result> | null = null;

  constructor(options: Options<Part>) {
    this.#options = options;
  }

  get isIdle(): boolean {
    return this.#begun.size === 0;
  }

  begin(): Seat<Part, Result> {
    const now = Date.now();
    for (const each of this.#begun) {
      if (now - each.since <= this.#options.maxHeldMs) break;
      this.#begun.delete(each);
    }
    const own = { since: now };
    this.#begun.add(own);
    return {
      finish: (part, step) => this.#join(part) ?? this.#lead(part, step),
      leave: () => {
        this.#begun.delete(own);
        this.#startIfComplete();
      },
    };
  }

  /** Joins the open party; null if there is none for this part. */
  #join(part: Part): Promise<Together<Result>> | null {
    const party = this.#open;
    if (!party || this.#isLost(party) || !this.#options.mayJoin(party.parts, part)) return null;
    party.parts.push(part);
    this.#startIfComplete();
    return this.#outcomeOf(party);
  }

  async #lead(part: Part, step: (parts: Part[]) => Promise<Result>): Promise<Together<Result>> {
    const party = newParty<Part, Result>(part);
    // A part that may not join the open party runs its step at once, beside it.
    if (!this.#open || this.#isLost(this.#open)) {
      this.#open = party;
      this.#startIfComplete();
      const timer = setTimeout(party.start, this.#options.maxWaitMs);
      await party.started;
      clearTimeout(timer);
      if (this.#open === party) this.#open = null;
    }
    const [outcome] = await Promise.allSettled([step(party.parts)]);
    party.settle(outcome);
    return { outcome, isShared: party.parts.length > 1 };
  }

  async #outcomeOf({ outcome }: Party<Part, Result>): Promise<Together<Result>> {
    // The timer also keeps the platform from ending a request that waits for nothing of its own.
    const { promise: lost, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(new Error('The request that ran the step for others has ended.')),
      this.#options.maxHeldMs,
    );
    const [settled] = await Promise.allSettled([Promise.race([outcome, lost])]);
    clearTimeout(timer);
    return { outcome: settled.status === 'fulfilled' ? settled.value : settled, isShared: true };
  }

  /** Whether its request ended while it waited for others. */
  #isLost({ since }: Party<Part, Result>): boolean {
    return Date.now() - since > 10 * this.#options.maxWaitMs;
  }

  #startIfComplete(): void {
    if (this.#open?.parts.length === this.#begun.size) this.#open.start();
  }
}

function newParty<Part, Result>(part: Part): Party<Part, Result> {
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const { promise: outcome, resolve: settle } = Promise.withResolvers<PromiseSettledResult<Result>>();
  return { parts: [part], since: Date.now(), started, start, outcome, settle };
}
