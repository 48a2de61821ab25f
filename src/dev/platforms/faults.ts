/** The faults that tests switch on at the named steps of a simulated platform. */
import { z } from 'zod';

/**
 * Faults of every platform. `cut_before`: the connection is cut and nothing is done. `cut_after`: the call is done,
 * then the connection is cut. `cut_midway`: the call is done, and half of the answer arrives. `silence`: no answer
 * until the client gives up. `slow`: the call is done, and its answer comes late. `garbage`: 200 without valid JSON.
 * `endless`: the call is done, and the answer never ends.
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
/** `duplicate`, `credits_depleted` and `processing_fails` exist only where the platform has them. */
const SPECIAL_KINDS = ['duplicate', 'credits_depleted', 'processing_fails'] as const;

const faultSchema = z.strictObject({
  step: z.string(),
  kind: z.enum([...COMMON_KINDS, ...SPECIAL_KINDS]),
  /** The number of calls that fail. */
  times: z.int().min(1).default(1),
  /** The number of calls that pass first. */
  skip: z.int().min(0).default(0),
  /** `rate_limited`: the wait that the platform asks for. `slow`: the delay of the answer. */
  seconds: z.number().min(0).default(2),
  /** `silence` and `garbage`: whether the call is done. */
  accepted: z.boolean().optional(),
  /** `rate_limited` of Graph: the error code, such as 4, 17, 32, 613 or 80002. */
  code: z.int().optional(),
});
export type Fault = z.output<typeof faultSchema>;
export type NewFault = z.input<typeof faultSchema>;
export type FaultKind = Fault['kind'];
export type SpecialKind = (typeof SPECIAL_KINDS)[number];

export interface Faults {
  /** Switches a fault on. Faults of one step happen in the order in which they were added. Throws a `ZodError`. */
  add(fault: NewFault): void;
  /** The fault that the next call of this step meets. */
  take(step: string): Fault | null;
  /** What has not happened yet. */
  list(): Fault[];
  clear(): void;
}

/** `specials` names the steps at which the platform knows a special kind. */
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
