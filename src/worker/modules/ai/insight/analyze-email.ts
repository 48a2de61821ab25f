import { z } from 'zod';
import { CATEGORIES, type EmailAnalysis, INTENTS, SENTIMENTS } from '../../../../contract/ai/insight.ts';
import type { EmailDetail } from '../../../../contract/mail/emails.ts';
import { TASK_PRIORITIES } from '../../../../contract/tasks.ts';
import { analyze, detectLanguage } from '../../../../lib/writer/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { getEmail } from '../../mail/index.ts';
import { askForObject } from '../calls/ask.ts';
import { builtIn, NO_USAGE } from '../calls/built-in.ts';
import { type Plan, planCall } from '../calls/plan.ts';
import { emailForModel, findRisk, riskWarnings } from '../mail-view.ts';
import { DATA_RULES } from './rules.ts';
import { selectAnalysis, upsertAnalysis } from './store.ts';

const FEATURE = 'analysis';

const shape = z.strictObject({
  category: z.enum(CATEGORIES),
  sentiment: z.enum(SENTIMENTS),
  urgency: z.enum(TASK_PRIORITIES),
  intent: z.enum(INTENTS),
  needs_reply: z.boolean(),
});

type Written = z.infer<typeof shape> & Pick<EmailAnalysis, 'language' | 'model' | 'usage'>;

/**
 * Classifies an email, once; later calls get the stored analysis. The risk is determined by rules alone. Throws
 * `not_found`, and what `planCall` and `askForObject` throw.
 */
export async function analyzeEmail(ctx: Ctx, emailId: number): Promise<EmailAnalysis> {
  const email = await getEmail(ctx, emailId);
  const plan = await planCall(ctx);
  const [[stored]] = await commit(database(ctx), [selectAnalysis(ctx, emailId)]);
  if (stored) return { ...stored.analysis, cached: true, usage: NO_USAGE };
  const { risk, reasons } = await findRisk(ctx, email);
  const { model, usage, ...written } = await (plan.models.length === 0
    ? byRules(ctx, email)
    : ask(ctx, plan, email));
  const analysis: EmailAnalysis = {
    ...written,
    injection_reasons: reasons,
    cached: false,
    model,
    usage,
    injection_risk: risk,
    warnings: riskWarnings(risk),
  };
  await commit(database(ctx), [upsertAnalysis(ctx, emailId, analysis)]);
  return analysis;
}

async function byRules(ctx: Ctx, email: EmailDetail): Promise<Written> {
  const { needsReply, ...analysis } = await analyze({
    subject: email.subject,
    text: email.body_new,
    isAutomatic: email.is_automatic,
    isBounce: email.is_bounce,
    hasListHeaders: email.automatic_reason?.startsWith('list') ?? false,
  });
  return { ...analysis, needs_reply: needsReply, ...(await builtIn(ctx, FEATURE)) };
}

async function ask(ctx: Ctx, plan: Plan, email: EmailDetail): Promise<Written> {
  const detected = await detectLanguage(`${email.subject}\n${email.body_new}`);
  const answer = await askForObject(
    ctx,
    plan,
    {
      feature: FEATURE,
      instructions: [
        'Classify the email for the support team that received it.',
        'urgency: "urgent" only if harm grows by the hour, "high" if it should be answered today, "low" if nobody waits.',
        'needs_reply: whether a person waits for an answer.',
        DATA_RULES,
      ].join('\n'),
      turns: [{ role: 'user', text: emailForModel(email) }],
      maxOutputTokens: 300,
    },
    shape,
  );
  return {
    ...answer.value,
    // Automatic mail needs no reply, whatever it says.
    needs_reply: answer.value.needs_reply && !email.is_automatic && !email.is_bounce,
    language: detected.isReliable ? detected.language : 'en',
    model: answer.model,
    usage: answer.usage,
  };
}
