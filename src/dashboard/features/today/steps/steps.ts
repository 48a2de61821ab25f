/** The steps of a new organization, in their order. */
export const STEPS = ['inbox', 'invite', 'signature', 'autoReply', 'channel', 'audit', 'calendar'] as const;
export type Step = (typeof STEPS)[number];

/** The steps that come first; the others follow once these are done or left. */
const FIRST = 4;
const NEW_MS = 30 * 86_400_000;

/** Returns whether an organization is so new that it has steps. */
export const isNew = (createdAt: string, now: number) => now - Date.parse(createdAt) < NEW_MS;

/** Returns the steps to take next. `isDone` is undefined while that is unknown. */
export function nextSteps(isDone: Record<Step, boolean | undefined>, left: readonly Step[]): Step[] {
  const isOpen = (step: Step) => isDone[step] === false && !left.includes(step);
  const first = STEPS.slice(0, FIRST);
  if (first.some((step) => isDone[step] !== true && !left.includes(step))) return first.filter(isOpen);
  return STEPS.slice(FIRST).filter(isOpen);
}
