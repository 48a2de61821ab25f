import { isCoreHashtag } from '../../../../lib/captions/core-hashtag.ts';

export const MOST_HASHTAGS = 10;

/** Parses hashtags separated by spaces or commas. Returns each with its `#`. */
export const readHashtags = (line: string): string[] =>
  line
    .split(/[\s,;]+/)
    .filter((word) => word !== '' && word !== '#')
    .map((word) => (word.startsWith('#') ? word : `#${word}`));

/** Returns the first invalid hashtag. */
export const wrongHashtag = (tags: string[]): string | undefined => tags.find((tag) => !isCoreHashtag(tag));
