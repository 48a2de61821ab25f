/**
 * Characters of hashtags besides letters, combining marks and digits, as X has them: joiners, and marks that stand
 * within the words of some scripts. For a character class of an expression with the flag `u`.
 */
export const HASHTAG_MARKS =
  '_\\u00b7\\u05be\\u05f3\\u05f4\\u0f0b\\u0f0c\\u200c\\u200d\\u3003\\u301c\\u309b\\u309c\\u30a0\\u30fb\\ua67e\\uff5e';

/** A hashtag with or without its sign; it needs a letter, too. */
export const HASHTAG_PATTERN = `^#?[\\p{L}\\p{M}\\p{N}${HASHTAG_MARKS}]{1,100}$`;
