interface Hold {
  count: number;
  /** Milliseconds since 1970. */
  since: number;
}

interface Waiter {
  count: number;
  enter(hold: Hold): void;
}

/** A number of places, granted in the order of requests. */
export class Semaphore {
  readonly #all: number;
  readonly #maxHeldMs: number;
  /** The holds, the oldest first. */
  readonly #holds = new Set<Hold>();
  readonly #waiting = new Set<Waiter>();
  #free: number;

  /**
   * @param maxHeldMs after which held places are free again: the platform can end an invocation without running its
   * `finally` blocks
   */
  constructor(count: number, maxHeldMs = Number.POSITIVE_INFINITY) {
    this.#all = count;
    this.#free = count;
    this.#maxHeldMs = maxHeldMs;
  }

  /** Whether nobody holds a place or waits for one. */
  get isIdle(): boolean {
    return this.#holds.size === 0 && this.#waiting.size === 0;
  }

  /**
   * Waits for `count` places, at most all there are; the returned function releases them. Throws the reason of `signal`
   * if that aborts first.
   */
  async enter(count: number, signal?: AbortSignal): Promise<() => void> {
    const wanted = Math.min(count, this.#all);
    this.#admit();
    const isFree = this.#waiting.size === 0 && wanted <= this.#free;
    const hold = isFree ? this.#take(wanted) : await this.#wait(wanted, signal);
    return () => {
      this.#release(hold);
      this.#admit();
    };
  }

  /** Like `enter`, but returns null instead of waiting. */
  tryEnter(count: number): (() => void) | null {
    this.#admit();
    if (this.#waiting.size > 0 || count > this.#free) return null;
    const hold = this.#take(count);
    return () => {
      this.#release(hold);
      this.#admit();
    };
  }

  #wait(count: number, signal?: AbortSignal): Promise<Hold> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        count,
        enter: (hold) => {
          signal?.removeEventListener('abort', giveUp);
          resolve(hold);
        },
      };
      const giveUp = () => {
        this.#admit();
        if (!this.#waiting.delete(waiter)) return;
        reject(signal?.reason);
        this.#admit();
      };
      this.#waiting.add(waiter);
      if (signal?.aborted) giveUp();
      else signal?.addEventListener('abort', giveUp);
    });
  }

  #take(count: number): Hold {
    const hold = { count, since: Date.now() };
    this.#holds.add(hold);
    this.#free -= count;
    return hold;
  }

  #release(hold: Hold): void {
    if (this.#holds.delete(hold)) this.#free += hold.count;
  }

  #admit(): void {
    for (const hold of this.#holds) {
      if (Date.now() - hold.since <= this.#maxHeldMs) break;
      this.#release(hold);
    }
    for (const waiter of this.#waiting) {
      if (waiter.count > this.#free) return;
      this.#waiting.delete(waiter);
      waiter.enter(this.#take(waiter.count));
    }
  }
}
