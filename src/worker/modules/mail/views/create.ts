import type { CreateView, View } from '../../../../contract/mail/views.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { readFilters, toView } from './filters.ts';
import { tooManyViews } from './refusal.ts';
import { insertView } from './store.ts';

/** Saves a view. Throws `invalid`, TOO_MANY_VIEWS. */
export async function createView(ctx: Ctx, input: CreateView): Promise<View> {
  const filters = await readFilters(ctx, input.filters);
  const insert = insertView(ctx, userOf(ctx.actor)?.userId ?? 0, { ...input, filters });
  const [[row]] = await commitUnlessRefused(database(ctx), insert, async () => tooManyViews());
  return toView(row!, await tagsOf(ctx));
}
