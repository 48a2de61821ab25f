import type { z } from 'zod';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { getEmail } from '../../mail/index.ts';
import { askForObject, type Question } from '../calls/ask.ts';
import { planCall } from '../calls/plan.ts';
import { DATA_RULES } from '../insight/rules.ts';
import { NEW_EMAIL_TIMEOUT } from '../limits.ts';
import { emailForModel, findRisk, isRisky } from '../mail-view.ts';
import { selectPreferences } from '../preferences/store.ts';

/**
 * Asks a model about a new email, for modules that build on mail. Returns null if none is asked: the organization does
 * not have new mail analyzed, there is no model, or the mail may contain instructions to an AI. Callers must validate
 * the answer, as strangers can influence it. Throws `not_found`, and what `planCall` and `askForObject` throw.
 */
export async function askAboutNewEmail<T>(
  ctx: Ctx,
  emailId: number,
  {
    instructions,
    ...question
  }: Omit<Question, 'turns' | 'signal' | 'instructions'> & { instructions: string[] },
  shape: z.ZodType<T>,
): Promise<T | null> {
  const [[preferences]] = await commit(database(ctx), [selectPreferences(ctx)]);
  if (!preferences?.isEnabled || !preferences.analyzeNewEmails) return null;
  const email = await getEmail(ctx, emailId);
  const { risk } = await findRisk(ctx, email);
  if (isRisky(risk)) return null;
  const plan = await planCall(ctx);
  if (plan.models.length === 0) return null;
  const answer = await askForObject(
    ctx,
    plan,
    {
      ...question,
      instructions: [...instructions, DATA_RULES].join('\n'),
      turns: [{ role: 'user', text: emailForModel(email) }],
      signal: AbortSignal.timeout(NEW_EMAIL_TIMEOUT),
    },
    shape,
  );
  return answer.value;
}
