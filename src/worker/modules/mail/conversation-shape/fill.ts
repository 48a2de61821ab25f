import { mapLimited } from '../../../../lib/message/bytes.ts';
import { parseIds } from '../../../../lib/message/message-id.ts';
import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../../platform/invocation/invocation.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { readReferences } from '../reading/read-references.ts';
import { insertReferences, namedByAll } from '../threads/reference-store.ts';
import { threadKeys } from '../threads/thread-keys.ts';
import { deleteFill, type OlderMail, selectNextFill, selectOlderMail, updateFill } from './store.ts';

/** The number of emails that one step reads. Each is an object in R2, of which an invocation may read a thousand. */
const EMAILS_A_STEP = 50;
const STEPS_A_TICK = 10;
/** The limit of simultaneous connections of a Worker. */
const PARALLEL_READS = 6;
/** The time for which a cron tick works. The next tick continues. */
const WORKING_MS = 20_000;

/**
 * Continues the backfill of the ids that older mail references, from its raw messages, newest first. New mail has them
 * when saved. Safe to run concurrently.
 */
export async function continueFillingReferences(service: ServiceCtx): Promise<void> {
  const until = service.now() + WORKING_MS;
  for (let step = 0; step < STEPS_A_TICK && service.now() < until; step++) {
    if (!hasRoomForUpkeep()) return;
    const [[fill]] = await commit(database(service), [selectNextFill(service)]);
    if (!fill) return;
    const ctx = forOrganization(service, fill.organizationId);
    const [older] = await commit(database(ctx), [selectOlderMail(ctx, fill.beforeId, EMAILS_A_STEP)]);
    const last = older.at(-1);
    if (!last) {
      await commit(database(ctx), [deleteFill(ctx)]);
      continue;
    }
    const naming = await mapLimited(older, PARALLEL_READS, (mail) => readNaming(ctx, mail));
    await commit(database(ctx), [
      insertReferences(ctx, namedByAll(naming)),
      updateFill(ctx, fill.beforeId, last.id),
    ]);
  }
}

export const continueFillingReferencesPart: Part = {
  look: (ctx) => [selectNextFill(ctx)],
  run: continueFillingReferences,
};

/** Returns the id of the email, and the Message-IDs that it references. */
async function readNaming(
  ctx: Ctx,
  { id, messageId, inReplyTo, rawKey, bounced }: OlderMail,
): Promise<[number, string[]]> {
  const read = rawKey === null ? null : await readReferences(ctx, rawKey);
  const parents = parseIds(inReplyTo ?? '');
  const references = [
    ...(read ? [...read.references, ...read.inReplyTo] : parents),
    ...(bounced === null ? [] : [bounced]),
  ];
  const [, ...named] = threadKeys(messageId, inReplyTo, references);
  return [id, named];
}
