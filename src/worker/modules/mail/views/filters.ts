import type { View, ViewFilters } from '../../../../contract/mail/views.ts';
import { invalid } from '../../../../lib/errors.ts';
import type { Tag, Tags } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { tagIfNamed, tagsOf } from '../../../platform/tags.ts';
import { conditionsOf } from '../search/search.ts';
import type { ViewRow } from './schema.ts';

/** Returns filters as rows have them. Throws `invalid` for filters that the list would refuse. */
export async function readFilters(ctx: Ctx, filters: ViewFilters): Promise<ViewFilters> {
  const { tag: name, ...rest } = filters;
  if (name !== undefined && rest.label_id !== undefined) {
    throw invalid('filters', 'expected a tag or a label_id: a list is of one of them');
  }
  const tag = await tagIfNamed(ctx, name, 'filters.tag');
  conditionsOf({ search: rest.search ?? '', q: rest.q ?? '' }, await tagsOf(ctx));
  return { ...rest, ...(tag !== undefined && { tag }) };
}

/** Returns a view in the form of the API. */
export function toView(row: ViewRow, tags: Tags): View {
  const { tag, ...filters } = row.filters;
  return {
    id: row.id,
    name: row.name,
    filters: { ...filters, ...(tag !== undefined && { tag: tags.nameOf(tag as Tag) }) },
    sort: row.sort,
    is_shared: row.isShared,
    owner_id: row.ownerId,
    order: row.position,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
  };
}
