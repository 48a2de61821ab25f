import type { PutStreamChannel } from '../../../../contract/stream/channel.ts';
import { invalid } from '../../../../lib/errors.ts';

/** A filter of `channels.list`. */
export type Filter = { id: string } | { forHandle: string } | { forUsername: string };

const HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com'];
const CHANNEL_ID = /^UC[A-Za-z0-9_-]{22}$/;
const EXPECTED = 'expected the address of a channel, such as https://www.youtube.com/@boatworks';

/** Returns the filters for the named channel, likeliest first. The URL is not fetched. Throws `invalid`. */
export function filtersOf({ channel_id, handle, url }: PutStreamChannel): Filter[] {
  if (channel_id !== undefined) return [{ id: channel_id }];
  if (handle !== undefined) return [forHandle(handle)];
  return filtersOfUrl(url ?? '');
}

function filtersOfUrl(address: string): Filter[] {
  const url = URL.parse(address);
  if (!url || !HOSTS.includes(url.hostname) || url.port !== '' || url.username || url.password) {
    throw invalid('url', EXPECTED);
  }
  const [first = '', second = ''] = url.pathname.split('/').slice(1).map(decode);
  if (first.startsWith('@') && first.length > 1) return [forHandle(first)];
  if (first === 'channel' && CHANNEL_ID.test(second)) return [{ id: second }];
  if (first === 'user' && isName(second)) return [{ forUsername: second }];
  // An old custom address has no filter of its own; most became handles.
  if (first === 'c' && isName(second)) return [forHandle(second), { forUsername: second }];
  throw invalid('url', EXPECTED);
}

const forHandle = (handle: string): Filter => ({ forHandle: `@${handle.replace(/^@/, '')}` });
const isName = (name: string) => /^[\p{L}\p{N}._·-]{1,100}$/u.test(name);

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Text that cannot be decoded is not a name.
    return '';
  }
}
