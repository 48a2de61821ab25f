import type { StreamPreferences } from '../../../../contract/stream/preferences.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { StreamPreferencesRow } from './schema.ts';
import { selectStreamPreferences } from './store.ts';

export async function getStreamPreferences(ctx: Ctx): Promise<StreamPreferences> {
  const [[row]] = await commit(database(ctx), [selectStreamPreferences(ctx)]);
  return toStreamPreferences(row);
}

export function toStreamPreferences(row: StreamPreferencesRow | undefined): StreamPreferences {
  return { edit_at_end: row?.isEditedAtEnd ?? false, instagram_story: row?.isStory ?? false };
}
