/** The choice among a video's thumbnails. */

/** YouTube's names, best first. `sd` and `hq` are 4:3 with black bars; `mq` is 16:9 but only 320 pixels wide. */
const BY_QUALITY = ['maxres', 'standard', 'high', 'medium', 'default'] as const;
/** File names in URLs such as `https://i.ytimg.com/vi/{id}/maxresdefault.jpg`. */
const FILES = ['maxresdefault', 'sddefault', 'hqdefault', 'mqdefault'] as const;

export interface Thumbnail {
  url: string;
  width?: number;
  height?: number;
}

/** Returns the URLs to try in order, best first, from the `snippet.thumbnails` of YouTube's API. */
export function pickThumbnail(thumbnails: Record<string, Thumbnail | undefined>): string[] {
  return BY_QUALITY.flatMap((name) => thumbnails[name]?.url ?? []);
}

/** Returns the URLs to try in order if only one is known: the larger ones may not exist. */
export function thumbnailAddresses(url: string): string[] {
  const match = /^(https:\/\/i\d?\.ytimg\.com\/vi\/[\w-]{1,20}\/)(\w{1,20})(\.jpg)$/.exec(url);
  if (!match || !FILES.some((file) => match[2]!.startsWith(file))) return [url];
  return FILES.map((file) => `${match[1]}${file}${match[3]}`);
}
