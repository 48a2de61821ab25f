import type { ConditionRow } from '../../platform/work/conditions.ts';
import { KINDS } from './kinds.ts';

/** Whether this release knows the condition's kind: another release may have left others. */
export const isKnown = ({ kind }: ConditionRow): boolean => kind in KINDS;

/** Whether nobody has reported it for long enough. */
export const isOver = ({ kind, seenAt }: ConditionRow, now: number): boolean =>
  now - seenAt > KINDS[kind].calm;

/** Whether it has lasted too long to resolve itself. */
export const needsAttention = (row: ConditionRow, now: number): boolean =>
  !isOver(row, now) && row.seenAt - row.since >= KINDS[row.kind].wait;
