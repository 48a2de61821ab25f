const MOST = 64;
/** Letters that Unicode does not decompose into a letter and a mark. */
const SPELLED: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Returns a slug as the API accepts it: lower-case letters, digits and single hyphens; '' if nothing remains. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => SPELLED[letter]!)
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replace(/^-|-$/g, '');
