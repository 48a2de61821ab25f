import type { EmailDetail, UpdateEmail } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagNamed } from '../../../platform/tags.ts';
import { selectDetail, toDetail } from '../reading/get-email.ts';
import { deletePlaces, insertPlaces } from '../threads/place-store.ts';
import { threadsOf } from '../threads/store.ts';
import { insertMoved, ownEmail, updateTags } from './store.ts';

/** Changes the tag of an email, and of its task. Throws `not_found`, `invalid`. */
export async function updateEmail(ctx: Ctx, id: number, { tag }: UpdateEmail): Promise<EmailDetail> {
  const stored = await tagNamed(ctx, tag);
  const detail = selectDetail(ctx, id);
  const threadIds = threadsOf(ctx, [id]);
  const results = await commit(database(ctx), [
    ...insertMoved(ctx, id, stored),
    ...deletePlaces(ctx, threadIds),
    ...updateTags(ctx, ownEmail(ctx, id), stored, threadIds),
    ...insertPlaces(ctx, threadIds),
    ...Object.values(detail),
  ]);
  return toDetail(ctx, detail, results);
}
