import type { Tag, TagEntry } from '../../../lib/tags.ts';
import { type Ctx, forOrganization, type ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../platform/invocation/invocation.ts';
import { findMoving, findTags, replaceTags, selectMoving } from '../../platform/tags.ts';
import type { Part } from '../../platform/work/upkeep.ts';
import { selectInboxes } from '../inboxes/index.ts';
import { moveTag, selectThreadsOfTag } from '../mail/index.ts';
import { replaceTagInRules } from '../rules/index.ts';
import { replaceTagInReplies, replaceTagInSignatures } from '../writing/index.ts';

const CONVERSATIONS_A_STEP = 50;
const STEPS_A_TICK = 40;
/** How long mail may still come with a deleted tag: from calls and jobs that began before, and from changes taken back. */
const LATE_MS = 60 * 60_000;

/**
 * Moves what has a deleted tag to the tag that its deletion named, a bounded number of conversations per tick, and
 * forgets the tag when nothing is left. Safe to run concurrently and to begin again.
 */
export async function moveTaggedMail(service: ServiceCtx): Promise<void> {
  let steps = STEPS_A_TICK;
  for (let after = 0; hasRoomForUpkeep() && steps > 0; ) {
    const id = await findMoving(service, after);
    if (id === undefined) return;
    after = id;
    steps = await moveInOrganization(forOrganization(service, id), steps);
  }
}

/** Returns how many of the steps are left. */
async function moveInOrganization(ctx: Ctx, most: number): Promise<number> {
  let steps = most;
  const { list } = await findTags(ctx);
  const [inboxes] = await commit(database(ctx), [selectInboxes(ctx)]);
  for (const entry of list.entries) {
    if (entry.movesTo === undefined) continue;
    if (inboxes.some(({ tag }) => tag === entry.tag)) {
      await restore(ctx, entry);
      continue;
    }
    steps = await moveOne(ctx, entry, entry.movesTo, steps);
    if (steps === 0 || !hasRoomForUpkeep()) return steps;
    if (ctx.now() >= (entry.deletedAt ?? 0) + LATE_MS) await forget(ctx, entry);
  }
  return steps;
}

async function moveOne(ctx: Ctx, { tag: from }: TagEntry, to: Tag, most: number): Promise<number> {
  await commit(database(ctx), [
    replaceTagInRules(ctx, from, to),
    replaceTagInReplies(ctx, from, to),
    ...replaceTagInSignatures(ctx, from, to),
  ]);
  for (let steps = most; steps > 0 && hasRoomForUpkeep(); steps--) {
    const [threads] = await commit(database(ctx), [selectThreadsOfTag(ctx, from, CONVERSATIONS_A_STEP)]);
    if (threads.length === 0) return steps;
    await commit(
      database(ctx),
      moveTag(
        ctx,
        threads.map(({ id }) => id),
        from,
        to,
      ),
    );
  }
  return 0;
}

/** Takes the deletion of a tag back: an inbox got it at the same time. */
async function restore(ctx: Ctx, { id }: TagEntry): Promise<void> {
  await updateList(ctx, (entries) =>
    entries.map((entry) => {
      if (entry.id !== id) return entry;
      const { movesTo: _, deletedAt: __, ...restored } = entry;
      return restored;
    }),
  );
}

/** Removes a deleted tag from the list. */
async function forget(ctx: Ctx, { id }: TagEntry): Promise<void> {
  await updateList(ctx, (entries) => entries.filter((entry) => entry.id !== id));
}

/** Changes the list. If another change comes between, the next tick does it. */
async function updateList(ctx: Ctx, change: (entries: TagEntry[]) => TagEntry[]): Promise<void> {
  const before = await findTags(ctx);
  await replaceTags(ctx, before, { ...before.list, entries: change(before.list.entries) });
}

export const moveTaggedMailPart: Part = {
  look: (ctx) => [selectMoving(ctx, 0)],
  looksInDirectory: true,
  run: moveTaggedMail,
};
