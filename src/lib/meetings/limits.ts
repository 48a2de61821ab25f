/** Characters read of a text and of its HTML: more than anyone writes in one mail. */
export const MAX_CHARACTERS = 100_000;
/** Sentences read: about 8,000 words. */
export const MAX_SENTENCES = 500;
/** Characters read of a sentence. A longer one is a list or a log. */
export const MAX_SENTENCE = 600;
/** Characters of the passage that a suggestion shows. */
export const MAX_PASSAGE = 300;
/** Suggestions per mail: longer lists are programmes, which nobody enters one by one. */
export const MAX_SUGGESTIONS = 20;
/** Sentences that a day applies to: "Are you around on Wednesday? I could drop in at three." */
export const DAY_REACH = 3;
