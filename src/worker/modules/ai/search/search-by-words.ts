import { z } from 'zod';
import type { AiWarning } from '../../../../contract/ai/answer.ts';
import { type AiSearchFilter, type AiSearchResult, aiSearchFilter } from '../../../../contract/ai/search.ts';
import { searchFilter } from '../../../../lib/writer/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { listEmails } from '../../mail/index.ts';
import { askForObject } from '../calls/ask.ts';
import { builtIn } from '../calls/built-in.ts';
import { type Plan, planCall } from '../calls/plan.ts';

const FEATURE = 'search';
const SHOWN = 50;

/** Returns the schema of the output. Its fields are nullable, as strict schemas have no optional ones. */
const shapeWith = (tags: string[]) =>
  z.strictObject({
    tag: z.enum(tags).nullable(),
    direction: z.enum(['inbound', 'outbound']).nullable(),
    is_read: z.boolean().nullable(),
    is_automatic: z.boolean().nullable(),
    is_bounce: z.boolean().nullable(),
    search: z.string().nullable(),
  });

type Written = Omit<AiSearchResult, 'emails' | 'injection_risk'>;

/** Converts words to filters of the email list, and lists the emails. Throws what `planCall` and `askForObject` do. */
export async function searchByWords(ctx: Ctx, query: string): Promise<AiSearchResult> {
  const plan = await planCall(ctx);
  const written = await (plan.models.length === 0 ? byRules(ctx, query) : ask(ctx, plan, query));
  const { rows } = await listEmails(ctx, { ...written.filter, limit: SHOWN, offset: 0 });
  return { ...written, emails: rows, injection_risk: 'none' };
}

async function byRules(ctx: Ctx, query: string): Promise<Written> {
  const now = new Date(ctx.now()).toISOString();
  const { entries } = await tagsOf(ctx);
  const { filter, unused } = searchFilter(query, { now, tags: entries.map(({ name }) => name) });
  const warnings: AiWarning[] =
    unused.length === 0
      ? []
      : [{ code: 'WORDS_UNUSED', detail: `No filter does this: ${unused.join(', ').slice(0, 300)}.` }];
  return { filter: aiSearchFilter.parse(filter), ...(await builtIn(ctx, FEATURE)), warnings };
}

async function ask(ctx: Ctx, plan: Plan, query: string): Promise<Written> {
  const tags = await tagsOf(ctx);
  const answer = await askForObject(
    ctx,
    plan,
    {
      feature: FEATURE,
      instructions: [
        'Turn the search for emails into filters. Use null for a filter that the search does not ask for.',
        'tag: the inbox. direction: inbound is received, outbound is sent. is_automatic: newsletters and notifications.',
        'search: one word or phrase that the email must contain, as it is written there.',
      ].join('\n'),
      turns: [{ role: 'user', text: query }],
      maxOutputTokens: 200,
    },
    shapeWith(tags.entries.map(({ name }) => name)),
  );
  return { filter: toFilter(answer.value), model: answer.model, usage: answer.usage, warnings: [] };
}

function toFilter({ search, ...flags }: z.infer<ReturnType<typeof shapeWith>>): AiSearchFilter {
  const term = search?.replace(/\s+/g, ' ').trim().slice(0, 200).toWellFormed();
  const given = Object.entries({ ...flags, search: term || null }).filter(([, value]) => value !== null);
  return aiSearchFilter.parse(Object.fromEntries(given));
}
