interface Entry {
  action: string;
  target: string;
  details: Record<string, unknown>;
}
interface Words {
  actions: Record<string, (on: string) => string>;
  other: (action: string, on: string) => string;
  fields: (names: string) => string;
  fromTo: (from: string, to: string) => string;
}

const word = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The target as people call it: an address or name from the details, a member by id, else the end of the target. */
function nameOf({ target, details }: Entry, members: Map<string, string>): string {
  const [kind = '', ...rest] = target.split(':');
  const id = rest.join(':');
  return (
    word(details['email']) ??
    word(details['name']) ??
    (kind === 'user' ? members.get(id) : undefined) ??
    (id || kind)
  );
}

/** Describes an audit log entry as a sentence without its subject, and returns the additional details. */
export function describe(
  entry: Entry,
  words: Words,
  members: Map<string, string>,
): { sentence: string; extra: string } {
  const on = nameOf(entry, members);
  const known = Object.hasOwn(words.actions, entry.action) ? words.actions[entry.action] : undefined;
  const { fields, from, to, reason } = entry.details;
  const extra = [
    Array.isArray(fields) && fields.length > 0 ? words.fields(fields.map(String).join(', ')) : undefined,
    word(from) && word(to) ? words.fromTo(String(from), String(to)) : undefined,
    word(reason),
  ];
  return {
    sentence: known ? known(on) : words.other(entry.action, on),
    extra: extra.filter(Boolean).join(' · '),
  };
}
