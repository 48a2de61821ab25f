/** The rules of `POST /2/tweets`. */
import twitter from 'twitter-text';
import { z } from 'zod';
import type { Media } from './media.ts';
import { invalidRequest } from './problem.ts';

const tweetBody = z.strictObject({
  text: z.string().optional(),
  media: z
    .strictObject({
      media_ids: z
        .array(z.string().regex(/^[0-9]{1,19}$/))
        .min(1)
        .max(4),
      tagged_user_ids: z.array(z.string()).max(10).optional(),
    })
    .optional(),
  reply: z.strictObject({ in_reply_to_tweet_id: z.string() }).optional(),
  quote_tweet_id: z.string().optional(),
  reply_settings: z.enum(['following', 'mentionedUsers', 'subscribers', 'verified']).optional(),
  made_with_ai: z.boolean().optional(),
});

export interface NewTweet {
  text: string;
  media: Media[];
}

/**
 * Checks a body as X does: unknown fields, the weighted length (twitter-text 3), and that media exist, belong to the
 * user and have not expired. Throws 400.
 */
export function readTweet(
  body: string,
  userId: string,
  stored: ReadonlyMap<string, Media>,
  now: number,
): NewTweet {
  const result = tweetBody.safeParse(parse(body));
  if (!result.success) {
    const [{ path, message } = { path: [], message: '' }] = result.error.issues;
    throw invalidRequest(`[$.${path.join('.')}] ${message}`, { [`$.${path.join('.')}`]: [''] });
  }
  const { text = '', media: attached } = result.data;
  if (!text.trim() && !attached) {
    throw invalidRequest('One of the following fields is required: text, media.', { text: [text] });
  }
  const { weightedLength, valid } = twitter.parseTweet(text);
  if (weightedLength > 280) {
    const rules = 'https://github.com/twitter/twitter-text';
    throw invalidRequest(
      `Your Tweet text is too long. For more information on how Twitter determines text length see ${rules}.`,
      { text: [text] },
    );
  }
  if (text && !valid) throw invalidRequest('Your Tweet text has invalid characters.', { text: [text] });
  const ids = attached?.media_ids ?? [];
  const media = ids.flatMap((id) => {
    const one = stored.get(id);
    return one && one.userId === userId && one.expiresAt > now ? [one] : [];
  });
  if (media.length < ids.length) {
    throw invalidRequest('Your media IDs are invalid.', { 'media.media_ids': ids });
  }
  return { text: text.trim(), media };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw invalidRequest('The body is not JSON.');
  }
}
