import type { AiWarning, InjectionRisk } from '../../../contract/ai/answer.ts';
import type { ThreadMessage } from '../../../contract/mail/emails.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { findHiddenText, getThread } from '../mail/index.ts';
import { MAX_MAIL_CHARACTERS, MAX_THREAD_EMAILS } from './limits.ts';
import { cleanText } from './safety/clean-output.ts';
import { forModel } from './safety/for-model.ts';
import { type Assessment, assessInjection } from './safety/injection/assess.ts';

/** The risk of an email by what its readers see. */
export function riskOf(email: ThreadMessage, hiddenText = ''): Assessment {
  const { risk, reasons } = assessInjection({
    subject: email.subject,
    fromName: email.from_name,
    text: email.body_new,
    quotedText: quotedText(email),
    hiddenText,
    attachmentNames: email.attachments.map(({ filename }) => filename),
  });
  // A reason quotes the mail, and a dashboard may turn what looks like a link into one.
  const quote = (detail: string) => cleanText(detail, { allowedHosts: [], allowedAddresses: [] }).text;
  return { risk, reasons: reasons.map(({ code, detail }) => ({ code, detail: quote(detail) })) };
}

/** The risk of an email, by what its readers see and by what is hidden from them. No model can lower it. */
export async function findRisk(ctx: Ctx, email: ThreadMessage): Promise<Assessment> {
  return riskOf(email, await findHiddenText(ctx, email));
}

/** What follows the new part of a text, or all of it if that is not its beginning. */
function quotedText({ body_text, body_new }: ThreadMessage): string {
  return body_text.startsWith(body_new) ? body_text.slice(body_new.length) : body_text;
}

const RANKS: InjectionRisk[] = ['none', 'low', 'medium', 'high'];

/** True if Herald does nothing automatically because of this risk. */
export function isRisky(risk: InjectionRisk): boolean {
  return RANKS.indexOf(risk) >= RANKS.indexOf('medium');
}

export function highestRisk(risks: InjectionRisk[]): InjectionRisk {
  return RANKS[Math.max(0, ...risks.map((risk) => RANKS.indexOf(risk)))]!;
}

/** The warning of a mail that may give instructions to an AI; none below `medium`. */
export function riskWarnings(risk: InjectionRisk): AiWarning[] {
  return isRisky(risk)
    ? [
        {
          code: 'INJECTION_SUSPECTED',
          detail: 'The mail seems to give instructions to an AI. Check the answer.',
        },
      ]
    : [];
}

/** The newest emails of the thread that holds the email, oldest first. Throws `not_found`. */
export async function findThread(
  ctx: Ctx,
  emailId: number,
): Promise<{ threadId: string; emails: ThreadMessage[] }> {
  const emails: ThreadMessage[] = [];
  let threadId = '';
  let cursor: string | null | undefined;
  do {
    const page = await getThread(ctx, emailId, { limit: 200, ...(cursor ? { cursor } : {}) });
    threadId = page.thread.thread_id;
    emails.push(...page.thread.messages);
    emails.splice(0, emails.length - MAX_THREAD_EMAILS);
    cursor = page.next;
  } while (cursor);
  return { threadId, emails };
}

/** An email as a model gets it: what a reader sees without quoted mail, bounded, as a line of JSON. */
export function emailForModel(email: ThreadMessage, characters = MAX_MAIL_CHARACTERS): string {
  return forModel(
    {
      id: email.id,
      from: email.from_name || email.from_address,
      to: email.to_address,
      date: email.received_at,
      subject: email.subject,
      text: email.body_new,
      quotedText: '',
      attachmentNames: email.attachments.map(({ filename }) => filename),
    },
    characters,
  ).text;
}

/** Everything that an answer about these emails may quote a number from. */
export function factsOf(emails: ThreadMessage[]): string {
  return emails
    .map(({ subject, body_text, received_at }) => `${subject}\n${body_text}\n${received_at}`)
    .join('\n');
}
