/** Webhooks of Discord: https://docs.discord.com/developers/resources/webhook */

import type { Ctx } from '../../../platform/ctx.ts';
import type { Env } from '../../../platform/env.ts';
import {
  type Answer,
  baseUrl,
  type CallKind,
  callPlatform,
  isObject,
  type PlatformRequest,
  unreadable,
} from '../platforms/call.ts';
import { isId } from '../platforms/opaque-id.ts';
import { type PlatformClient, PlatformFailure, type Post } from '../platforms/platform.ts';
import { oneLine, quote } from '../platforms/quote.ts';
import { retryTime } from '../platforms/retry-time.ts';
import { wrongValue } from '../platforms/secret-value.ts';

export interface DiscordSecret {
  id: string;
  token: string;
  /** The id of the server, which is part of the URLs of messages. Known after the first check. */
  guildId?: string;
}

const HOSTS = ['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com'];
const WEBHOOK_PATH = /^\/api(?:\/v\d{1,2})?\/webhooks\/([\w-]{1,100})\/([\w-]{1,200})\/?$/;
/** The type of webhook that can post. */
const INCOMING = 1;
/** Prevents mentions in a title from notifying anybody. */
const NO_MENTIONS = { parse: [] };
/** The wait, in seconds, after a rate limit without a time. */
const DEFAULT_PAUSE_SECONDS = 5;

export const discord: PlatformClient<DiscordSecret> = {
  scopes: [],
  checkCost: null,

  parse(value) {
    const url = URL.parse(value);
    const [, id, token] = WEBHOOK_PATH.exec(url?.pathname ?? '') ?? [];
    const isDiscord =
      url?.protocol === 'https:' && HOSTS.includes(url.host) && !url.username && !url.password;
    if (isDiscord && id && token) return { id, token };
    throw wrongValue('the URL of a webhook, such as https://discord.com/api/webhooks/1234567890/token');
  },

  async check(ctx, secret) {
    const { json } = await call(ctx, secret, 'read', { method: 'GET', path: '' });
    if (!isId(json.id)) throw unreadable('discord', 'read');
    const name = typeof json.name === 'string' ? oneLine(json.name, 100) : '';
    return {
      account: {
        id: json.id,
        name: name || 'Webhook',
        scopes: null,
        missing: json.type === undefined || json.type === INCOMING ? [] : ['incoming webhook'],
      },
      secret: isId(json.guild_id) ? { ...secret, guildId: json.guild_id } : secret,
    };
  },

  plan(secret, post) {
    const payload = payloadOf(post);
    const id = secret?.id ?? '{webhook_id}';
    return [
      {
        method: 'POST',
        path: `/webhooks/${id}/{token}?wait=true`,
        body: post.image ? { payload_json: payload, 'files[0]': post.image.url } : payload,
      },
    ];
  },

  async prepare(_ctx, _secret, _post, progress) {
    return { progress, isReady: true };
  },

  async publish(ctx, secret, post) {
    const { json } = await call(ctx, secret, 'publish', {
      method: 'POST',
      path: '?wait=true',
      ...(await bodyOf(post)),
    });
    const { id: postId, channel_id: channel } = json;
    if (!isId(postId)) throw unreadable('discord', 'publish');
    const postUrl =
      secret.guildId && isId(channel)
        ? `https://discord.com/channels/${secret.guildId}/${channel}/${postId}`
        : null;
    return { postId, postUrl };
  },

  async edit(ctx, secret, postId, text) {
    await call(ctx, secret, 'upload', {
      method: 'PATCH',
      path: `/messages/${postId}`,
      ...asJson({ content: text, allowed_mentions: NO_MENTIONS }),
    });
  },
};

function payloadOf(post: Post) {
  return { content: post.text, allowed_mentions: NO_MENTIONS };
}

type Body = Pick<PlatformRequest, 'headers' | 'body'>;

async function bodyOf(post: Post): Promise<Body> {
  const payload = payloadOf(post);
  if (!post.image) return asJson(payload);
  const { bytes, contentType } = await post.image.read();
  const filename = contentType === 'image/png' ? 'image.png' : 'image.jpg';
  const form = new FormData();
  form.set('payload_json', JSON.stringify(payload));
  form.set('files[0]', new Blob([bytes], { type: contentType }), filename);
  return { headers: {}, body: form };
}

function asJson(value: unknown): Body {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

async function call(
  ctx: Ctx,
  secret: DiscordSecret,
  kind: CallKind,
  { path, method, headers = {}, body }: Partial<Body> & { path: string; method: PlatformRequest['method'] },
): Promise<Answer> {
  const url = `${apiUrl(ctx.env)}/webhooks/${secret.id}/${secret.token}${path}`;
  const request = { url, method, headers, ...(body === undefined ? {} : { body }) };
  const answer = await callPlatform(ctx, 'discord', kind, request);
  if (answer.status >= 400) throw failureOf(ctx, answer, secret);
  return answer;
}

function apiUrl(env: Env): string {
  return baseUrl(env.DISCORD_API_URL, 'https://discord.com/api/v10');
}

const UNKNOWN_WEBHOOK = 10015;
const UNKNOWN_MESSAGE = 10008;
const INVALID_TOKEN = 50027;
const MISSING_PERMISSIONS = 50013;
const TOO_LARGE = 40005;

function failureOf(ctx: Ctx, { status, headers, json }: Answer, secret: DiscordSecret): PlatformFailure {
  const says = quote(json.message, secret);
  const { code } = json;
  if (status === 429) {
    const seconds = json.retry_after ?? headers.get('retry-after') ?? DEFAULT_PAUSE_SECONDS;
    const retryAt = retryTime(ctx, { seconds }) ?? retryTime(ctx, { seconds: DEFAULT_PAUSE_SECONDS });
    return new PlatformFailure('RATE_LIMITED', 'Discord asks for a pause. Herald tries again after it.', {
      retryAt,
    });
  }
  if (code === UNKNOWN_MESSAGE)
    return new PlatformFailure('GONE', 'The message no longer exists on Discord.');
  if (status === 404 || code === UNKNOWN_WEBHOOK)
    return new PlatformFailure(
      'GONE',
      'The webhook was deleted on Discord. Make a new one and enter its URL.',
    );
  if (status === 401 || code === INVALID_TOKEN)
    return new PlatformFailure(
      'SIGN_IN_AGAIN',
      'Discord refuses the token of the webhook. Copy its URL from Discord again.',
    );
  if (status === 413 || code === TOO_LARGE)
    return new PlatformFailure(
      'MEDIA_REFUSED',
      `Discord finds the image too large. Use a smaller one.${says}`,
    );
  if (status === 403)
    return new PlatformFailure(
      'PERMISSION_MISSING',
      `Discord does not allow this webhook to post. Check its channel and server.${says}`,
      { missing: code === MISSING_PERMISSIONS ? ['Send Messages'] : [] },
    );
  const fields = fieldsOf(json.errors);
  return new PlatformFailure(
    'CONTENT_REFUSED',
    `Discord refuses the post${fields ? ` because of ${fields}` : ''}. Change the text.${says}`,
  );
}

/** Returns the fields named in a form error (50035). */
function fieldsOf(errors: unknown): string {
  if (!isObject(errors)) return '';
  return Object.keys(errors)
    .filter((name) => /^[a-z_]{1,30}$/.test(name))
    .slice(0, 3)
    .join(', ');
}
