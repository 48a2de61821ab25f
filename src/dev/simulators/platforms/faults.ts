/** The faults that tests inject at named steps of a simulated platform. */
import { z } from 'zod';

/**
 * Faults of every platform. `cut_before`: the connection is cut before the call takes effect. `cut_after`: the
 * connection is cut after it took effect. `cut_midway`: the call takes effect, and half of the response arrives.
 * `silence`: no response until the client gives up. `slow`: the call takes effect, and its response is late. `garbage`:
 * 200 without valid JSON. `endless`: the call takes effect, and the response never ends.
 */
const COMMON_KINDS = [
  'status_500',
  'status_503',
  'rate_limited',
  'expired_token',
  'forbidden',
  'gone',
  'cut_before',
  'cut_after',
  'cut_midway',
  'silence',
  'slow',
  'garbage',
  'endless',
] as const;
/** `duplicate`, `credits_depleted` and `processing_fails` exist only on platforms that have them. */
const SPECIAL_KINDS = ['duplicate', 'credits_depleted', 'processing_fails'] as const;

const faultSchema = z.strictObject({
  step: z.string(),
  kind: z.enum([...COMMON_KINDS, ...SPECIAL_KINDS]),
  /** The number of calls that fail. */
  times: z.int().min(1).default(1),
  /** The number of calls that succeed first. */
  skip: z.int().min(0).default(0),
  /** For `rate_limited`, the wait that the platform asks for; for `slow`, the delay of the response. */
  seconds: z.number().min(0).default(2),
  /** For `silence` and `garbage`, whether the call takes effect. */
  accepted: z.boolean().optional(),
  /** For `rate_limited` of Graph, the error code, such as 4, 17, 32, 613 or 80002. */
  code: z.int().optional(),
});
export type Fault = z.output<typeof faultSchema>;
export type NewFault = z.input<typeof faultSchema>;
export type FaultKind = Fault['kind'];
export type SpecialKind = (typeof SPECIAL_KINDS)[number];

export interface Faults {
  /** Adds a fault. Faults of one step occur in the order in which they were added. Throws a `ZodError`. */
  add(fault: NewFault): void;
  /** Returns the fault for the next call of this step. */
  take(step: string): Fault | null;
  /** Returns the faults that have not occurred yet. */
  list(): Fault[];
  clear(): void;
}

/** `specials` lists the steps at which the platform has a special kind. */
export function createFaults(
  steps: readonly string[],
  specials: Partial<Record<SpecialKind, readonly string[]>>,
): Faults {
  let active: Fault[] = [];
  const known = faultSchema.superRefine(({ step, kind }, issues) => {
    const allowed = isSpecial(kind) ? (specials[kind] ?? []) : steps;
    if (allowed.includes(step)) return;
    issues.addIssue({ code: 'custom', path: ['step'], message: `${kind} happens at: ${allowed.join(', ')}` });
  });
  return {
    add(fault) {
      active.push(known.parse(fault));
    },
    take(step) {
      const fault = active.find((one) => one.step === step);
      if (!fault) return null;
      if (fault.skip > 0) {
        fault.skip--;
        return null;
      }
      fault.times--;
      if (fault.times === 0) active = active.filter((one) => one !== fault);
      return { ...fault };
    },
    list: () => active.map((fault) => ({ ...fault })),
    clear() {
      active = [];
    },
  };
}

function isSpecial(kind: FaultKind): kind is SpecialKind {
  return (SPECIAL_KINDS as readonly string[]).includes(kind);
}
