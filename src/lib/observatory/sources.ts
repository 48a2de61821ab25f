import type { Policy } from './policies.ts';

/** The fallbacks of a missing directive, in this order (CSP 3, 6.8.3). */
const FALLBACKS = new Map([
  ['script-src-elem', ['script-src', 'default-src']],
  ['script-src-attr', ['script-src', 'default-src']],
  ['style-src-elem', ['style-src', 'default-src']],
  ['style-src-attr', ['style-src', 'default-src']],
  ['worker-src', ['child-src', 'script-src', 'default-src']],
  ['frame-src', ['child-src', 'default-src']],
  ...['script', 'style', 'object', 'img', 'media', 'font', 'connect', 'child', 'manifest', 'prefetch'].map(
    (name): [string, string[]] => [`${name}-src`, ['default-src']],
  ),
]);
const SCRIPTS = new Set(['script-src', 'script-src-elem', 'script-src-attr']);
const NONCE_OR_HASH = /^'(?:nonce|sha256|sha384|sha512)-/;
/** Matches the sources that `'strict-dynamic'` disables, besides hosts. */
const NOT_DYNAMIC = /^(?:ftp:|https?:|\*|'self'$|'unsafe-inline'$)/;

/**
 * Returns the sources that all policies allow for a directive, each by its fallbacks and without those disabled by a
 * nonce, a hash or `'strict-dynamic'`; null if no policy limits them.
 */
export function allowedSources(policies: readonly Policy[], name: string): Set<string> | null {
  const lists = policies.flatMap((policy) => {
    const declared = declaredIn(policy, name);
    return declared ? [new Set(inForce(declared, name))] : [];
  });
  const [first, ...others] = lists;
  if (!first) return null;
  const both = others.reduce(intersect, first);
  return both.size === 0 && others.length > 0 ? new Set(["'none'"]) : both;
}

/** Whether a policy has `'strict-dynamic'` for scripts, but no nonce or hash, which allows no script at all. */
export function hasUselessStrictDynamic(policy: Policy): boolean {
  const sources = declaredIn(policy, 'script-src') ?? [];
  return sources.includes("'strict-dynamic'") && !hasNonceOrHash(sources);
}

function declaredIn({ directives }: Policy, name: string): string[] | undefined {
  const declared = [name, ...(FALLBACKS.get(name) ?? [])].find((candidate) => directives.has(candidate));
  return declared === undefined ? undefined : directives.get(declared);
}

/** Returns the active sources (CSP 3, 6.7.3.2 and 8.2). */
function inForce(sources: string[], name: string): string[] {
  if (!hasNonceOrHash(sources)) return sources;
  if (SCRIPTS.has(name) && sources.includes("'strict-dynamic'")) {
    return sources.filter((source) => !NOT_DYNAMIC.test(source));
  }
  return sources.filter((source) => source !== "'unsafe-inline'");
}

function hasNonceOrHash(sources: string[]): boolean {
  return sources.some((source) => NONCE_OR_HASH.test(source));
}

function intersect(some: Set<string>, others: Set<string>): Set<string> {
  return new Set([
    ...[...some].filter((source) => covers(others, source)),
    ...[...others].filter((source) => covers(some, source)),
  ]);
}

/** Whether a list allows everything that a source allows (CSP 3, 6.7.2.8), judged by schemes and `*`. */
function covers(list: Set<string>, source: string): boolean {
  if (list.has(source)) return true;
  if (source.startsWith("'")) return false;
  const scheme = /^[a-z][a-z0-9+.-]*:(?=\/\/|$)/.exec(source)?.[0] ?? 'https:';
  if (list.has(scheme) || (scheme === 'https:' && list.has('http:'))) return true;
  return list.has('*') && ['http:', 'https:', 'ws:', 'wss:'].includes(scheme);
}
