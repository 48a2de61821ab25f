import { z } from 'zod';
import type { Composed, ComposeRequest } from '../../../../contract/ai/generate.ts';
import { htmlOfText } from '../../../../lib/message/html/html-of-text.ts';
import { CANNOT } from '../../../../lib/writer/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { askForObject } from '../calls/ask.ts';
import { cannot } from '../calls/built-in.ts';
import { planCall } from '../calls/plan.ts';
import { allowedIn, cleanDraft } from './clean.ts';
import { RULES } from './instructions.ts';

const shape = z.strictObject({ subject: z.string(), body: z.string() });
const MAX_SUBJECT_CHARACTERS = 200;

/** Writes a new email from instructions. Throws `refused` (NEEDS_MODEL), and what `askForObject` throws. */
export async function composeEmail(ctx: Ctx, input: ComposeRequest): Promise<Composed> {
  const plan = await planCall(ctx, input.model);
  if (plan.models.length === 0) throw cannot(CANNOT.compose);
  const wish = [
    input.to === undefined ? '' : `To: ${input.to}`,
    input.subject === undefined ? '' : `Subject: ${input.subject}`,
    input.instructions,
  ]
    .filter(Boolean)
    .join('\n');
  const question = {
    feature: 'compose',
    instructions: `You write an email for a colleague, in the language of what they ask for. The body is plain text.\n${RULES}`,
    turns: [{ role: 'user' as const, text: wish }],
    maxOutputTokens: 1_500,
  };
  const allowed = await allowedIn(ctx);
  const answer = await askForObject(ctx, plan, question, shape);
  const subject = cleanDraft(answer.value.subject, allowed, wish);
  const body = cleanDraft(answer.value.body, allowed, wish);
  return {
    subject:
      input.subject ?? subject.text.replace(/\s+/g, ' ').slice(0, MAX_SUBJECT_CHARACTERS).toWellFormed(),
    body: htmlOfText(body.text),
    body_text: body.text,
    model: answer.model,
    usage: answer.usage,
    injection_risk: 'none',
    warnings: [...subject.warnings, ...body.warnings],
  };
}
