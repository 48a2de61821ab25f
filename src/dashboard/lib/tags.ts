/** The tags of an organization, each a shared inbox, as choosers and URLs name them. */
interface Tag {
  name: string;
  key: string;
  is_hidden: boolean;
}

export const MOST_TAG_CHARACTERS = 40;

/** Reads the name or key of a tag from a parameter of any URL. */
export function readTag(value: unknown): string | undefined {
  const name = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return name !== '' && name.length <= MOST_TAG_CHARACTERS ? name : undefined;
}

const fold = (name: string) => name.normalize('NFC').toLowerCase();

/** Finds a tag by its name or key. Ignores case. */
export function tagNamed<T extends Tag>(tags: readonly T[], name: string): T | undefined {
  const folded = fold(name);
  return tags.find((tag) => fold(tag.name) === folded || tag.key === folded);
}

/** Returns the tags to choose from: those that are not hidden, and the chosen ones. */
export const offeredTags = <T extends Tag>(tags: readonly T[], chosen: readonly string[] = []): T[] =>
  tags.filter(({ name, is_hidden }) => !is_hidden || chosen.includes(name));

/** Returns a tag name for a mailbox: `billing@company.example` becomes "Billing". */
export function tagOfAddress(address: string): string {
  const [local = ''] = address.trim().split('@');
  const [first = '', ...rest] = [...local];
  return [first.toLocaleUpperCase(), ...rest].slice(0, MOST_TAG_CHARACTERS).join('');
}

/** Returns the tag to suggest for a mailbox: the one that its address names, else the first. */
export const tagForAddress = <T extends Tag>(free: readonly T[], address: string): T | undefined =>
  tagNamed(free, tagOfAddress(address)) ?? free[0];
