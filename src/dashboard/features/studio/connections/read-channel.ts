type Named = { channel_id: string } | { handle: string } | { url: string };

/** Parses the name of a channel: an id, a handle or a URL. Returns null for anything else. */
export function readChannel(written: string): Named | null {
  const name = written.trim();
  if (/^https?:\/\//i.test(name)) return URL.canParse(name) ? { url: name } : null;
  if (/^(?:www\.|m\.)?youtube\.com\//i.test(name)) return { url: `https://${name}` };
  if (/^UC[A-Za-z0-9_-]{22}$/.test(name)) return { channel_id: name };
  if (/^@?[\p{L}\p{N}._·-]{3,30}$/u.test(name)) return { handle: name };
  return null;
}
