const MAX_PATTERN = 2000;

export interface Rule {
  pattern: string;
  isAllowed: boolean;
  /** The line, from 1. */
  line: number;
}

/** The rules of robots.txt by the name of the crawler, in lower case. */
export type Rules = ReadonlyMap<string, Rule[]>;

/** Yields the directives of a robots.txt (RFC 9309): name in lower case, value, and line from 1. */
export function* directivesOf(
  text: string,
): Iterable<{ name: string; value: string; line: number; raw: string }> {
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const statement = raw.replace(/#.*$/s, '').trim();
    if (statement === '') continue;
    const colon = statement.indexOf(':');
    const name = colon === -1 ? '' : statement.slice(0, colon).trim().toLowerCase();
    yield {
      name,
      value: colon === -1 ? '' : statement.slice(colon + 1).trim(),
      line: index + 1,
      raw: statement,
    };
  }
}

/** Reads the groups of a robots.txt. Rules of one crawler in several groups count together. */
export function readRules(text: string): Rules {
  const rules = new Map<string, Rule[]>();
  let agents: string[] = [];
  let isAmongAgents = false;
  for (const { name, value, line } of directivesOf(text)) {
    if (name === 'user-agent') {
      if (!isAmongAgents) agents = [];
      if (value !== '') agents.push(value.toLowerCase().split('/')[0]!.trim());
    }
    isAmongAgents = name === 'user-agent';
    if (name !== 'allow' && name !== 'disallow') continue;
    for (const agent of agents) {
      const group = rules.get(agent) ?? [];
      rules.set(agent, group);
      if (value !== '') group.push({ pattern: encodePattern(value), isAllowed: name === 'allow', line });
    }
  }
  return rules;
}

/** Finds the rule for a URL and a crawler: the longest match; of two equally long, the one that allows. */
export function findRule(rules: Rules, url: string, agent: string): Rule | null {
  const { pathname, search } = new URL(url);
  const path = upperEscapes(pathname + search);
  let found: Rule | null = null;
  for (const rule of rules.get(agent.toLowerCase()) ?? rules.get('*') ?? []) {
    const longer = rule.pattern.length - (found?.pattern.length ?? -1);
    if (longer < 0 || (longer === 0 && (found?.isAllowed || !rule.isAllowed))) continue;
    if (matches(rule.pattern, path)) found = rule;
  }
  return found;
}

function encodePattern(pattern: string): string {
  return upperEscapes(encodeURI(pattern.slice(0, MAX_PATTERN).toWellFormed()).replaceAll('%25', '%'));
}

function upperEscapes(text: string): string {
  return text.replace(/%[\da-f]{2}/gi, (octet) => octet.toUpperCase());
}

/** Whether a path matches. `*` stands for any text, `$` at the end for the end of the path. Takes linear time. */
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
