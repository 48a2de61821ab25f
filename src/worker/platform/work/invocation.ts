import { AsyncLocalStorage } from 'node:async_hooks';

/** Calls to other servers at once. A Worker waits for the headers of six connections, and R2 needs some of these. */
export const OUTSIDE_CALLS = 4;
/** D1 runs 1,000 queries an invocation; the rest is left for how the work ends. */
const STATEMENTS = 900;
/** Raw messages that one isolate holds: parsing one takes several times its size, of 128 MB in all. */
const MESSAGE_BYTES = 26 * 1024 * 1024;

/** What one invocation of the Worker has used. */
interface Invocation {
  calls: Places;
  statements: number;
}

const current = new AsyncLocalStorage<Invocation>();

/** Runs `work` as one invocation, whose parts share its bounds however many of them run at once. */
export function asInvocation<T>(work: () => Promise<T>): Promise<T> {
  return current.run({ calls: new Places(OUTSIDE_CALLS), statements: 0 }, work);
}

/** Calls another server as soon as the invocation has a place for it. */
export async function callOutside<T>(call: () => Promise<T>): Promise<T> {
  const leave = await enterOutside();
  try {
    return await call();
  } finally {
    leave();
  }
}

/** As `callOutside`, for a call that ends when the answered function is called. */
export async function enterOutside(): Promise<() => void> {
  return (await current.getStore()?.calls.enter(1)) ?? (() => {});
}

export function countStatements(count: number): void {
  const invocation = current.getStore();
  if (invocation) invocation.statements += count;
}

/** The statements that this invocation may still run. */
export function statementsLeft(): number {
  return STATEMENTS - (current.getStore()?.statements ?? 0);
}

/** A number of places that are taken in the order they are asked for. */
export class Places {
  #free: number;
  readonly #all: number;
  readonly #waiting: { count: number; enter: () => void }[] = [];

  constructor(count: number) {
    this.#all = count;
    this.#free = count;
  }

  /** Waits for `count` places, at most all there are; the answered function gives them back. */
  async enter(count: number): Promise<() => void> {
    const wanted = Math.min(count, this.#all);
    if (this.#waiting.length > 0 || wanted > this.#free) {
      await new Promise<void>((enter) => this.#waiting.push({ count: wanted, enter }));
    } else this.#free -= wanted;
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      this.#free += wanted;
      this.#admit();
    };
  }

  #admit(): void {
    for (let next = this.#waiting[0]; next && next.count <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= next.count;
      next.enter();
    }
  }
}

const messageBytes = new Places(MESSAGE_BYTES);

/** Waits until this isolate has room for a raw message of so many bytes; the answered function frees it. */
export function enterMessage(bytes: number): Promise<() => void> {
  return messageBytes.enter(bytes);
}
