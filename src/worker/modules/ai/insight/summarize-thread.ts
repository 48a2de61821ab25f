import { z } from 'zod';
import type { ThreadSummary } from '../../../../contract/ai/insight.ts';
import { summarize } from '../../../../lib/writer/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { askForObject } from '../calls/ask.ts';
import { builtIn, NO_USAGE } from '../calls/built-in.ts';
import { type Plan, planCall } from '../calls/plan.ts';
import { allowedIn, cutWarnings } from '../generate/clean.ts';
import { languageOf } from '../generate/generate-reply.ts';
import { emailForModel, factsOf, findThread, highestRisk, riskOf, riskWarnings } from '../mail-view.ts';
import { Cleaned } from './cleaned.ts';
import { DATA_RULES } from './rules.ts';
import { selectSummary, upsertSummary } from './store.ts';

const FEATURE = 'summary';
/** The maximum number of characters of an email in the prompt. */
const EMAIL_CHARACTERS = 4_000;
const MAX_POINTS = 12;

const shape = z.strictObject({
  summary: z.string(),
  points: z.array(z.strictObject({ text: z.string(), email_id: z.int() })),
});

type Written = Pick<ThreadSummary, 'summary' | 'points' | 'language' | 'model' | 'usage' | 'warnings'>;

/**
 * Summarizes the thread that contains an email, each point with its email. Returns the stored summary as long as the
 * thread has the same emails. Throws `not_found`, and what `planCall` and `askForObject` throw.
 */
export async function summarizeThread(
  ctx: Ctx,
  emailId: number,
  { refresh }: { refresh: boolean },
): Promise<ThreadSummary> {
  const { threadId, emails } = await findThread(ctx, emailId);
  const last = emails.at(-1)!;
  const plan = await planCall(ctx);
  const [[kept]] = await commit(database(ctx), [selectSummary(ctx, last.id)]);
  const ids = emails.map(({ id }) => id);
  if (kept && !refresh) {
    const { email_ids, ...summary } = kept.summary;
    if (String(email_ids) === String(ids)) {
      return { ...summary, thread_id: threadId, cached: true, usage: NO_USAGE };
    }
  }
  const risk = highestRisk(emails.map((email) => riskOf(email).risk));
  const written = await (plan.models.length === 0 ? quote(ctx, emails) : ask(ctx, plan, emails));
  const summary: ThreadSummary = {
    thread_id: threadId,
    last_email_id: last.id,
    ...written,
    cached: false,
    injection_risk: risk,
    warnings: [...riskWarnings(risk), ...written.warnings],
  };
  await commit(database(ctx), [upsertSummary(ctx, last.id, summary, ids)]);
  return summary;
}

type Emails = Awaited<ReturnType<typeof findThread>>['emails'];

/** Quotes the most important sentences. */
async function quote(ctx: Ctx, emails: Emails): Promise<Written> {
  const { summary, points, language } = await summarize(
    emails.map((email) => ({
      id: email.id,
      from: email.from_name || email.from_address,
      date: email.received_at,
      text: email.body_new,
    })),
  );
  return {
    summary,
    points: points.map(({ text, emailId }) => ({ text, email_id: emailId })),
    language,
    ...(await builtIn(ctx, FEATURE)),
    warnings: [],
  };
}

async function ask(ctx: Ctx, plan: Plan, emails: Emails): Promise<Written> {
  const language = await languageOf(emails, emails.at(-1)!);
  const mail = emails.map((email) => emailForModel(email, EMAIL_CHARACTERS)).join('\n\n');
  const cleaned = new Cleaned(await allowedIn(ctx), factsOf(emails));
  const answer = await askForObject(
    ctx,
    plan,
    {
      feature: FEATURE,
      instructions: [
        `Summarize the conversation in two or three sentences, in the language with the ISO 639-1 code "${language}".`,
        'Add the most important points, at most seven, each with the id of the email that says it.',
        DATA_RULES,
      ].join('\n'),
      turns: [{ role: 'user', text: mail }],
      maxOutputTokens: 1_200,
    },
    shape,
  );
  const ids = new Set(emails.map(({ id }) => id));
  const cited = answer.value.points.filter((point) => ids.has(point.email_id));
  const invented = answer.value.points.length - cited.length;
  const summary = cleaned.field(answer.value.summary, 2_000);
  const points = cited
    .slice(0, MAX_POINTS)
    .map((point) => ({ text: cleaned.field(point.text, 500), email_id: point.email_id }));
  return {
    summary,
    points: points.filter(({ text }) => text !== ''),
    language,
    model: answer.model,
    usage: answer.usage,
    warnings: [
      ...cleaned.warnings(),
      ...cutWarnings(answer.isCut),
      ...(invented === 0
        ? []
        : [{ code: 'CITATION_REMOVED', detail: `${invented} points named no email of this conversation.` }]),
    ],
  };
}
