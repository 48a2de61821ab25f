/** RFC 9309 wants 500 KiB to be read. */
export const ROBOTS_BYTES = 512 * 1024;
const MAX_RULES = 1000;
const MAX_RULE_CHARACTERS = 1000;

interface Rule {
  isAllowed: boolean;
  pattern: string;
}

/** The rules of a robots.txt for crawlers that it does not name (RFC 9309). */
export function readRobots(text: string): { isAllowed(url: string): boolean; sitemaps: string[] } {
  const rules: Rule[] = [];
  const sitemaps: string[] = [];
  let isForUs = false;
  let isInAgents = false;
  for (const line of text.split(/[\r\n]+/)) {
    const [, name = '', value = ''] =
      /^\s*([\w-]+)\s*:([^#]*)/.exec(line.slice(0, 2 * MAX_RULE_CHARACTERS)) ?? [];
    const key = name.toLowerCase();
    const content = value.trim();
    if (key === 'sitemap') sitemaps.push(content);
    if (key === 'user-agent') {
      isForUs = content === '*' || (isInAgents && isForUs);
      isInAgents = true;
    }
    if (key !== 'allow' && key !== 'disallow') continue;
    isInAgents = false;
    const isUsed = isForUs && content !== '' && content.length <= MAX_RULE_CHARACTERS;
    if (isUsed && rules.length < MAX_RULES) rules.push({ isAllowed: key === 'allow', pattern: content });
  }
  return { isAllowed: (url) => isAllowed(rules, url), sitemaps };
}

/** The longest rule that matches decides; of two as long, the one that allows. */
function isAllowed(rules: readonly Rule[], url: string): boolean {
  const { pathname, search } = new URL(url);
  let best: Rule | null = null;
  for (const rule of rules) {
    if (!matches(rule.pattern, pathname + search)) continue;
    const isLonger = !best || rule.pattern.length > best.pattern.length;
    if (isLonger || (rule.isAllowed && rule.pattern.length === best?.pattern.length)) best = rule;
  }
  return best?.isAllowed ?? true;
}

/** `*` stands for any characters, and `$` at the end for the end. Takes linear time in the number of stars. */
function matches(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$');
  const [first = '', ...rest] = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  if (rest.length === 0) return !isAnchored || path === first;
  const last = isAnchored ? rest.pop()! : '';
  let at = first.length;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return path.length - last.length >= at && path.endsWith(last);
}
