import { type Evidence, finalResponse, header } from './evidence.ts';

/** One serialized policy (CSP 3, 2.2). */
export interface Policy {
  /** The directives, names and sources in lower case; a source directive without sources is `'none'`. */
  directives: ReadonlyMap<string, string[]>;
  /** The place of the policy, for readers of a report. */
  place: string;
}

export interface Policies {
  policies: Policy[];
  /** Why browsers or the Observatory consider the header or element a mistake. */
  problems: string[];
  /** Reporting directives that are repeated, which is allowed. */
  repeated: string[];
}

/** Maximum policies: more can only forbid more. */
const MAX_POLICIES = 100;
/** The minimum length of a policy with a directive: the shortest is `img-src`, less one. */
const MIN_POLICY_CHARACTERS = 6;
const MAY_REPEAT = new Set(['report-uri', 'report-to']);
/** Directives not allowed in `<meta>` (CSP 3, 3.3). */
const NOT_IN_META = new Set(['frame-ancestors', 'report-uri', 'sandbox']);

/**
 * Returns the policies that browsers enforce: those of the header and of `<meta>` elements, each separated by commas,
 * without directives that are not allowed in an element.
 */
export function enforcedPolicies(evidence: Evidence): Policies {
  const value = header(finalResponse(evidence), 'content-security-policy');
  const found: Policies = { policies: [], problems: [], repeated: [] };
  if (value !== null) readList(value, 'Content-Security-Policy', found);
  for (const content of evidence.page?.policies ?? []) readList(content, '<meta>', found);
  found.policies = found.policies.filter(({ directives }) => directives.size > 0);
  return found;
}

function readList(list: string, place: string, found: Policies): void {
  const pieces = list.split(',').map((piece) => piece.trim());
  const texts = pieces.filter((piece) => piece !== '');
  if (texts.length === 0) found.problems.push(`${place}: empty`);
  for (const text of texts) {
    if (found.policies.length === MAX_POLICIES) return;
    found.policies.push({ directives: readPolicy(text, place, found), place });
  }
}

function readPolicy(text: string, place: string, { problems, repeated }: Policies): Map<string, string[]> {
  if (text.length < MIN_POLICY_CHARACTERS) problems.push(`${place}: ${text}`);
  const seen = new Set<string>();
  const directives = new Map<string, string[]>();
  for (const part of text.toLowerCase().split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name === '') continue;
    if (seen.has(name)) {
      (MAY_REPEAT.has(name) ? repeated : problems).push(`${place}: ${name} is repeated`);
      continue;
    }
    seen.add(name);
    if (place === '<meta>' && NOT_IN_META.has(name)) continue;
    directives.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return directives;
}
