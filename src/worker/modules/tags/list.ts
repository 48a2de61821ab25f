import type { OrganizationTag } from '../../../contract/tags.ts';
import { isBuiltIn, type TagEntry } from '../../../lib/tags.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit, type Results } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { idRange } from '../../platform/data/sequence.ts';
import { tagsOf } from '../../platform/tags.ts';
import { selectInboxes } from '../inboxes/index.ts';
import { selectEmailCountsByTag } from '../mail/index.ts';

/** Lists the tags of the organization, in its order. */
export async function listTags(ctx: Ctx): Promise<OrganizationTag[]> {
  const present = await presenter(ctx);
  return (await tagsOf(ctx)).entries.map(present);
}

/** Returns the id of a tag, which says whose it is, as that of a row does. */
export function idOf({ organizationId }: Ctx, { id }: Pick<TagEntry, 'id'>): number {
  return idRange(organizationId).first + id;
}

/** Reads the inboxes and the counts of tags, and returns what presents a tag with them. */
export async function presenter(ctx: Ctx): Promise<(entry: TagEntry) => OrganizationTag> {
  const use = await findUse(ctx);
  const tags = await tagsOf(ctx);
  return (entry) => {
    const { inboxes, emails, unread } = use(entry);
    return {
      id: idOf(ctx, entry),
      name: tags.nameOf(entry.tag),
      key: entry.key,
      color: entry.color,
      order: tags.entries.indexOf(entry) + 1,
      is_hidden: entry.isHidden,
      is_built_in: isBuiltIn(entry),
      inbox_id: inboxes.find(({ isActive }) => isActive)?.id ?? null,
      counts: { emails, unread },
    };
  };
}

/**
 * Reads what uses the tags: the inboxes, and the emails outside spam and trash, those that still move to a tag too. Else a
 * tag could be deleted or hidden as one without emails while they are on their way to it.
 */
export async function findUse(ctx: Ctx) {
  const tags = await tagsOf(ctx);
  const statements = [selectInboxes(ctx), selectEmailCountsByTag(ctx)] as const;
  const [inboxes, counts]: Results<typeof statements> = await commit(database(ctx), statements);
  return ({ tag }: TagEntry) => {
    const own = counts.filter((each) => tags.shown(each.tag) === tag);
    return {
      inboxes: inboxes.filter((inbox) => inbox.tag === tag),
      emails: own.reduce((sum, { count }) => sum + count, 0),
      unread: own.reduce((sum, { unread }) => sum + unread, 0),
    };
  };
}
