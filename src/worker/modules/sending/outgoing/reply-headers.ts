import { invalid } from '../../../../lib/errors.ts';
import { idKey, parseIds } from '../../../../lib/message/message-id.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { readReferences } from '../../mail/index.ts';
import { MAX_CHAIN_CHARACTERS, MAX_CHAIN_IDS, MAX_ID_CHARACTERS } from './limits.ts';
import { type ParentRow, selectAncestors } from './store.ts';

/** The headers of a reply (RFC 5322 3.6.4). */
export interface ReplyHeaders {
  inReplyTo: string | null;
  references: string[];
}

/** Returns a Message-ID in angle brackets, as in headers. Throws `invalid` for a bad id. */
export function headerId(path: string, id: string): string {
  const key = idKey(id);
  if (key === '' || /[\s<>]/.test(key))
    throw invalid(path, 'expected one Message-ID such as <abc@example.com>');
  return `<${key}>`;
}

/**
 * Returns the headers of a reply. In-Reply-To is the parent. References is the chain of the request, else the chain of
 * the parent, followed by the parent. `ancestors` are the stored parent, the message that it replied to, and so on.
 */
export async function replyHeaders(
  ctx: Ctx,
  parentId: string | null,
  chain: string | undefined,
  ancestors: ParentRow[],
): Promise<ReplyHeaders> {
  if (chain !== undefined) {
    const ids = parseIds(chain);
    if (ids.length === 0 && chain.trim() !== '') {
      throw invalid(
        'references_chain',
        'expected Message-IDs such as <abc@example.com>, separated by spaces',
      );
    }
    return { inReplyTo: parentId, references: cutChain([...ids, ...(parentId ? [parentId] : [])]) };
  }
  if (parentId === null) return { inReplyTo: null, references: [] };
  const [parent] = ancestors;
  const before =
    (parent?.rawKey ? await chainOfRaw(ctx, parent.rawKey) : null) ??
    [...ancestors].reverse().flatMap(({ inReplyTo }) => parseIds(inReplyTo ?? ''));
  return { inReplyTo: parentId, references: cutChain([...before, parentId]) };
}

/** Returns the References of a reply to a stored email. */
export async function findReplyChain(ctx: Ctx, messageId: string): Promise<string[]> {
  const parentId = headerId('message_id', messageId);
  const [ancestors] = await commit(database(ctx), [selectAncestors(ctx, parentId)]);
  return (await replyHeaders(ctx, parentId, undefined, ancestors)).references;
}

/** Returns the References of a stored message, else its In-Reply-To. Null if the message is missing. */
async function chainOfRaw(ctx: Ctx, rawKey: string): Promise<string[] | null> {
  const read = await readReferences(ctx, rawKey);
  if (!read) return null;
  return read.references.length > 0 ? read.references : read.inReplyTo.slice(0, 1);
}

/** Shortens a chain for servers and mail programs: distinct ids, and of a long chain the root and the last ids. */
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
