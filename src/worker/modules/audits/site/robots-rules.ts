const MAX_PATTERN = 2000;

export interface Rule {
  pattern: string;
  isAllowed: boolean;
  /** The line, from 1. */
  line: number;
}

/** Crawlers, by their names in lower case, with rules in common. */
interface Group {
  agents: Set<string>;
  rules: Rule[];
}

/** The groups of a robots.txt. */
export type Rules = readonly Group[];

/** Yields the directives of a robots.txt (RFC 9309): name in lower case, value, and line from 1. */
export function* directivesOf(
  text: string,
): Iterable<{ name: string; value: string; line: number; raw: string }> {
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const statement = withoutSpace(raw.replace(/#.*$/s, ''));
    if (statement === '') continue;
    const colon = statement.indexOf(':');
    const name = colon === -1 ? '' : withoutSpace(statement.slice(0, colon)).toLowerCase();
    yield {
      name,
      value: colon === -1 ? '' : withoutSpace(statement.slice(colon + 1)),
      line: index + 1,
      raw: statement,
    };
  }
}

/** Removes the white space of RFC 9309 at both ends. Any other, such as a no-break space, is text. */
function withoutSpace(text: string): string {
  const isSpace = (at: number) => text[at] === ' ' || text[at] === '\t';
  let [start, end] = [0, text.length];
  while (isSpace(start)) start++;
  while (end > start && isSpace(end - 1)) end--;
  return text.slice(start, end);
}

/** Reads the groups of a robots.txt (RFC 9309, 2.2). Only `allow` and `disallow` end the list of crawlers of a group. */
export function readRules(text: string): Rules {
  const groups: Group[] = [];
  let isInList = false;
  for (const { name, value, line } of directivesOf(text)) {
    if (name === 'user-agent') {
      if (!isInList) groups.push({ agents: new Set(), rules: [] });
      isInList = true;
      const agent = agentOf(value);
      if (agent !== null) groups.at(-1)!.agents.add(agent);
    } else if (name === 'allow' || name === 'disallow') {
      isInList = false;
      if (value !== '')
        groups.at(-1)?.rules.push({ pattern: toPattern(value), isAllowed: name === 'allow', line });
    }
  }
  return groups;
}

/** Returns the name of a crawler in lower case, without its version or what follows; `*` for all others; null for none. */
function agentOf(value: string): string | null {
  return /^(?:\*(?!\S)|[\w.-]+)/.exec(value)?.[0].toLowerCase() ?? null;
}

/**
 * Finds the rule for a URL and a crawler: the longest match; of two equally long, the one that allows. Groups of one crawler
 * are joined. One that has any, even without rules, does not have those for all others.
 */
export function findRule(groups: Rules, url: string, agent: string): Rule | null {
  const { pathname, search } = new URL(url);
  const path = toOctets(pathname + search)
    .replaceAll('*', '%2A')
    .replaceAll('$', '%24');
  const groupsOf = (name: string) => groups.filter(({ agents }) => agents.has(name));
  const own = groupsOf(agent.toLowerCase());
  let found: Rule | null = null;
  for (const rule of (own.length > 0 ? own : groupsOf('*')).flatMap(({ rules }) => rules)) {
    const longer = rule.pattern.length - (found?.pattern.length ?? -1);
    if (longer < 0 || (longer === 0 && (found?.isAllowed || !rule.isAllowed))) continue;
    if (matches(rule.pattern, path)) found = rule;
  }
  return found;
}

/** Returns a pattern in which only a wildcard is `*`, and only an end is `$`. */
function toPattern(value: string): string {
  return toOctets(value.slice(0, MAX_PATTERN).toWellFormed()).replace(/\$(?=.)/gs, '%24');
}

/**
 * Returns a path with the escapes by which paths are compared (RFC 9309, 2.2.2): none for letters, digits and `-._~`, in
 * capitals for all else that an address cannot have as it is.
 */
function toOctets(path: string): string {
  return encodeURI(path)
    .replaceAll('%25', '%')
    .replaceAll("'", '%27')
    .replace(/%[\da-f]{2}/gi, (octet) => {
      const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : octet.toUpperCase();
    });
}

/**
 * Returns whether a path matches. `*` stands for any text, `$` at the end for the end of the path. Takes linear time.
 */
function matches(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$');
  const [start = '', ...pieces] = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(start)) return false;
  let at = start.length;
  const end = isAnchored ? pieces.pop() : undefined;
  for (const piece of pieces) {
    const found = path.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  if (!isAnchored) return true;
  return end === undefined ? at === path.length : path.length - end.length >= at && path.endsWith(end);
}
