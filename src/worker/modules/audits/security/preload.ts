/**
 * The top-level domains that browsers reach by https alone, all names below them included, and in which anybody may
 * register: the entries “public-suffix” of Chromium's `transport_security_state_static.json`, as of 2026, without
 * domains of a single company. The list also has 100,000 single sites, which Herald does not know.
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

/** Those of the hosts that the HSTS preload lists of browsers have because of their top-level domain. */
export function preloadedHostsOf(hosts: readonly string[]): string[] {
  return hosts.filter((host) => PRELOADED.has(host.split('.').at(-1) ?? ''));
}
