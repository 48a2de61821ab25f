import { DomainError } from '../../../lib/errors.ts';
import { dashboardOrigins, type Env } from '../env.ts';

/** Returns the service's own address, without a slash at the end. Throws `unavailable`, NOT_CONFIGURED. */
export function publicUrl(env: Env): string {
  if (env.PUBLIC_URL) return env.PUBLIC_URL.replace(/(?<!\/)\/+$/, '');
  throw new DomainError('unavailable', 'NOT_CONFIGURED', 'PUBLIC_URL is not set: links cannot be made.');
}

/**
 * Returns an allowed redirect target as an absolute address: a path here, or an address of this service or of a
 * dashboard. Throws `forbidden`, INVALID_CALLBACK_URL, for any other: it would be an open redirect.
 */
export function callbackUrl(env: Env, given: string, field = 'callbackURL'): string {
  const own = publicUrl(env);
  const origins = [new URL(own).origin, ...dashboardOrigins(env)];
  // Browsers take a backslash for a slash and skip tabs and line breaks: such an address is not what it seems.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
  const url = /[\\\u0000-\u0020]/.test(given) ? null : URL.parse(given, `${own}/`);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (isWeb && !url.username && !url.password && origins.includes(url.origin)) return url.href;
  const message = 'a path, or an address of this service or of an allowed dashboard';
  throw new DomainError('forbidden', 'INVALID_CALLBACK_URL', `${field}: ${message}.`, {
    errors: [{ path: field, message }],
  });
}

/** Adds parameters to the query of an address. */
export function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
