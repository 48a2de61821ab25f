import { Parser } from 'htmlparser2';

const VIDEO_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** The maximum number of videos in a feed. */
const FED = 15;

/**
 * Returns the IDs of the videos in a channel's feed (Atom with YouTube's `yt:videoId`), in the order of the feed. Null
 * for anything else, including a truncated feed.
 */
export function readFeed(xml: string): string[] | null {
  const ids: string[] = [];
  const path: string[] = [];
  let [isFeed, isWhole, text] = [false, false, ''];
  const parser = new Parser(
    {
      onopentag(name) {
        path.push(name);
        if (path.length === 1) isFeed = name === 'feed';
        text = '';
      },
      ontext(part) {
        if (path.at(-1) === 'yt:videoId') text += part;
      },
      onclosetag(name, isImplied) {
        const isId = name === 'yt:videoId' && path.length === 3 && path[1] === 'entry';
        if (isId && VIDEO_ID.test(text.trim())) ids.push(text.trim());
        path.pop();
        if (path.length === 0 && name === 'feed') isWhole = !isImplied;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return isFeed && isWhole ? [...new Set(ids)].slice(0, FED) : null;
}
