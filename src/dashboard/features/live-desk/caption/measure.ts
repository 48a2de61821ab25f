/**
 * Measures posts by the platforms' rules, with the Worker's own code. It includes all emoji, so this module is loaded
 * only for editing.
 */
/// <reference path="../../../../lib/captions/libraries.d.ts" />
import { captionLength, MAX_LENGTH } from '../../../../lib/captions/length.ts';
import { costOf, textProblems } from '../../../../lib/captions/problems.ts';
import type { Schemas } from '../../../api/client.ts';

type Platform = Schemas['Platform'];

export interface Measure {
  length: number;
  most: number;
  /** In US dollars; null if free. */
  cost: number | null;
  /** The reasons why the platform would reject it, as text. */
  problems: string[];
  /** The index of the first character over the limit, in UTF-16 code units; null if the text fits. */
  cut: number | null;
}

/** Measures the text as the platform counts it. */
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

/** Returns the end of the longest prefix that fits, between grapheme clusters. */
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
