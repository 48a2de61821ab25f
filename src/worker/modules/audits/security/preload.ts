/**
 * Top-level domains that browsers only reach by https, with all names below them, and in which anybody may register:
 * the entries “public-suffix” of Chromium's `transport_security_state_static.json`, as of 2026, without domains of a
 * single company. The list also has 100,000 single sites, which Herald does not know.
 */
const PRELOADED = new Set([
  'app',
  'bank',
  'boo',
  'channel',
  'dad',
  'day',
  'dev',
  'esq',
  'foo',
  'ing',
  'insurance',
  'meme',
  'mov',
  'new',
  'nexus',
  'page',
  'phd',
  'prof',
  'rsvp',
  'zip',
]);

/** Returns those of the hosts that are in browsers' HSTS preload lists because of their top-level domain. */
export function preloadedHostsOf(hosts: readonly string[]): string[] {
  return hosts.filter((host) => PRELOADED.has(host.split('.').at(-1) ?? ''));
}
