import type { AiWarning, InjectionRisk } from '../../../../contract/ai/answer.ts';
import type { GeneratedReply, GenerateReplyRequest } from '../../../../contract/ai/generate.ts';
import type { EmailDetail, ThreadMessage } from '../../../../contract/mail/emails.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { htmlOfText } from '../../../../lib/message/html/html-of-text.ts';
import { acknowledge, CANNOT, detectLanguage } from '../../../../lib/writer/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { ServerEvent } from '../../../platform/http/sse.ts';
import { getEmail } from '../../mail/index.ts';
import { askForText, type Question, streamText } from '../calls/ask.ts';
import { builtIn, cannot } from '../calls/built-in.ts';
import { deltasOf } from '../calls/deltas.ts';
import { once } from '../calls/once.ts';
import { type Plan, planCall } from '../calls/plan.ts';
import {
  emailForModel,
  factsOf,
  findRisk,
  findThread,
  highestRisk,
  riskOf,
  riskWarnings,
} from '../mail-view.ts';
import { allowedIn, cleanDraft, cutWarnings, DraftCleaner } from './clean.ts';
import { type Envelope, envelopeOf } from './envelope.ts';
import { replyInstructions } from './instructions.ts';

const FEATURE = 'reply';
const MAX_REPLY_TOKENS = 1_200;
/**
 * The number of earlier emails of the thread in the prompt, besides the one to reply to. Each is truncated to
 * EARLIER_CHARACTERS.
 */
const EARLIER_EMAILS = 4;
const EARLIER_CHARACTERS = 3_000;

/** The input for writing a reply. */
interface Draft {
  email: EmailDetail;
  envelope: Envelope;
  inboxName: string | null;
  language: string;
  subject: string;
  /** The highest risk of the emails in the prompt. */
  risk: InjectionRisk;
  warnings: AiWarning[];
  plan: Plan;
  question: Question;
  /** The text from which the reply may take numbers. */
  given: string;
}

/**
 * Drafts a reply without sending it. Throws `not_found`; `refused` (AUTOMATIC_MAIL, NEEDS_MODEL); and what `planCall`
 * and `askForText` throw.
 */
export async function generateReply(ctx: Ctx, input: GenerateReplyRequest): Promise<GeneratedReply> {
  const draft = await prepare(ctx, input);
  if (draft.plan.models.length === 0) return writeBuiltIn(ctx, draft, input);
  const allowed = await allowedIn(ctx);
  const answer = await askForText(ctx, draft.plan, draft.question);
  const { text, warnings } = cleanDraft(answer.value, allowed, draft.given);
  return toReply(draft, text, {
    model: answer.model,
    usage: answer.usage,
    warnings: [...warnings, ...cutWarnings(answer.isCut)],
  });
}

/** Runs `generateReply` once for all requests with this Idempotency-Key. Also throws what `once` throws. */
export function generateReplyOnce(
  ctx: Ctx,
  key: string | undefined,
  input: GenerateReplyRequest,
): Promise<GeneratedReply> {
  return once(ctx, key, ['reply', input], () => generateReply(ctx, input));
}

/** Streams the result of `generateReply`. Throws the same before the first event. */
export async function streamReply(
  ctx: Ctx,
  input: GenerateReplyRequest,
  signal: AbortSignal,
): Promise<AsyncGenerator<ServerEvent>> {
  const draft = await prepare(ctx, input);
  if (draft.plan.models.length === 0) return wholeReply(await writeBuiltIn(ctx, draft, input));
  const cleaner = new DraftCleaner(await allowedIn(ctx), draft.given);
  const running = await streamText(ctx, draft.plan, () => ({ ...draft.question, signal }));
  return events();

  async function* events(): AsyncGenerator<ServerEvent> {
    const { text, isCut } = yield* deltasOf(running, cleaner);
    const warnings = [...cleaner.warnings(), ...cutWarnings(isCut)];
    const reply = toReply(draft, text, { model: running.model, usage: running.usage(), warnings });
    yield { event: 'done', data: reply };
  }
}

async function* wholeReply(reply: GeneratedReply): AsyncGenerator<ServerEvent> {
  yield { event: 'delta', data: { text: reply.body_text } };
  yield { event: 'done', data: reply };
}

