import { HASHTAG_PATTERN } from '../../contract/stream/hashtag.ts';

const CORE_HASHTAG = new RegExp(HASHTAG_PATTERN, 'u');

/** Whether it can be a core hashtag, with or without its sign. */
export function isCoreHashtag(tag: string): boolean {
  return CORE_HASHTAG.test(tag) && /\p{L}/u.test(tag);
}
