/** Posts on a Facebook page: https://developers.facebook.com/docs/pages-api/posts */
import { z } from 'zod';
import { findEntities } from '../../../../lib/captions/entities.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { unreadable } from '../platforms/call.ts';
import { isId } from '../platforms/opaque-id.ts';
import { type PlatformClient, PlatformFailure, type Post } from '../platforms/platform.ts';
import { oneLine } from '../platforms/quote.ts';
import { accountId, parseJsonValue, secretText } from '../platforms/secret-value.ts';
import { callGraph, isSameText, listOf, permalink } from './graph.ts';

export interface FacebookSecret {
  accessToken: string;
  pageId: string;
}

const value = z
  .strictObject({ access_token: secretText, page_id: accountId })
  .transform((fields): FacebookSecret => ({ accessToken: fields.access_token, pageId: fields.page_id }));

/** The tolerance between the clocks of Herald and Facebook, in milliseconds. */
const CLOCK_SKEW_MS = 10_000;

/** The scopes that posting needs, as does reading the posts after an unknown outcome. */
const SCOPES = ['pages_read_engagement', 'pages_manage_posts'];

export const facebook: PlatformClient<FacebookSecret> = {
  scopes: SCOPES,
  checkCost: null,
  parse: (text) => parseJsonValue(text, value, 'JSON: {"access_token", "page_id"}, the id a string'),

  async check(ctx, secret) {
    const { json } = await callGraph(ctx, 'facebook', secret, 'read', {
      method: 'GET',
      path: `/${secret.pageId}`,
      fields: { fields: 'id,name' },
    });
    if (!isId(json.id)) throw unreadable('facebook', 'read');
    const name = typeof json.name === 'string' ? oneLine(json.name, 200) : '';
    const scopes = await findScopes(ctx, secret);
    const missing = scopes === null ? [] : SCOPES.filter((scope) => !scopes.includes(scope));
    return { account: { id: json.id, name: name || json.id, scopes, missing }, secret };
  },

  plan(secret, post) {
    const page = secret?.pageId ?? '{page_id}';
    return [
      ...(post.image ? [{ method: 'POST', path: `/${page}/photos`, body: photoFields(post.image.url) }] : []),
      { method: 'POST', path: `/${page}/feed`, body: feedFields(post, '{photo_id}') },
    ];
  },

  async prepare(ctx, secret, post, progress) {
    if (!post.image || progress.photo_id) return { progress, isReady: true };
    const { json } = await callGraph(ctx, 'facebook', secret, 'upload', {
      method: 'POST',
      path: `/${secret.pageId}/photos`,
      fields: photoFields(post.image.url),
    });
    if (!isId(json.id)) throw unreadable('facebook', 'upload');
    return { progress: { photo_id: json.id }, isReady: true };
  },

  async publish(ctx, secret, post, progress) {
    const { json } = await callGraph(ctx, 'facebook', secret, 'publish', {
      method: 'POST',
      path: `/${secret.pageId}/feed`,
      fields: feedFields(post, progress.photo_id),
    });
    if (!isId(json.id)) throw unreadable('facebook', 'publish');
    return { postId: json.id, postUrl: `https://www.facebook.com/${json.id}` };
  },

  async find(ctx, secret, post, _progress, since) {
    const { json } = await callGraph(ctx, 'facebook', secret, 'read', {
      method: 'GET',
      path: `/${secret.pageId}/feed`,
      fields: {
        fields: 'id,message,permalink_url',
        since: String(Math.floor((since - CLOCK_SKEW_MS) / 1000)),
        limit: '100',
      },
    });
    if (!Array.isArray(json.data)) throw unreadable('facebook', 'read');
    return listOf(json)
      .filter(({ id, message }) => isId(id) && isSameText(message, post.text))
      .map(({ id, permalink_url }) => ({
        postId: String(id),
        postUrl: permalink(permalink_url) ?? `https://www.facebook.com/${id}`,
      }));
  },
};

/**
 * Returns the scopes of the token on the page, or null if Facebook does not say: any valid token may read the name of
 * the page, and some apps may not ask about tokens.
 */
async function findScopes(ctx: Ctx, secret: FacebookSecret): Promise<string[] | null> {
  try {
    const { json } = await callGraph(ctx, 'facebook', secret, 'read', {
      method: 'GET',
      path: '/debug_token',
      fields: { input_token: secret.accessToken },
    });
    const { data } = tokenAbout.safeParse(json.data);
    if (!data) return null;
    const elsewhere = data.granular_scopes.filter(
      ({ target_ids: ids }) => ids.length > 0 && !ids.includes(secret.pageId),
    );
    return data.scopes.filter((name) => !elsewhere.some(({ scope }) => scope === name));
  } catch (error) {
    if (error instanceof PlatformFailure) return null;
    throw error;
  }
}

/** The data that `debug_token` returns: https://developers.facebook.com/docs/graph-api/reference/debug_token */
const tokenAbout = z.object({
  scopes: z.array(z.string().regex(/^\w{1,100}$/)).max(200),
  /** The pages and accounts for which a scope is granted. Without any, it is granted for all. */
  granular_scopes: z
    .array(z.object({ scope: z.string(), target_ids: z.array(z.string()).max(1000).default([]) }))
    .max(200)
    .default([]),
});

function photoFields(url: string) {
  return { url, published: 'false' };
}

function feedFields(post: Post, photoId: string | undefined): Record<string, string> {
  if (post.image && photoId) {
    return { message: post.text, attached_media: JSON.stringify([{ media_fbid: photoId }]) };
  }
  const link = firstLink(post.text);
  return { message: post.text, ...(link ? { link } : {}) };
}

/** Returns the first URL with a protocol: Facebook shows a preview only of an explicit link. */
function firstLink(text: string): string | null {
  const links = findEntities('facebook', text).filter(({ kind }) => kind === 'link');
  const urls = links.map(({ start, end }) => text.slice(start, end));
  return urls.find((url) => /^https?:/i.test(url) && URL.canParse(url)) ?? null;
}
