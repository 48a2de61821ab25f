import { z } from 'zod';
import type { EmailExtract } from '../../../../contract/ai/insight.ts';
import type { EmailDetail } from '../../../../contract/mail/emails.ts';
import { detectLanguage, extract } from '../../../../lib/writer/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { getEmail } from '../../mail/index.ts';
import { askForObject } from '../calls/ask.ts';
import { builtIn } from '../calls/built-in.ts';
import { type Plan, planCall } from '../calls/plan.ts';
import { allowedIn, cutWarnings } from '../generate/clean.ts';
import { emailForModel, factsOf, findRisk, riskWarnings } from '../mail-view.ts';
import { Cleaned } from './cleaned.ts';
import { DATA_RULES } from './rules.ts';

const FEATURE = 'extract';
const MAX_ITEMS = 30;
const TIME = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

const shape = z.strictObject({
  action_items: z.array(z.strictObject({ text: z.string(), due: z.string().nullable() })),
  dates: z.array(
    z.strictObject({ text: z.string(), start: z.string().nullable(), end: z.string().nullable() }),
  ),
  people: z.array(z.strictObject({ name: z.string(), address: z.string().nullable() })),
});

/** Extracts an email's requests, dates and people. Throws `not_found`, and what `planCall` and `askForObject` throw. */
export async function extractFromEmail(ctx: Ctx, emailId: number): Promise<EmailExtract> {
  const email = await getEmail(ctx, emailId);
  const plan = await planCall(ctx);
  const written = await (plan.models.length === 0 ? byRules(ctx, email) : ask(ctx, plan, email));
  const { risk } = await findRisk(ctx, email);
  return { ...written, injection_risk: risk, warnings: [...riskWarnings(risk), ...written.warnings] };
}

type Written = Omit<EmailExtract, 'injection_risk'>;

async function byRules(ctx: Ctx, email: EmailDetail): Promise<Written> {
  const { language } = await detectLanguage(`${email.subject}\n${email.body_new}`);
  const found = await extract(email.body_new, {
    receivedAt: email.received_at,
    language,
    people: peopleOf(email),
  });
  return {
    action_items: found.actionItems,
    dates: found.dates,
    people: found.people,
    ...(await builtIn(ctx, FEATURE)),
    warnings: [],
  };
}

async function ask(ctx: Ctx, plan: Plan, email: EmailDetail): Promise<Written> {
  const mail = emailForModel(email);
  const cleaned = new Cleaned(await allowedIn(ctx), factsOf([email]));
  const answer = await askForObject(
    ctx,
    plan,
    {
      feature: FEATURE,
      instructions: [
        'List what the email asks its reader to do, the dates that it names, and the people in it.',
        `The email arrived at ${email.received_at}. Write times as ISO 8601, or null if the email does not say.`,
        'Quote the text of a date as the email has it.',
        DATA_RULES,
      ].join('\n'),
      turns: [{ role: 'user', text: mail }],
      maxOutputTokens: 1_500,
    },
    shape,
  );
  const { action_items, dates, people } = answer.value;
  const known = peopleOf(email);
  return {
    action_items: action_items
      .slice(0, MAX_ITEMS)
      .map(({ text, due }) => ({ text: cleaned.field(text, 500), due: timeOf(due) }))
      .filter(({ text }) => text !== ''),
    dates: dates
      .slice(0, MAX_ITEMS)
      .map(({ text, start, end }) => ({
        text: cleaned.field(text, 200),
        start: timeOf(start),
        end: timeOf(end),
      }))
      .filter(({ text }) => text !== ''),
    people: people
      .slice(0, MAX_ITEMS)
      .map(({ name, address }) => ({
        name: cleaned.field(name, 100).replace(/\s+/g, ' '),
        address: known.find((each) => each.address === address?.toLowerCase())?.address ?? null,
      }))
      .filter(({ name }) => name !== ''),
    model: answer.model,
    usage: answer.usage,
    warnings: [...cleaned.warnings(), ...cutWarnings(answer.isCut)],
  };
}

/** Returns the people in the headers. */
function peopleOf(email: EmailDetail): { name: string; address: string }[] {
  const others = [...email.to, ...email.cc].map((written) => {
    const at = written.lastIndexOf('<');
    return at < 0
      ? { name: '', address: written }
      : { name: written.slice(0, at).trim(), address: written.slice(at + 1, -1) };
  });
  return [{ name: email.from_name, address: email.from_address }, ...others].map(({ name, address }) => ({
    name,
    address: address.toLowerCase(),
  }));
}

/** Returns a valid time, else null. */
function timeOf(value: string | null): string | null {
  return value !== null && TIME.test(value) && Number.isFinite(Date.parse(value)) ? value : null;
}
