import type { Platform } from '../../contract/stream/stream.ts';
import { type Entity, findEntities } from './entities.ts';
import { captionLength, MAX_LENGTH } from './length.ts';
import { PLATFORM_NAMES } from './platform-names.ts';
import { hasUrl } from './x-length.ts';

export interface TextProblem {
  code:
    | 'TEXT_EMPTY'
    | 'TEXT_TOO_LONG'
    | 'INVALID_CHARACTERS'
    | 'TOO_MANY_HASHTAGS'
    | 'TOO_MANY_MENTIONS'
    | 'IMAGE_MISSING';
  message: string;
}

/** Instagram's limits. */
const MAX_INSTAGRAM_HASHTAGS = 30;
const MAX_INSTAGRAM_MENTIONS = 20;
/** What X takes for no characters (twitter-text 3.1.0). */
const NO_CHARACTERS = /[\ufeff\ufffe\uffff]/;
/** X's prices of a post, and of one with a URL. */
const X_POST_USD = 0.015;
const X_POST_WITH_URL_USD = 0.2;

/** Returns why the platform would refuse the text; empty if it accepts it. */
export function textProblems(
  platform: Platform,
  text: string,
  { hasImage }: { hasImage: boolean },
): TextProblem[] {
  const problems: TextProblem[] = [];
  const add = (code: TextProblem['code'], message: string) => problems.push({ code, message });
  if (text.trim() === '') add('TEXT_EMPTY', 'The caption has no text.');
  const length = captionLength(platform, text);
  const most = MAX_LENGTH[platform];
  if (length > most) {
    add(
      'TEXT_TOO_LONG',
      `The text has ${length} characters as ${PLATFORM_NAMES[platform]} counts; at most ${most} fit.`,
    );
  }
  if (platform === 'x' && NO_CHARACTERS.test(text)) {
    add(
      'INVALID_CHARACTERS',
      'The text has a character that is none (U+FEFF, U+FFFE or U+FFFF); X refuses it.',
    );
  }
  if (platform !== 'instagram') return problems;
  const entities = findEntities(platform, text);
  const count = (kind: Entity['kind']) => entities.filter((each) => each.kind === kind).length;
  const hashtags = count('hashtag');
  if (hashtags > MAX_INSTAGRAM_HASHTAGS) {
    add('TOO_MANY_HASHTAGS', `The text has ${hashtags} hashtags; Instagram takes ${MAX_INSTAGRAM_HASHTAGS}.`);
  }
  const mentions = count('mention');
  if (mentions > MAX_INSTAGRAM_MENTIONS) {
    add('TOO_MANY_MENTIONS', `The text has ${mentions} mentions; Instagram takes ${MAX_INSTAGRAM_MENTIONS}.`);
  }
  if (!hasImage) add('IMAGE_MISSING', 'Instagram takes no post without an image. Add one to the caption.');
  return problems;
}

/** Returns the price of a post with this text, in US dollars. Null if free. */
export function costOf(platform: Platform, text: string): number | null {
  if (platform !== 'x') return null;
  return hasUrl(text) ? X_POST_WITH_URL_USD : X_POST_USD;
}
