import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { type Claim, extendLease, holdsLease } from '../../../platform/work/jobs.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { insertReplyRequest, isWithoutReply, recordSuggestion } from '../../auto-reply/index.ts';
import { updateUntouchedPriority } from '../../tasks/index.ts';
import { generateReply } from '../generate/generate-reply.ts';
import { analyzeEmail } from '../insight/analyze-email.ts';
import { ANALYSIS_LEASE } from '../limits.ts';
import { isRisky } from '../mail-view.ts';
import type { PreferencesRow } from '../schema.ts';
import { updateAnalyzedUpTo } from './store.ts';

/**
 * Analyzes an email, and takes the actions that the organization has enabled: sets the priority of its task, and
 * suggests a reply or requests one from the engine. Takes none for a mail that may contain instructions to an AI.
 * Idempotent: the analysis is stored, and each step writes only what is missing. Throws what `analyzeEmail` and
 * `generateReply` throw.
 */
export async function considerEmail(
  ctx: Ctx,
  claim: Claim,
  preferences: PreferencesRow,
  emailId: number,
): Promise<void> {
  const { injection_risk, urgency, needs_reply } = await analyzeEmail(ctx, emailId);
  const requests: Statement[] = [];
  if (!isRisky(injection_risk)) {
    if (preferences.urgencySetsPriority && urgency !== 'medium') {
      await commit(database(ctx), updateUntouchedPriority(ctx, emailId, urgency));
      wakeOutbox(ctx);
    }
    if (preferences.suggestReplies && needs_reply && (await isWithoutReply(ctx, emailId))) {
      if (preferences.replyWriter === 'built_in') await suggestReply(ctx, claim, emailId);
      else requests.push(insertReplyRequest(ctx, emailId, await tagsOf(ctx), holdsLease(claim)));
    }
  }
  // The event and the cursor are written in one batch, so that the reply is requested once.
  await commit(database(ctx), [...requests, updateAnalyzedUpTo(ctx, claim, emailId)]);
  if (requests.length > 0) wakeOutbox(ctx);
}

async function suggestReply(ctx: Ctx, claim: Claim, emailId: number): Promise<void> {
  if (!(await extendLease(ctx, claim, ANALYSIS_LEASE))) return;
  const { subject, body_text: text, model, injection_risk } = await generateReply(ctx, { email_id: emailId });
  if (isRisky(injection_risk) || text === '') return;
  await recordSuggestion(ctx, { emailId, subject, text, model });
}
