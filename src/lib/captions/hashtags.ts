/** More are discouraged: Instagram shows such posts to fewer people, and readers dislike them. */
const SENSIBLE_HASHTAGS = 5;
const MARK = '(?<![#＃])[#＃]+[\\p{L}\\p{M}\\p{N}_]+';
const HASHTAGS = new RegExp(MARK, 'gu');
const HASHTAG = new RegExp(`^${MARK}$`, 'u');

/** Returns the hashtags of a text. Numbers such as "#3" do not count. */
export function hashtagsOf(text: string): string[] {
  return (text.match(HASHTAGS) ?? []).filter((tag) => /\p{L}/u.test(tag));
}

/** Normalizes tags to one `#` each, without duplicates, ignoring case. */
export function canonicalHashtags(tags: readonly string[]): string[] {
  const byName = new Map<string, string>();
  for (const tag of tags) {
    const name = nameOf(tag);
    if (name !== '' && !byName.has(keyOf(name))) byName.set(keyOf(name), `#${name}`);
  }
  return [...byName.values()];
}

/** Returns the tags missing in the text. */
export function withoutTagsOf(text: string, tags: readonly string[]): string[] {
  const there = new Set(hashtagsOf(text).map((tag) => keyOf(nameOf(tag))));
  return tags.filter((tag) => !there.has(keyOf(nameOf(tag))));
}

/**
 * Removes core hashtags, which are appended later, at line ends, and converts others to words. Converts hashtags beyond
 * a sensible number too.
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
