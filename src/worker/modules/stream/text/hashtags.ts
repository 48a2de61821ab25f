/** More are discouraged: Instagram shows posts with many to fewer people, and readers dislike them anywhere. */
const SENSIBLE_HASHTAGS = 5;
const MARK = '(?<![#＃])[#＃]+[\\p{L}\\p{M}\\p{N}_]+';
const HASHTAGS = new RegExp(MARK, 'gu');
const HASHTAG = new RegExp(`^${MARK}$`, 'u');

/** The hashtags of a text. A number alone, as in "#3", is none. */
export function hashtagsOf(text: string): string[] {
  return (text.match(HASHTAGS) ?? []).filter((tag) => /\p{L}/u.test(tag));
}

/** The tags with one `#` each, and each once, whatever its case. */
export function canonicalHashtags(tags: readonly string[]): string[] {
  const byName = new Map<string, string>();
  for (const tag of tags) {
    const name = nameOf(tag);
    if (name !== '' && !byName.has(keyOf(name))) byName.set(keyOf(name), `#${name}`);
  }
  return [...byName.values()];
}

/** The tags that are not in the text. */
export function withoutTagsOf(text: string, tags: readonly string[]): string[] {
  const there = new Set(hashtagsOf(text).map((tag) => keyOf(nameOf(tag))));
  return tags.filter((tag) => !there.has(keyOf(nameOf(tag))));
}

/**
 * The text without the core hashtags, which are added at its end: those that end a line are removed, and others become
 * words. So do hashtags above a sensible number.
 */
export function withoutCoreHashtags(text: string, core: readonly string[]): string {
  const isCore = new Set(core.map((tag) => keyOf(nameOf(tag))));
  let room = Math.max(0, SENSIBLE_HASHTAGS - isCore.size);
  const lines = text.split('\n').map((line) => {
    const words = line.split(' ');
    while (words.length > 0 && isTag(words.at(-1)!, isCore)) words.pop();
    return words.join(' ').replace(HASHTAGS, (tag) => {
      if (!/\p{L}/u.test(tag)) return tag;
      return isCore.has(keyOf(nameOf(tag))) || room-- <= 0 ? nameOf(tag) : `#${nameOf(tag)}`;
    });
  });
  return lines.join('\n');
}

function isTag(word: string, among: ReadonlySet<string>): boolean {
  return HASHTAG.test(word) && among.has(keyOf(nameOf(word)));
}

function nameOf(tag: string): string {
  return tag.trim().replace(/^[#＃]+/, '');
}

function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
