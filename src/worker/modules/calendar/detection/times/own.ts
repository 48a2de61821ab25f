import type { Patterns } from '../patterns.ts';
import type { FoundClock } from './find-clocks.ts';

/** Where what the writer does ends, and what both do may begin: "I finish at four and come at five". */
const CUT = /[,;:!?] |(?<!\p{L})(?:and|so|und|y|et|e|en|i|oraz|wiec|bo|ale|potem)(?!\p{L})/gu;

/** Whether an hour is one of the writer's own day. */
export function isOwn(clock: FoundClock, text: string, { signs }: Patterns): boolean {
  const cuts = [...text.matchAll(CUT)].map(({ index }) => index);
  const from = cuts.findLast((cut) => cut < clock.index) ?? 0;
  const to = cuts.find((cut) => cut >= clock.end);
  return signs.own.test(text.slice(from, to));
}
