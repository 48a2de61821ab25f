import type { ChangeStreamPreferences, StreamPreferences } from '../../../../contract/stream/preferences.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { toStreamPreferences } from './get.ts';
import { upsertStreamPreferences } from './store.ts';

/** Changes the given fields. */
export async function changeStreamPreferences(
  ctx: Ctx,
  { edit_at_end, instagram_story }: ChangeStreamPreferences,
): Promise<StreamPreferences> {
  const change = {
    ...(edit_at_end === undefined ? {} : { isEditedAtEnd: edit_at_end }),
    ...(instagram_story === undefined ? {} : { isStory: instagram_story }),
  };
  const [[row]] = await commit(database(ctx), [
    upsertStreamPreferences(ctx, change),
    audit(ctx, 'stream_preferences.changed', 'stream_preferences', { edit_at_end, instagram_story }),
  ]);
  return toStreamPreferences(row);
}
