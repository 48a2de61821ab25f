import { MAX_TAGS } from '../../../../contract/tags.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { keyOf, type Tag, type TagEntry, type TagList, type Tags, withNew } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { findTags, replaceTags, tagsOf } from '../../../platform/tags.ts';

/** How often a change starts over because another one came between. */
const TRIES = 5;

/** What a change of tags is called in the audit log. */
interface Recorded {
  action: 'tag.created' | 'tag.updated' | 'tag.deleted';
  /** The name of the tag. */
  name: string;
  details?: Record<string, unknown>;
}

/**
 * Changes the tags of the organization by `change`, which gets those that are stored, and may be called again with
 * newer ones. Throws what it throws; `conflict` (CHANGED_MEANWHILE) if others change them again and again.
 */
export async function changeTags(
  ctx: Ctx,
  recorded: Recorded,
  change: (tags: Tags) => TagList,
): Promise<Tags> {
  const { action, name, details } = recorded;
  for (let tries = 1; ; tries++) {
    const before = await findTags(ctx);
    const record = audit(ctx, action, `tag:${name}`, details);
    const after = await replaceTags(ctx, before, change(before), [record]);
    if (after) return after;
    if (tries === TRIES) {
      const detail = 'Others change the tags at the same time. Try again.';
      throw new DomainError('conflict', 'CHANGED_MEANWHILE', detail);
    }
  }
}

interface NewTag {
  name: string;
  color?: string | undefined;
  /** The field of the request that has the name. */
  field?: string;
}

/** Adds a tag. Throws `conflict` (TAG_EXISTS, TAG_IS_MOVING), `refused` (TOO_MANY_TAGS). */
export async function addTag(ctx: Ctx, { name, color, field = 'name' }: NewTag): Promise<TagEntry> {
  const tags = await changeTags(ctx, { action: 'tag.created', name }, (before) => {
    requireFree(before, name, { field });
    if (before.entries.length >= MAX_TAGS) {
      const detail = `An organization has at most ${MAX_TAGS} tags. Delete one first.`;
      throw new DomainError('refused', 'TOO_MANY_TAGS', detail);
    }
    return withNew(before.list, name, color);
  });
  return tags.list.entries.at(-1)!;
}

/** Returns the tag with this name or key. Adds it if there is none. Throws what `addTag` throws. */
export async function findOrAddTag(ctx: Ctx, name: string): Promise<Tag> {
  return (await tagsOf(ctx)).find(name) ?? (await addTag(ctx, { name, field: 'tag' })).tag;
}

/** Throws `conflict` if another tag has this name or key (TAG_EXISTS), or one that was deleted just now (TAG_IS_MOVING). */
export function requireFree(
  { list }: Tags,
  name: string,
  { id, field = 'name' }: { id?: number; field?: string },
): void {
  const key = keyOf(name);
  const holder = list.entries.find(
    (entry) => entry.id !== id && (entry.key === key || keyOf(entry.name) === key),
  );
  if (!holder) return;
  const message =
    holder.movesTo !== undefined
      ? 'a tag of this name was deleted, and its mail still moves; try again in an hour'
      : keyOf(holder.name) === key
        ? 'a tag of this name exists'
        : `the tag ${holder.name} has this as its key`;
  throw new DomainError(
    'conflict',
    holder.movesTo === undefined ? 'TAG_EXISTS' : 'TAG_IS_MOVING',
    `${field}: ${message}.`,
    { errors: [{ path: field, message }] },
  );
}
