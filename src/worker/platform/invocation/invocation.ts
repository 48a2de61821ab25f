import { AsyncLocalStorage } from 'node:async_hooks';
import { Semaphore } from '../../../lib/semaphore.ts';
import { currentProof } from './proof.ts';

/** Concurrent calls to other servers. A Worker waits for the headers of six connections, and R2 needs some of these. */
export const OUTSIDE_CALLS = 4;
/** The maximum of statements. D1 runs 1,000 queries per invocation; the rest is left for the end of the work. */
const STATEMENTS = 900;
/** The reserve for others: a step of upkeep has up to 30 statements, and ten parts of a tick may be in one. */
const KEPT_FOR_OTHERS = 300;

/** The resources that one invocation of the Worker has used. */
interface Invocation {
  calls: Semaphore;
  statements: number;
}

const current = new AsyncLocalStorage<Invocation>();

/**
 * Runs `work` as one invocation, whose parts share its bounds however many of them run at once. Within an invocation,
 * `work` is a part of it.
 */
export function asInvocation<T>(work: () => Promise<T>): Promise<T> {
  if (current.getStore()) return work();
  return current.run({ calls: new Semaphore(OUTSIDE_CALLS), statements: 0 }, work);
}

/** Calls another server once the invocation has a free place. */
export async function callOutside<T>(call: () => Promise<T>): Promise<T> {
  const leave = await enterOutside();
  try {
    return await call();
  } finally {
    leave();
  }
}

/** Like `callOutside`, for a call that ends when the returned function is called. */
export async function enterOutside(): Promise<() => void> {
  await currentProof()?.settle();
  return (await current.getStore()?.calls.enter(1)) ?? (() => {});
}

export function countStatements(count: number): void {
  const invocation = current.getStore();
  if (invocation) invocation.statements += count;
}

/** Whether upkeep may go on. If not, the next tick does the rest: other parts may still have to end a step. */
export function hasRoomForUpkeep(): boolean {
  return statementsLeft() >= KEPT_FOR_OTHERS;
}

/** Returns how many statements this invocation may still run. */
export function statementsLeft(): number {
  return STATEMENTS - (current.getStore()?.statements ?? 0);
}
