import type { Env } from '../../platform/env.ts';
import type { ConditionRow } from '../../platform/work/conditions.ts';
import type { Notice } from '../notices/index.ts';
import { KINDS, sectionOf } from './kinds.ts';

/** Writes the mail to the operator about conditions that have begun, and those that are over. */
export function mailAbout(env: Env, begun: ConditionRow[], over: ConditionRow[]): Notice {
  const health = `How all of it is: GET ${env.PUBLIC_URL ?? ''}/api/health, with the token of the operator.`;
  const paragraphs = [
    ...begun.map(describeBegun),
    ...(over.length > 0 ? ['Over:', ...over.map(describeOver)] : []),
    health,
  ];
  return {
    subject: `Herald: ${subjectOf(begun, over)}`,
    text: `${paragraphs.join('\n\n')}\n`,
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

function describeBegun(row: ConditionRow): string {
  const { advice } = KINDS[row.kind];
  return [
    titleOf(row),
    `Since ${minuteOf(row.since)}. ${row.detail}`,
    `What to do: ${advice}`,
    `More: ${sectionOf(row.kind)}`,
  ].join('\n');
}

const describeOver = (row: ConditionRow) =>
  `${titleOf(row)}\nFrom ${minuteOf(row.since)} to ${minuteOf(row.seenAt)}.`;

/** Formats a time for people: `2026-11-28 03:04 UTC`. */
const minuteOf = (time: number) => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
