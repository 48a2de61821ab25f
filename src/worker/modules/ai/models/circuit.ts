import { FAILURES_TO_OPEN, MAX_RETRY_AFTER_SECONDS, OPEN_FOR } from '../limits.ts';
import type { Failure } from './failure.ts';
import type { Model } from './registry.ts';

interface Circuit {
  failures: number;
  openUntil: number;
}

/** The circuits of this isolate only. Other isolates notice failures by a few calls of their own. */
const circuits = new Map<string, Circuit>();
const MAX_CIRCUITS = 1000;
/** The models of this isolate whose servers have refused tools. */
const withoutTools = new Set<string>();

/** Returns the key of a circuit. An organization's own key may fail without affecting others. */
const keyOf = (organizationId: number, model: Model) =>
  model.isOwn ? `${organizationId} ${model.baseUrl} ${model.id}` : model.id;

/** Returns the time until which a model is not called (milliseconds since 1970), or null. */
export function openUntil(organizationId: number, model: Model, now: number): number | null {
  const circuit = circuits.get(keyOf(organizationId, model));
  return circuit && circuit.openUntil > now ? circuit.openUntil : null;
}

/** Whether a model can be offered tools. */
export const callsTools = (organizationId: number, model: Model): boolean =>
  model.hasTools && !withoutTools.has(keyOf(organizationId, model));

export function recordSuccess(organizationId: number, model: Model): void {
  circuits.delete(keyOf(organizationId, model));
}

/** Counts failures caused by the server, not by the request. */
export function recordFailure(organizationId: number, model: Model, failure: Failure, now: number): void {
  const key = keyOf(organizationId, model);
  if (failure.kind === 'no_tools') {
    if (withoutTools.size === MAX_CIRCUITS) withoutTools.clear();
    withoutTools.add(key);
  }
  if (['too_long', 'refused', 'broken', 'no_tools'].includes(failure.kind)) return;
  const failures = (circuits.get(key)?.failures ?? 0) + 1;
  // The server may send any time.
  const wait = Math.min(failure.retryAfterSeconds ?? 0, MAX_RETRY_AFTER_SECONDS) * 1000;
  const openFor = Math.max(wait, failures >= FAILURES_TO_OPEN ? OPEN_FOR : 0);
  circuits.delete(key);
  circuits.set(key, { failures, openUntil: now + openFor });
  if (circuits.size > MAX_CIRCUITS) circuits.delete(circuits.keys().next().value!);
}

/** Deletes all circuits. */
export function resetCircuits(): void {
  withoutTools.clear();
  circuits.clear();
}
