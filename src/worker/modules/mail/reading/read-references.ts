import PostalMime from 'postal-mime';
import { idsOf } from '../../../../lib/message/message-id.ts';
import type { Ctx } from '../../../platform/ctx.ts';

/** The number of bytes read of a stored message for its headers. */
const HEAD_BYTES = 64 * 1024;

/** Reads the ids in References and In-Reply-To of a stored message, each in order. Null if the object is missing. */
export async function readReferences(
  ctx: Ctx,
  rawKey: string,
): Promise<{ references: string[]; inReplyTo: string[] } | null> {
  const object = await ctx.env.BUCKET.get(rawKey, { range: { offset: 0, length: HEAD_BYTES } });
  if (!object) {
    ctx.log.error('mail.object_missing', new Error('An object in storage is missing.'), { key: rawKey });
    return null;
  }
  const head = (await object.text()).split(/\r?\n\r?\n/, 1)[0];
  const { headers } = await PostalMime.parse(`${head}\r\n\r\n`);
  return { references: idsOf(headers, 'references'), inReplyTo: idsOf(headers, 'in-reply-to') };
}
