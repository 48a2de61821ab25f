import type { EffectiveSignature } from '../../../../contract/writing/signatures.ts';
import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagNamed } from '../../../platform/tags.ts';
import { getProfile, ownId } from '../../identity/index.ts';
import { selectSendingInboxes } from '../../inboxes/index.ts';
import { forMail } from '../content/read.ts';
import { shortLine } from '../content/values.ts';
import { fillHtml, fillText } from '../content/variables.ts';
import { selectSignatures } from './store.ts';

/**
 * Returns the signature of the current user for mail from this inbox: their own for it, else their own for all, else
 * that of the inbox. An empty own one means none.
 */
export async function getEffectiveSignature(ctx: Ctx, from: string): Promise<EffectiveSignature> {
  const tag = await tagNamed(ctx, from, 'from_inbox');
  const userId = ownId(ctx);
  const [rows, inboxes] = await commit(database(ctx), [
    selectSignatures(ctx, userId),
    selectSendingInboxes(ctx),
  ]);
  const find = (ofUser: number, at: Tag | '') => rows.find((row) => row.userId === ofUser && row.tag === at);
  const ownInbox = find(userId, tag);
  const own = find(userId, '');
  const signature = ownInbox ?? own ?? find(0, tag);
  if (!signature) return { source: 'none', html: '', text: '' };
  const inbox = inboxes.find((each) => each.tag === tag);
  const { name } = await getProfile(ctx);
  const values = {
    'user.name': shortLine(name),
    'inbox.name': shortLine(inbox?.name ?? ''),
    'inbox.address': inbox?.emailAddress ?? '',
  };
  return {
    source: ownInbox ? 'own_inbox' : own ? 'own' : 'inbox',
    html: forMail(fillHtml(signature.html, values, '')),
    text: fillText(signature.text, values, ''),
  };
}
