import type { ResponderSettings } from '../../../../contract/mail/replies.ts';
import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import {
  type ReplyingInbox,
  selectInboxes,
  selectInboxesToReply,
  selectReplyingInbox,
  updateReplyCursor,
  updateReplyRuns,
} from '../../inboxes/index.ts';
import { sendEmail } from '../sending/send.ts';
import { type CandidateRow, candidatesAfter } from './candidate-store.ts';
import { type Candidate, decide } from './decide.ts';
import { handOver, toCandidate } from './hand-over.ts';
import { CLOCK_SLACK_MS, LOOKED_AT, MAX_AGE_MS, RUN_MS, STEPS } from './limits.ts';
import { settingsById } from './settings.ts';
import { type ClaimedRow, claimReply, leftReplies, skipReply, takeUpReplies } from './store.ts';
import { writeReply } from './write-reply.ts';

interface Target {
  id: number;
  organizationId: number;
}

/** Tells the queue of every inbox that replies and has got mail, or has a reply left over. For the cron. */
export async function wakeResponders(ctx: ServiceCtx): Promise<void> {
  const results = await commit(database(ctx), [
    updateReplyRuns(ctx),
    selectInboxesToReply(ctx),
    ...leftReplies(ctx),
  ]);
  const targets = [...results[1], ...(results[3] as Target[])];
  const messages = [...new Map(targets.map((target) => [target.id, target])).values()].map((target) => ({
    body: { kind: 'auto-reply', organization_id: target.organizationId, inbox_id: target.id },
  }));
  // A queue takes at most 100 messages a call.
  for (let i = 0; i < messages.length; i += 100) {
    await ctx.env.SEND_SLOW_QUEUE.sendBatch(messages.slice(i, i + 100));
  }
}

/**
 * Sends what was left over, and answers what has come to an inbox since the last run, if it replies. Two runs at once,
 * or one that is repeated, make no second reply: each is written down before it is sent, where that is still to be done.
 * `isRepeated`: the run before broke off, and may do so each time at the same email: one that is begun is then not
 * begun again.
 */
export async function runResponder(
  system: ServiceCtx,
  target: Target,
  isRepeated = false,
  send = sendEmail,
): Promise<void> {
  const ctx = forOrganization(system, target.organizationId);
  const db = database(ctx);
  const [[inbox]] = await commit(db, [selectReplyingInbox(ctx, target.id)]);
  const deadline = ctx.now() + RUN_MS;
  const claim = crypto.randomUUID();
  const [left] = (await commit(db, [takeUpReplies(ctx, target.id, inbox, claim)])) as [ClaimedRow[]];
  for (const reply of left) await handOver(ctx, reply, claim, send);
  if (!inbox) return;

  const [inboxes] = await commit(db, [selectInboxes(ctx)]);
  const own = inboxes.map(({ emailAddress }) => emailAddress);
  const settings = (await settingsById(ctx, [inbox.id]))(inbox.id);
  let { after } = inbox;
  for (let step = 0; step < STEPS; step++) {
    const [rows, [looked]] = (await commit(db, [
      ...candidatesAfter(ctx, {
        inboxId: inbox.id,
        after,
        limit: LOOKED_AT,
        // Servers tell the time of arrival in whole seconds.
        arrivedFrom: Math.floor(inbox.since / 1000) * 1000,
        // What was posted later than it came has its own date only.
        receivedFrom: Math.max(ctx.now() - MAX_AGE_MS, inbox.since - CLOCK_SLACK_MS),
      }),
    ])) as [CandidateRow[], { last: number | null; count: number }[]];
    if (!looked || looked.last === null) return;
    for (const row of rows) {
      if (ctx.now() > deadline) {
        await commit(db, [updateReplyCursor(ctx, inbox, row.id - 1)]);
        return;
      }
      if (isRepeated) {
        ctx.log.warn('auto_reply.repeated', { inboxId: inbox.id, emailId: row.id });
        await commit(db, [updateReplyCursor(ctx, inbox, row.id)]);
      }
      await answer(ctx, inbox, toCandidate(row), own, settings, send);
    }
    after = looked.last;
    await commit(db, [updateReplyCursor(ctx, inbox, after)]);
    if (looked.count < LOOKED_AT) return;
  }
}

async function answer(
  ctx: Ctx,
  inbox: ReplyingInbox,
  email: Candidate,
  own: string[],
  settings: ResponderSettings,
  send: typeof sendEmail,
): Promise<void> {
  const decision = decide(email, own);
  if ('skip' in decision) {
    await commit(database(ctx), [skipReply(ctx, inbox, email, decision.skip)]);
    return;
  }
  const reply = await writeReply(ctx, email, { ...settings, inboxName: inbox.name });
  const claim = crypto.randomUUID();
  const [[claimed]] = await commit(
    database(ctx),
    claimReply(ctx, inbox, email, decision.to, reply, settings, claim),
  );
  if (claimed?.status === 'draft') wakeOutbox(ctx);
  if (claimed?.status !== 'pending') return;
  const row = { id: claimed.id, email_id: email.id, inbox_id: inbox.id, subject: reply.subject };
  await handOver(ctx, { ...row, body: reply.text, html: reply.html, asked_at: null }, claim, send);
}
