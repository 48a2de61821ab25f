import type { Tags } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Proof } from '../../../platform/invocation/proof.ts';

/**
 * The caller that used a session or a key a moment ago. It is never trusted by itself: the first batch of the call
 * proves it (platform/invocation/proof.ts).
 */
export interface Hint extends Pick<Ctx, 'actor' | 'organizationId'> {
  tags: Tags;
  /** True, as an expression, if the session or key, looked up by its hash, still matches the hint. */
  isStill(now: number): Proof['condition'];
  /** When its next use has to be recorded, which requires a look-up: milliseconds since 1970. */
  until: number;
}

const MOST_HINTS = 1000;
/** The hints by the kind and the hash of the secret, the least recently used first. */
const hints = new Map<string, Hint>();

export function recall(name: string, now: number): Hint | undefined {
  const hint = hints.get(name);
  hints.delete(name);
  if (!hint || hint.until <= now) return undefined;
  hints.set(name, hint);
  return hint;
}

export function remember(name: string, hint: Hint): void {
  hints.delete(name);
  const [oldest] = hints.keys();
  if (oldest !== undefined && hints.size >= MOST_HINTS) hints.delete(oldest);
  hints.set(name, hint);
}

export function forget(name: string): void {
  hints.delete(name);
}
