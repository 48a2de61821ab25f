import PostalMime from 'postal-mime';
import type { Ctx } from '../../../platform/ctx.ts';
import { invalid } from '../../../platform/errors.ts';
import { idKey, parseIds } from '../message/message-id.ts';
import { MAX_CHAIN_CHARACTERS, MAX_CHAIN_IDS, MAX_ID_CHARACTERS } from './limits.ts';
import type { ParentRow } from './store.ts';

/** The headers of a reply (RFC 5322 3.6.4). */
export interface ReplyHeaders {
  inReplyTo: string | null;
  references: string[];
}

/** What is read of a stored message for its headers. */
const HEAD_BYTES = 64 * 1024;

/** An id as headers have it, in angle brackets. Throws `invalid` for what is none. */
export function headerId(path: string, id: string): string {
  const key = idKey(id);
  if (key === '' || /[\s<>]/.test(key)) throw invalid(path, 'one Message-ID such as <abc@example.com>');
  return `<${key}>`;
}

/**
 * In-Reply-To is the parent; References is the given chain, else that of the parent, with the parent at its end.
 * `ancestors` are the parent and what it answered, the nearest first, as far as they are stored.
 */
export async function replyHeaders(
  ctx: Ctx,
  parentId: string | null,
  chain: string | undefined,
  ancestors: ParentRow[],
): Promise<ReplyHeaders> {
  if (chain !== undefined) {
    const given = parseIds(chain);
    if (given.length === 0 && chain.trim() !== '') {
      throw invalid('references_chain', 'Message-IDs such as <abc@example.com>, with spaces between');
    }
    return { inReplyTo: parentId, references: cutChain([...given, ...(parentId ? [parentId] : [])]) };
  }
  if (parentId === null) return { inReplyTo: null, references: [] };
  const [parent] = ancestors;
  const before =
    (parent?.rawKey ? await chainOfRaw(ctx, parent.rawKey) : null) ??
    [...ancestors].reverse().flatMap(({ inReplyTo }) => parseIds(inReplyTo ?? ''));
  return { inReplyTo: parentId, references: cutChain([...before, parentId]) };
}

/** What a stored message refers to: its References, else its In-Reply-To. Null when the message is gone. */
async function chainOfRaw(ctx: Ctx, rawKey: string): Promise<string[] | null> {
  const object = await ctx.env.BUCKET.get(rawKey, { range: { offset: 0, length: HEAD_BYTES } });
  if (!object) {
    ctx.log.error('mail.object_missing', new Error('An object in storage is gone.'), { key: rawKey });
    return null;
  }
  const head = (await object.text()).split(/\r?\n\r?\n/, 1)[0];
  const { references, inReplyTo } = await PostalMime.parse(`${head}\r\n\r\n`);
  const chain = parseIds(references);
  return chain.length > 0 ? chain : parseIds(inReplyTo).slice(0, 1);
}

/**
 * A chain that servers and mail programs take: each id once, and of a long one the first, which is the root, and
 * the last ones.
 */
export function cutChain(ids: string[]): string[] {
  const usable = ids.map((id) => `<${idKey(id)}>`).filter((id) => id.length <= MAX_ID_CHARACTERS);
  const [root, ...rest] = usable;
  if (root === undefined) return [];
  const newestFirst = new Set(rest.reverse());
  newestFirst.delete(root);
  const last: string[] = [];
  let characters = root.length;
  for (const id of newestFirst) {
    characters += id.length + 1;
    if (last.length === MAX_CHAIN_IDS - 1 || characters > MAX_CHAIN_CHARACTERS) break;
    last.unshift(id);
  }
  return [root, ...last];
}
