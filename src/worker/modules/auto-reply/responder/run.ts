import type { ResponderSettings } from '../../../../contract/mail/auto-replies.ts';
import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { statementsLeft } from '../../../platform/invocation/invocation.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { sendAll } from '../../../platform/work/jobs.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import {
  addressesOf,
  type ReplyingInbox,
  selectInboxes,
  selectInboxesToReply,
  selectNotCheckedLately,
  selectReplyingInbox,
  updateReplyCursor,
  updateReplyRuns,
} from '../../inboxes/index.ts';
import { selectCandidates, toCandidate } from '../candidates/candidate-store.ts';
import { type Candidate, decide, type SkipReason } from '../candidates/decide.ts';
import {
  CHECKED_PER_STEP,
  CLOCK_SLACK_MS,
  MAX_AGE_MS,
  RUN_MS,
  STATEMENTS_OF_REPLY,
  STEPS,
} from '../candidates/limits.ts';
import { type AiWriter, type Reply, writeReply, writeReplyByAi } from '../candidates/write-reply.ts';
import { handOver } from '../replies/hand-over.ts';
import {
  insertReply,
  insertSkipped,
  selectInboxesWithAbandoned,
  selectObstacle,
  updateAbandoned,
  updateGivenUp,
} from '../replies/store.ts';
import { settingsById } from './settings.ts';
import { selectSettings } from './settings-store.ts';

interface Target {
  id: number;
  organizationId: number;
}

/** Wakes a run for every inbox with automatic replies and new mail, and for every inbox with abandoned replies. */
export async function wakeResponders(ctx: ServiceCtx): Promise<void> {
  const withMail = selectInboxesToReply(ctx);
  const withAbandoned = selectInboxesWithAbandoned(ctx);
  const results = await commit(database(ctx), [
    updateReplyRuns(ctx),
    withMail,
    ...updateGivenUp(ctx),
    withAbandoned,
  ]);
  const targets = new Map(
    [...results.of(withMail), ...results.of(withAbandoned)].map((target) => [target.id, target]),
  );
  const messages = [...targets.values()].map((target) => ({
    body: { kind: 'auto-reply', organization_id: target.organizationId, inbox_id: target.id },
  }));
  await sendAll(ctx.env.SEND_SLOW_QUEUE, messages);
}

export const wakeRespondersPart: Part = {
  look: (ctx) => [
    selectNotCheckedLately(ctx),
    selectInboxesToReply(ctx),
    ...updateGivenUp(ctx).slice(0, 1),
    selectInboxesWithAbandoned(ctx),
  ],
  run: wakeResponders,
};

/**
 * Sends the abandoned replies of an inbox, then replies to the mail since the last run. Concurrent or repeated runs
 * send no reply twice, because each is recorded before it is sent. `isRepeated`: the last run broke off, perhaps always
 * at the same email, so each email is marked as checked before it is processed.
 */
export async function runResponder(
  system: ServiceCtx,
  target: Target,
  writer: AiWriter,
  isRepeated = false,
): Promise<void> {
  const ctx = forOrganization(system, target.organizationId);
  const db = database(ctx);
  const [[inbox]] = await commit(db, [selectReplyingInbox(ctx, target.id)]);
  const deadline = ctx.now() + RUN_MS;
  const claim = crypto.randomUUID();
  const [abandoned] = await commit(db, [updateAbandoned(ctx, target.id, inbox, claim)]);
  for (const reply of abandoned) await handOver(ctx, reply, claim);
  if (!inbox) return;

  const [inboxes, rows] = await commit(db, [selectInboxes(ctx), selectSettings(ctx, [inbox.id])]);
  const own = inboxes.flatMap(addressesOf);
  const settings = settingsById(rows)(inbox.id);
  let { after } = inbox;
  for (let step = 0; step < STEPS; step++) {
    const [candidates, [checked]] = await commit(
      db,
      selectCandidates(ctx, {
        inboxId: inbox.id,
        after,
        limit: CHECKED_PER_STEP,
        // Servers report arrival times in whole seconds.
        arrivedFrom: Math.floor(inbox.since / 1000) * 1000,
        // An email posted long after its arrival has only its own date.
        receivedFrom: Math.max(ctx.now() - MAX_AGE_MS, inbox.since - CLOCK_SLACK_MS),
      }),
    );
    if (!checked || checked.last === null) return;
    for (const row of candidates) {
      if (ctx.now() > deadline || statementsLeft() < STATEMENTS_OF_REPLY) {
        await commit(db, [updateReplyCursor(ctx, inbox, row.id - 1)]);
        return;
      }
      if (isRepeated) {
        ctx.log.warn('auto_reply.repeated', { inboxId: inbox.id, emailId: row.id });
        await commit(db, [updateReplyCursor(ctx, inbox, row.id)]);
      }
      await answer(ctx, inbox, toCandidate(row), own, settings, writer);
    }
    after = checked.last;
    await commit(db, [updateReplyCursor(ctx, inbox, after)]);
    if (checked.count < CHECKED_PER_STEP) return;
  }
}

async function answer(
  ctx: Ctx,
  inbox: ReplyingInbox,
  email: Candidate,
  own: string[],
  settings: ResponderSettings,
  writer: AiWriter,
): Promise<void> {
  const decision = decide(email, own);
  if ('skip' in decision) {
    await commit(database(ctx), insertSkipped(ctx, inbox, email, decision.skip));
    return;
  }
  const reply = await write(ctx, inbox, email, decision.to, settings, writer);
  if (!reply) return;
  if ('skip' in reply) {
    await commit(database(ctx), insertSkipped(ctx, inbox, email, reply.skip));
    return;
  }
  const claim = crypto.randomUUID();
  const [[recorded]] = await commit(
    database(ctx),
    insertReply(ctx, inbox, email, decision.to, reply, settings, claim, await tagsOf(ctx)),
  );
  if (recorded?.status === 'draft') wakeOutbox(ctx);
  if (recorded?.status !== 'pending') return;
  const row = { id: recorded.id, email_id: email.id, inbox_id: inbox.id, subject: reply.subject };
  await handOver(ctx, { ...row, body: reply.text, html: reply.html, asked_at: null }, claim);
}

/** Writes the reply, or returns the reason not to; null if the email already has one. */
async function write(
  ctx: Ctx,
  inbox: ReplyingInbox,
  email: Candidate,
  to: string,
  settings: ResponderSettings,
  writer: AiWriter,
): Promise<Reply | { skip: SkipReason } | null> {
  const named = { ...settings, inboxName: inbox.name };
  if (settings.writer === 'template') return writeReply(email, named);
  const [[obstacle]] = await commit(database(ctx), [selectObstacle(ctx, inbox.id, email, to, settings)]);
  if (obstacle!.hasReply) return null;
  return obstacle!.reason ? { skip: obstacle!.reason } : writeReplyByAi(ctx, email, named, writer);
}
