import type { OrganizationTag, UpdateTag } from '../../../contract/tags.ts';
import { DomainError, notFound } from '../../../lib/errors.ts';
import { isBuiltIn, type TagEntry, type TagList } from '../../../lib/tags.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { tagsOf } from '../../platform/tags.ts';
import { changeTags, requireFree } from '../inboxes/index.ts';
import { findUse, idOf, presenter } from './list.ts';

/**
 * Renames, colors, moves or hides a tag. Throws `not_found`; `conflict` (TAG_EXISTS, TAG_IS_MOVING, TAG_IN_USE); `refused`
 * (NOT_BUILT_IN).
 */
export async function updateTag(ctx: Ctx, id: number, change: UpdateTag): Promise<OrganizationTag> {
  const current = await findTag(ctx, id);
  if (change.is_hidden) await requireHideable(ctx, current);
  const recorded = {
    action: 'tag.updated' as const,
    name: current.name,
    details: { id, fields: Object.keys(change) },
  };
  const isThis = (entry: TagEntry) => entry.id === current.id;
  const tags = await changeTags(ctx, recorded, (before) => {
    const entry = before.entries.find(isThis);
    if (!entry) throw notFound('tag');
    if (change.name !== undefined) requireFree(before, change.name, { id: entry.id });
    return placed(before.list, changed(entry, change), change.order);
  });
  return (await presenter(ctx))(tags.entries.find(isThis)!);
}

/** Throws `not_found`. */
export async function findTag(ctx: Ctx, id: number): Promise<TagEntry> {
  const entry = (await tagsOf(ctx)).entries.find((each) => idOf(ctx, each) === id);
  if (!entry) throw notFound('tag');
  return entry;
}

async function requireHideable(ctx: Ctx, entry: TagEntry): Promise<void> {
  if (!isBuiltIn(entry)) {
    throw new DomainError(
      'refused',
      'NOT_BUILT_IN',
      'Only built-in tags are hidden. Delete this one instead.',
    );
  }
  const { inboxes, emails } = (await findUse(ctx))(entry);
  if (inboxes.length === 0 && emails === 0) return;
  const detail = 'The tag has an inbox or emails. Give them another tag first.';
  throw new DomainError('conflict', 'TAG_IN_USE', detail);
}

function changed(entry: TagEntry, { name, color, is_hidden }: UpdateTag): TagEntry {
  return {
    ...entry,
    name: name ?? entry.name,
    color: color ?? entry.color,
    isHidden: is_hidden ?? entry.isHidden,
  };
}

/** Returns the list with a changed tag, at this place among those that are not deleted, from 1. */
function placed({ nextId, entries }: TagList, entry: TagEntry, order?: number): TagList {
  if (order === undefined) {
    return { nextId, entries: entries.map((each) => (each.id === entry.id ? entry : each)) };
  }
  const others = entries.filter(({ id }) => id !== entry.id);
  const isShown = ({ movesTo }: TagEntry) => movesTo === undefined;
  const shown = others.filter(isShown).toSpliced(order - 1, 0, entry);
  return { nextId, entries: [...shown, ...others.filter((each) => !isShown(each))] };
}
