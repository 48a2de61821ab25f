const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Returns the target of a redirect, without its fragment; null if the response is not a redirect, or the target is not
 * a URL.
 */
export function redirectOf(url: string, status: number | null, headers: Headers): string | null {
  const location = headers.get('location');
  if (status === null || location === null || !REDIRECTS.includes(status)) return null;
  const next = URL.parse(location, url);
  if (!next) return null;
  next.hash = '';
  return next.href;
}