async function prepare(ctx: Ctx, input: GenerateReplyRequest): Promise<Draft> {
  const plan = await planCall(ctx, input.model);
  const email = await getEmail(ctx, input.email_id);
  if (email.is_automatic || email.is_bounce) {
    throw new DomainError(
      'refused',
      'AUTOMATIC_MAIL',
      'No person wrote this email (`is_automatic`), so it gets no draft.',
    );
  }
  const [{ emails }, { envelope, inboxName }] = await Promise.all([
    findThread(ctx, email.id),
    envelopeOf(ctx, email),
  ]);
  const language = input.language ?? (await languageOf(emails, email));
  const earlier = earlierEmails(emails, email);
  // An earlier mail of the thread may contain instructions that the one to reply to does not.
  const risks = [(await findRisk(ctx, email)).risk, ...earlier.map((each) => riskOf(each).risk)];
  const risk = highestRisk(risks);
  const mail = threadForModel(earlier, email);
  return {
    email,
    envelope,
    inboxName,
    language,
    subject: acknowledge({ ...addressed(email, inboxName, language), taskNumber: null }).subject,
    risk,
    warnings: [...riskWarnings(risk), ...envelopeWarnings(email, envelope)],
    plan,
    question: {
      feature: FEATURE,
      instructions: replyInstructions(input, language),
      turns: [{ role: 'user', text: mail }],
      maxOutputTokens: MAX_REPLY_TOKENS,
    },
    given: [factsOf([...emails, email]), input.instructions ?? '', String(email.task_id ?? '')].join('\n'),
  };
}

/** Returns the emails of the thread before the one to reply to, for the prompt. */
function earlierEmails(emails: ThreadMessage[], email: EmailDetail): ThreadMessage[] {
  return emails
    .filter(({ id, received_at }) => id !== email.id && received_at <= email.received_at)
    .slice(-EARLIER_EMAILS);
}

/** Returns the thread for the prompt, with the email to reply to last. */
function threadForModel(earlier: ThreadMessage[], email: EmailDetail): string {
  return [
    ...earlier.map((each) => emailForModel(each, EARLIER_CHARACTERS)),
    'The email to answer:',
    emailForModel(email),
  ].join('\n\n');
}

/** Returns the language of the newest inbound mail in the thread for which it is detected; English otherwise. */
export async function languageOf(emails: ThreadMessage[], email: ThreadMessage): Promise<string> {
  const inbound = [...emails.filter(({ direction }) => direction === 'inbound').reverse(), email];
  for (const { subject, body_new } of inbound) {
    const detected = await detectLanguage(`${subject}\n${body_new}`);
    if (detected.isReliable) return detected.language;
  }
  return 'en';
}

function envelopeWarnings(email: EmailDetail, { to }: Envelope): AiWarning[] {
  return to.toLowerCase() === email.reply_to_address.toLowerCase()
    ? []
    : [
        {
          code: 'REPLY_TO_IGNORED',
          detail: 'The mail asks for replies to an address of another domain. The draft goes to its sender.',
        },
      ];
}

/** Writes an acknowledgement. Throws `refused` (NEEDS_MODEL) for instructions, which need a model. */
async function writeBuiltIn(ctx: Ctx, draft: Draft, input: GenerateReplyRequest): Promise<GeneratedReply> {
  if (input.instructions !== undefined) throw cannot(CANNOT.reply);
  const { email, inboxName, language } = draft;
  const { text } = acknowledge({ ...addressed(email, inboxName, language), taskNumber: email.task_id });
  return toReply(draft, text, { ...(await builtIn(ctx, FEATURE)), warnings: [] });
}

function addressed(email: EmailDetail, inboxName: string | null, language: string) {
  return { language, subject: email.subject, name: email.from_name, inboxName };
}

function toReply(
  { email, envelope, subject, language, risk, warnings }: Draft,
  text: string,
  written: Pick<GeneratedReply, 'model' | 'usage' | 'warnings'>,
): GeneratedReply {
  return {
    email_id: email.id,
    ...envelope,
    subject,
    body: htmlOfText(text),
    body_text: text,
    language,
    model: written.model,
    usage: written.usage,
    injection_risk: risk,
    warnings: [...warnings, ...written.warnings],
  };
}
