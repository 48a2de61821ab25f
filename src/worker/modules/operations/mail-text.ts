import type { Env } from '../../platform/env.ts';
import type { ConditionRow } from '../../platform/work/conditions.ts';
import type { Item, Notice, Part } from '../notices/index.ts';
import { KINDS, sectionOf } from './kinds.ts';

/** Writes the mail to the operator about conditions that have begun, and those that are over. */
export function mailAbout(env: Env, begun: ConditionRow[], over: ConditionRow[]): Notice {
  const health = `How all of it is: GET ${env.PUBLIC_URL ?? ''}/api/health, with the token of the operator.`;
  return {
    subject: `Herald: ${subjectOf(begun, over)}`,
    parts: [
      ...begun.flatMap(describeBegun),
      ...(over.length > 0 ? ['Over:', { list: over.map(describeOver) }] : []),
      { note: health },
    ],
    isFromService: true,
  };
}

function subjectOf(begun: ConditionRow[], over: ConditionRow[]): string {
  const listed = begun.length > 0 ? begun : over;
  const [first, second] = listed;
  if (second) return `${listed.length} things ${begun.length > 0 ? 'need a hand' : 'are over'}`;
  return begun.length > 0 ? titleOf(first!) : `Over: ${titleOf(first!)}`;
}

const titleOf = ({ kind, about }: ConditionRow) => KINDS[kind].title + (about && ` (${about})`);

function describeBegun(row: ConditionRow): Part[] {
  const { advice } = KINDS[row.kind];
  return [
    { list: [{ title: titleOf(row), detail: `Since ${minuteOf(row.since)}. ${row.detail}` }] },
    `What to do: ${advice}`,
    `More: ${sectionOf(row.kind)}`,
  ];
}

const describeOver = (row: ConditionRow): Item => ({
  title: titleOf(row),
  detail: `From ${minuteOf(row.since)} to ${minuteOf(row.seenAt)}.`,
});

/** Formats a time for people: `2026-11-28 03:04 UTC`. */
const minuteOf = (time: number) => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
