import type { RewriteRequest, Rewritten } from '../../../../contract/ai/generate.ts';
import { CANNOT } from '../../../../lib/writer/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { askForText } from '../calls/ask.ts';
import { cannot } from '../calls/built-in.ts';
import { planCall } from '../calls/plan.ts';
import { allowedIn, cleanDraft, cutWarnings } from './clean.ts';
import { RULES } from './instructions.ts';

const TASKS: Record<RewriteRequest['action'], string> = {
  shorter: 'Make the text shorter. Keep every fact.',
  friendlier: 'Make the text friendlier. Keep every fact.',
  formal: 'Make the text formal. Keep every fact.',
  translate: 'Translate the text.',
  fix: 'Correct spelling and grammar. Change nothing else.',
};

/** Rewrites a text. Throws `refused` (NEEDS_MODEL), and what `askForText` throws. */
export async function rewriteText(ctx: Ctx, input: RewriteRequest): Promise<Rewritten> {
  const plan = await planCall(ctx, input.model);
  if (plan.models.length === 0) throw cannot(CANNOT[input.action]);
  const target = input.language
    ? `Write in the language with the ISO 639-1 code "${input.language}".`
    : 'Keep its language.';
  const allowed = await allowedIn(ctx);
  const answer = await askForText(ctx, plan, {
    feature: 'rewrite',
    instructions: `${TASKS[input.action]} ${target} Answer with the text alone.\n${RULES}`,
    turns: [{ role: 'user', text: JSON.stringify({ text: input.text }) }],
    // A translation can have twice the tokens of its original.
    maxOutputTokens: Math.ceil(input.text.length / 2) + 200,
  });
  const { text, warnings } = cleanDraft(answer.value, allowed, input.text);
  return {
    text,
    model: answer.model,
    usage: answer.usage,
    injection_risk: 'none',
    warnings: [...warnings, ...cutWarnings(answer.isCut)],
  };
}
