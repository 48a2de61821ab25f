import type { UpdateView, View } from '../../../../contract/mail/views.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { readFilters, toView } from './filters.ts';
import { changerOf, tooManyViews } from './refusal.ts';
import { mayChange, selectView, updateViewRow } from './store.ts';

/**
 * Changes a view of the user; admins and owners also change shared ones. Throws `not_found`, `invalid`, NOT_YOUR_VIEW,
 * TOO_MANY_VIEWS.
 */
export async function updateView(ctx: Ctx, id: number, { filters, ...rest }: UpdateView): Promise<View> {
  const { userId, canChangeAny } = changerOf(ctx);
  const change = { ...rest, ...(filters !== undefined && { filters: await readFilters(ctx, filters) }) };
  const update = updateViewRow(ctx, id, mayChange(ctx, id, userId, canChangeAny), change);
  const [[row]] = await commitUnlessRefused(database(ctx), update, async () => tooManyViews());
  if (!row) throw await viewRefusal(ctx, id, userId);
  return toView(row, await tagsOf(ctx));
}

/** Returns the error for a view that a user cannot change: there is none, or it is not theirs (NOT_YOUR_VIEW). */
export async function viewRefusal(ctx: Ctx, id: number, userId: number): Promise<DomainError> {
  const [[row]] = await commit(database(ctx), [selectView(ctx, id, userId)]);
  if (!row) return notFound('view');
  const detail =
    'Another member shares this view. Its owner, admins and owners of the organization change it.';
  return new DomainError('forbidden', 'NOT_YOUR_VIEW', detail);
}
