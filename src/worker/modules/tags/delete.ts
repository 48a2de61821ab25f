import type { TagName } from '../../../contract/tags.ts';
import { DomainError, invalid, notFound } from '../../../lib/errors.ts';
import { INFO, isBuiltIn, type TagEntry } from '../../../lib/tags.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { tagIfNamed } from '../../platform/tags.ts';
import { changeTags } from '../inboxes/index.ts';
import { findUse } from './list.ts';
import { findTag } from './update.ts';

/**
 * Deletes a tag. Cron moves its mail to `moveTo` (`move-mail.ts`). Returns the name of the tag that gets the mail. Throws
 * `not_found`; `invalid` for `move_to`; `conflict` (BUILT_IN_TAG, TAG_HAS_INBOX, TAG_IN_USE).
 */
export async function deleteTag(ctx: Ctx, id: number, moveTo: string | undefined): Promise<TagName> {
  const entry = await findTag(ctx, id);
  const target = await tagIfNamed(ctx, moveTo, 'move_to');
  await requireDeletable(ctx, entry, target !== undefined);
  if (target === entry.tag) {
    throw invalid('move_to', 'expected another tag');
  }
  const to = target ?? INFO;
  const recorded = { action: 'tag.deleted' as const, name: entry.name, details: { id, move_to: to } };
  const tags = await changeTags(ctx, recorded, ({ list, entries }) => {
    if (!entries.some((each) => each.id === entry.id) || !entries.some((each) => each.tag === to)) {
      throw notFound('tag');
    }
    return {
      ...list,
      // What still moves to this tag follows it.
      entries: list.entries.map((each) =>
        each.id === entry.id
          ? { ...each, movesTo: to, deletedAt: ctx.now() }
          : each.movesTo === entry.tag
            ? { ...each, movesTo: to }
            : each,
      ),
    };
  });
  return tags.nameOf(to);
}

async function requireDeletable(ctx: Ctx, entry: TagEntry, hasTarget: boolean): Promise<void> {
  if (isBuiltIn(entry)) {
    const detail = 'Built-in tags cannot be deleted. One without emails and inbox can be hidden.';
    throw new DomainError('conflict', 'BUILT_IN_TAG', detail);
  }
  const { inboxes, emails } = (await findUse(ctx))(entry);
  const [inbox] = inboxes;
  if (inbox) {
    const detail = `The inbox ${inbox.emailAddress} has this tag. Give it another one, or delete it first.`;
    throw new DomainError('conflict', 'TAG_HAS_INBOX', detail);
  }
  if (emails > 0 && !hasTarget) {
    const detail = `The tag has ${emails} ${emails === 1 ? 'email' : 'emails'}. Name the tag that gets them in move_to.`;
    throw new DomainError('conflict', 'TAG_IN_USE', detail);
  }
}
