/**
 * Simulates Discord's webhooks (API v10): executing one, and reading and editing its messages. Lengths are counted in
 * code points, as Discord counts them. Base URL: `<origin>/api/v10`.
 */
import type { Context } from 'hono';
import { z } from 'zod';
import { countSnowflakes } from '../platforms/ids.ts';
import { countCalls, type Window } from '../platforms/rate-limit.ts';
import { keep } from '../platforms/records.ts';
import { createSimulator, type Env, Problem, type Simulated } from '../platforms/simulator.ts';
import { fill, type Message, newMessage } from './messages.ts';
import { discordProblem, invalidForm, invalidToken, unknownWebhook } from './problem.ts';
import { readMessage } from './read.ts';
import { refusals } from './refusals.ts';
import { DEVELOPMENT_WEBHOOK, type Webhook } from './webhook.ts';

export interface DiscordOptions {
  /** Defaults to `DEVELOPMENT_WEBHOOK` alone. */
  webhooks?: Webhook[];
  /** Calls per method that a webhook accepts in 2 seconds. Defaults to 5. */
  callsPer2Seconds?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export interface SimulatedDiscord extends Simulated {
  /** Deletes a webhook, as its channel's owner can. Also at `POST /_control/delete_webhook` with `{id}`. */
  deleteWebhook(id: string): void;
}

export const DISCORD_STEPS = ['discord.post', 'discord.edit', 'discord.read'] as const;

const EPOCH = 1_420_070_400_000;
const WINDOW_MS = 2000;
const CALLS_PER_WINDOW = 5;
const BASE = '/api/v10';

export function createDiscord(options: DiscordOptions = {}): SimulatedDiscord {
  const now = options.now ?? Date.now;
  const limit = options.callsPer2Seconds ?? CALLS_PER_WINDOW;
  const webhooks = new Map(
    (options.webhooks ?? [DEVELOPMENT_WEBHOOK]).map((webhook) => [webhook.id, webhook]),
  );
  const messages = new Map<string, Message>();
  const newId = countSnowflakes(EPOCH, now);
  const count = countCalls(WINDOW_MS, now);
  const timestamp = () => new Date(now()).toISOString();

  const simulator = createSimulator({ steps: DISCORD_STEPS, refusals }, now, (app, at, { posts }) => {
    app.notFound((c) =>
      /^\/api\/v(?!10\/)/.test(c.req.path)
        ? c.json({ message: 'Invalid API version', code: 50_041 }, 400)
        : c.json({ message: '404: Not Found', code: 0 }, 404),
    );

    app.get(`${BASE}/webhooks/:id/:token`, at('discord.read'), (c) => {
      const { id, token, name, channelId, guildId } = authorize(c);
      const place = { channel_id: channelId, guild_id: guildId, application_id: null };
      return c.json({ id, type: 1, name, avatar: null, token, ...place });
    });

    app.post(`${BASE}/webhooks/:id/:token`, at('discord.post'), async (c) => {
      const webhook = authorize(c);
      const { body, files } = await readMessage(c);
      const message = newMessage(webhook, newId(), timestamp(), body);
      const images = await fill(message, body, files, newId);
      messages.set(message.id, message);
      const { id, content, timestamp: sentAt } = message;
      const post = { id, account: webhook.id, kind: 'message', text: content, link: null, images };
      keep(posts, { ...post, at: sentAt, edited_at: null });
      return readWait(c) ? c.json(message) : c.body(null, 204);
    });

    app.get(`${BASE}/webhooks/:id/:token/messages/:message`, at('discord.read'), (c) => {
      return c.json(findMessage(c, authorize(c)));
    });

    app.patch(`${BASE}/webhooks/:id/:token/messages/:message`, at('discord.edit'), async (c) => {
      const message = findMessage(c, authorize(c));
      const { body, files } = await readMessage(c);
      const images = await fill(message, body, files, newId);
      message.edited_timestamp = timestamp();
      const post = posts.find(({ id }) => id === message.id);
      if (post) {
        Object.assign(post, { text: message.content, edited_at: message.edited_timestamp });
        post.images = [...post.images, ...images];
      }
      return c.json(message);
    });

    app.post('/_control/delete_webhook', async (c) => {
      const { id } = z.strictObject({ id: z.string() }).parse(await c.req.json());
      return c.json(webhooks.delete(id));
    });
  });
  return { ...simulator, deleteWebhook: (id) => webhooks.delete(id) };

  /** Returns the webhook of the path, and counts the call. */
  function authorize(c: Context<Env>): Webhook {
    const id = c.req.param('id') ?? '';
    if (!/^\d{1,20}$/.test(id)) {
      const message = `Value "${id}" is not snowflake.`;
      throw invalidForm([{ path: ['webhook_id'], code: 'NUMBER_TYPE_COERCE', message }]);
    }
    const window = count(`${c.req.method} ${id}`, limit);
    for (const [name, value] of Object.entries(limitHeaders(window))) c.header(name, value);
    if (window.isOver) throw rateLimited(window);
    const webhook = webhooks.get(id);
    if (!webhook) throw unknownWebhook();
    if (webhook.token !== c.req.param('token')) throw invalidToken();
    return webhook;
  }

  function limitHeaders({ limit: calls, remaining, resetsAt }: Window): Record<string, string> {
    return {
      'x-ratelimit-limit': String(calls),
      'x-ratelimit-remaining': String(remaining),
      'x-ratelimit-reset': (resetsAt / 1000).toFixed(3),
      'x-ratelimit-reset-after': ((resetsAt - now()) / 1000).toFixed(3),
      'x-ratelimit-bucket': 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
    };
  }

  function rateLimited(window: Window): Problem {
    const wait = (window.resetsAt - now()) / 1000;
    const body = { message: 'You are being rate limited.', retry_after: wait, global: false };
    const headers = { 'retry-after': String(Math.ceil(wait)), 'x-ratelimit-scope': 'user' };
    return new Problem(429, body, { ...limitHeaders(window), ...headers });
  }

  function findMessage(c: Context<Env>, webhook: Webhook): Message {
    const message = messages.get(c.req.param('message') ?? '');
    if (message?.webhook_id !== webhook.id) throw discordProblem(404, 10_008, 'Unknown Message');
    return message;
  }
}

function readWait(c: Context<Env>): boolean {
  return ['true', '1'].includes((c.req.query('wait') ?? '').toLowerCase());
}
