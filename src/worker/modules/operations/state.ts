import type { ConditionRow } from '../../platform/work/conditions.ts';
import { KINDS } from './kinds.ts';

/** A condition of a kind that this release knows: another one may have left others. */
export const isKnown = ({ kind }: ConditionRow): boolean => kind in KINDS;

/** Nobody has reported it for long enough. */
export const isOver = ({ kind, seenAt }: ConditionRow, now: number): boolean =>
  now - seenAt > KINDS[kind].calm;

/** It has lasted too long to mend itself. */
export const needsHand = (row: ConditionRow, now: number): boolean =>
  !isOver(row, now) && row.seenAt - row.since >= KINDS[row.kind].wait;
