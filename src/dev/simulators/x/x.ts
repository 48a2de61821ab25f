/**
 * Simulates X's API v2: posting with images, reading the own user, and refreshing OAuth 2.0 tokens. Users sign in with
 * OAuth 2.0 or OAuth 1.0a. X refuses a text that the user posted in the last 24 hours; posts with images are never
 * duplicates, because each image adds a unique link to the post.
 */
import type { Context } from 'hono';
import { z } from 'zod';
import { countSnowflakes } from '../platforms/ids.ts';
import { countCalls } from '../platforms/rate-limit.ts';
import { keep } from '../platforms/records.ts';
import { createSimulator, type Env, type Simulated } from '../platforms/simulator.ts';
import { DEVELOPMENT_USER, type XUser } from './accounts.ts';
import { type Media, readUpload } from './media.ts';
import { createVerifier } from './oauth1.ts';
import {
  duplicateText,
  forbidden,
  notFound,
  oauth1ReadOnly,
  tooManyRequests,
  unauthorized,
} from './problem.ts';
import { refusalsAt } from './refusals.ts';
import { createTokens, type TokenState, type Tokens } from './tokens.ts';
import { readTweet } from './tweets.ts';

export interface XOptions {
  /** Defaults to `DEVELOPMENT_USER` alone. */
  users?: XUser[];
  /** The number of posts per user in 15 minutes. Defaults to 100. */
  postsPer15Minutes?: number;
  /** The tokens of an earlier run. */
  tokens?: TokenState;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export interface SimulatedX extends Simulated {
  /** Also available at `POST /_control/{consent,expire,revoke}` with `{user_id}`. */
  tokens: Pick<Tokens, 'state' | 'consent' | 'expire' | 'revoke'>;
}

export const X_STEPS = ['x.tweet', 'x.media', 'x.me', 'x.token'] as const;

const EPOCH = 1_288_834_974_657;
const WINDOW_MS = 15 * 60_000;
const POSTS_PER_WINDOW = 100;
const CALLS_PER_WINDOW = 500;
const DUPLICATE_MS = 24 * 60 * 60_000;

export function createX(options: XOptions = {}): SimulatedX {
  const now = options.now ?? Date.now;
  const users = options.users ?? [DEVELOPMENT_USER];
  const postLimit = options.postsPer15Minutes ?? POSTS_PER_WINDOW;
  const newId = countSnowflakes(EPOCH, now);
  const count = countCalls(WINDOW_MS, now);
  const tokens = createTokens(users, now, options.tokens);
  const verify = createVerifier(users, now);
  const media = new Map<string, Media>();
  const specials = { duplicate: ['x.tweet'], credits_depleted: ['x.tweet', 'x.media', 'x.me'] };
  const dialect = { steps: X_STEPS, refusals: refusalsAt(now), specials };

  const simulator = createSimulator(dialect, now, (app, at, { posts, duplicates }) => {
    app.notFound(() => {
      throw notFound();
    });

    app.get('/2/users/me', at('x.me'), async (c) => {
      const { id, username, name } = await authorize(c, ['tweet.read', 'users.read']);
      return c.json({ data: { id, name, username } });
    });

    app.post('/2/media/upload', at('x.media'), async (c) => {
      const user = await authorize(c, ['media.write']);
      const upload = await readUpload(c, newId(), user.id, now());
      media.set(upload.media.id, upload.media);
      return c.json(upload.answer);
    });

    app.post('/2/tweets', at('x.tweet'), async (c) => {
      const user = await authorize(c, ['tweet.read', 'tweet.write', 'users.read'], postLimit);
      const tweet = readTweet(await c.req.text(), user.id, media, now());
      const place = { account: user.id, text: tweet.text, at: new Date(now()).toISOString() };
      const isDuplicate = posts.some(
        ({ account, text, images, at: postedAt }) =>
          account === user.id &&
          images.length + tweet.media.length === 0 &&
          text.normalize() === tweet.text.normalize() &&
          now() - Date.parse(postedAt) < DUPLICATE_MS,
      );
      if (isDuplicate) {
        keep(duplicates, { ...place, step: 'x.tweet' });
        throw duplicateText();
      }
      const id = newId();
      const images = tweet.media.map(({ hash }) => hash);
      keep(posts, { ...place, id, kind: 'tweet', link: null, images, edited_at: null });
      return c.json({ data: { id, text: tweet.text, edit_history_tweet_ids: [id] } }, 201);
    });

    app.post('/2/oauth2/token', at('x.token'), async (c) => c.json(await tokens.refresh(c.req.raw)));

    app.post('/_control/:action{consent|expire|revoke}', async (c) => {
      const { user_id: userId } = z.strictObject({ user_id: z.string() }).parse(await c.req.json());
      return c.json(tokens[c.req.param('action') as 'consent' | 'expire' | 'revoke'](userId) ?? null);
    });
  });
  return { ...simulator, tokens };

  /** Returns the user of the call, and counts the call. Throws 401, 403 and 429. */
  async function authorize(c: Context<Env>, scopes: string[], limit = CALLS_PER_WINDOW): Promise<XUser> {
    const user = await identify(c, scopes);
    const window = count(`${c.req.path} ${user.id}`, limit);
    c.header('x-rate-limit-limit', String(window.limit));
    c.header('x-rate-limit-remaining', String(window.remaining));
    c.header('x-rate-limit-reset', String(Math.ceil(window.resetsAt / 1000)));
    if (window.isOver) throw tooManyRequests();
    return user;
  }

  async function identify(c: Context<Env>, scopes: string[]): Promise<XUser> {
    const authorization = c.req.header('authorization') ?? '';
    if (/^OAuth\s/i.test(authorization)) {
      const user = await verify(c.req.raw);
      c.header('x-access-level', user.oauth1.isReadOnly ? 'read' : 'read-write');
      if (user.oauth1.isReadOnly && c.req.method === 'POST') throw oauth1ReadOnly();
      return user;
    }
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    const found = token ? tokens.find(token) : null;
    if (!found) throw unauthorized();
    if (!scopes.every((scope) => found.scopes.includes(scope))) throw forbidden();
    return found.user;
  }
}
