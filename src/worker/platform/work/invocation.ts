import { AsyncLocalStorage } from 'node:async_hooks';
import { currentProof } from '../data/proof.ts';
import { Places } from './places.ts';

/** Calls to other servers at once. A Worker waits for the headers of six connections, and R2 needs some of these. */
export const OUTSIDE_CALLS = 4;
/** D1 runs 1,000 queries an invocation; the rest is left for how the work ends. */
const STATEMENTS = 900;
/** A step of upkeep is at most 30 statements, and about ten parts of a tick may be in one at once. */
const KEPT_FOR_OTHERS = 300;

/** What one invocation of the Worker has used. */
interface Invocation {
  calls: Places;
  statements: number;
}

const current = new AsyncLocalStorage<Invocation>();

/**
 * Runs `work` as one invocation, whose parts share its bounds however many of them run at once. Within an invocation, it is
 * a part of it.
 */
export function asInvocation<T>(work: () => Promise<T>): Promise<T> {
  if (current.getStore()) return work();
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
  await currentProof()?.settle();
  return (await current.getStore()?.calls.enter(1)) ?? (() => {});
}

export function countStatements(count: number): void {
  const invocation = current.getStore();
  if (invocation) invocation.statements += count;
}

/** False when upkeep is to leave the rest to the next tick: to what runs beside it, each of which may end a step. */
export function hasRoomForUpkeep(): boolean {
  return statementsLeft() >= KEPT_FOR_OTHERS;
}

/** The statements that this invocation may still run. */
export function statementsLeft(): number {
  return STATEMENTS - (current.getStore()?.statements ?? 0);
}
