/**
 * What the platforms take, by the rules that the Worker itself applies. They know all top-level domains and emoji, so
 * this module is fetched when somebody edits.
 */
/// <reference path="../../../../worker/modules/stream/text/libraries.d.ts" />
// biome-ignore lint/style/noRestrictedImports: what is typed is counted by the rules that decide about it
import { captionLength, MAX_LENGTH } from '../../../../worker/modules/stream/text/length.ts';
// biome-ignore lint/style/noRestrictedImports: what is typed is counted by the rules that decide about it
import { costOf, textProblems } from '../../../../worker/modules/stream/text/problems.ts';
import type { Schemas } from '../../../api/client.ts';

type Platform = Schemas['Platform'];

export interface Measure {
  length: number;
  most: number;
  /** US dollars. Null: nothing. */
  cost: number | null;
  /** Why the platform would refuse it, in words. */
  problems: string[];
  /** Where what does not fit begins, in UTF-16 code units. Null: all fits. */
  cut: number | null;
}

/** The text as the platform counts it. */
export function measure(platform: Platform, text: string, hasImage: boolean): Measure {
  const length = captionLength(platform, text);
  const most = MAX_LENGTH[platform];
  return {
    length,
    most,
    cost: costOf(platform, text),
    problems: textProblems(platform, text, { hasImage }).map(({ message }) => message),
    cut: length > most ? cutOf(platform, text, most) : null,
  };
}

/** The end of the longest beginning that fits, between characters as people see them. */
function cutOf(platform: Platform, text: string, most: number): number {
  const ends = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(
    ({ index }) => index,
  );
  let [fits, over] = [0, ends.length];
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    if (captionLength(platform, text.slice(0, ends[middle])) <= most) fits = middle;
    else over = middle;
  }
  return ends[fits] ?? 0;
}
