interface Entry {
  action: string;
  target: string;
  details: Record<string, unknown>;
}
interface Words {
  actions: Record<string, (on: string) => string>;
  /** For an action that is newer than this page. */
  other: string;
  fieldNames: Record<string, string>;
  fields: (names: string) => string;
  values: Record<string, string>;
  reasons: Record<string, string>;
  fromTo: (from: string, to: string) => string;
}

/** Platforms and services as they write themselves. */
const NAMES: Record<string, string> = {
  x: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
  discord: 'Discord',
  youtube: 'YouTube',
  cal_com: 'Cal.com',
  calendly: 'Calendly',
};
const word = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const inWords = (words: Record<string, string>, code: string) =>
  Object.hasOwn(words, code) ? words[code] : undefined;

/** The target as people call it: an address or name from the details, a member by id, else the end of the target. */
function nameOf({ target, details }: Entry, members: Map<string, string>): string {
  const [kind = '', ...rest] = target.split(':');
  const id = rest.join(':');
  return (
    word(details['email']) ??
    word(details['name']) ??
    (kind === 'user' ? members.get(id) : undefined) ??
    (kind === 'voice' || kind === 'credential' ? inWords(NAMES, id) : undefined) ??
    (id || kind)
  );
}

/** Describes an audit log entry as a sentence without its subject, and returns the additional details. */
export function describe(
  entry: Entry,
  words: Words,
  members: Map<string, string>,
): { sentence: string; extra: string } {
  const known = Object.hasOwn(words.actions, entry.action) ? words.actions[entry.action] : undefined;
  const { fields, from, to, reason } = entry.details;
  const named = Array.isArray(fields)
    ? new Set(fields.flatMap((field) => inWords(words.fieldNames, String(field)) ?? []))
    : new Set<string>();
  const [before, after] = [word(from), word(to)].map(
    (value) => value && (inWords(words.values, value) ?? value),
  );
  const extra = [
    named.size > 0 ? words.fields([...named].join(', ')) : undefined,
    before && after ? words.fromTo(before, after) : undefined,
    word(reason) && (inWords(words.reasons, String(reason)) ?? String(reason)),
  ];
  return {
    sentence: known ? known(nameOf(entry, members)) : words.other,
    extra: extra.filter(Boolean).join(' · '),
  };
}
