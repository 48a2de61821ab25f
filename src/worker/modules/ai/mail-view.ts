import type { AiWarning, InjectionRisk } from '../../../contract/ai/answer.ts';
import type { ThreadMessage } from '../../../contract/mail/emails.ts';
import { cleanText } from '../../../lib/safety/clean-output.ts';
import { forModel } from '../../../lib/safety/for-model.ts';
import { type Assessment, assessInjection } from '../../../lib/safety/injection/assess.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { findHiddenText, getThread } from '../mail/index.ts';
import { MAX_MAIL_CHARACTERS, MAX_THREAD_EMAILS } from './limits.ts';

/** Returns the risk of an email by the text that its readers see. */
export function riskOf(email: ThreadMessage, hiddenText = ''): Assessment {
  const { risk, reasons } = assessInjection({
    subject: email.subject,
    fromName: email.from_name,
    text: email.body_new,
    quotedText: quotedText(email),
    hiddenText,
    attachmentNames: email.attachments.map(({ filename }) => filename),
  });
  // A reason quotes the mail, and dashboards may turn link-like text into links.
  const quote = (detail: string) => cleanText(detail, { allowedHosts: [], allowedAddresses: [] }).text;
  return { risk, reasons: reasons.map(({ code, detail }) => ({ code, detail: quote(detail) })) };
}

/** Returns the risk of an email, by its visible and hidden text. No model can lower it. */
export async function findRisk(ctx: Ctx, email: ThreadMessage): Promise<Assessment> {
  return riskOf(email, await findHiddenText(ctx, email));
}

/** Returns the text after the new part, or all of it if the new part is not its beginning. */
function quotedText({ body_text, body_new }: ThreadMessage): string {
  return body_text.startsWith(body_new) ? body_text.slice(body_new.length) : body_text;
}

const RANKS: InjectionRisk[] = ['none', 'low', 'medium', 'high'];

/** Returns whether the risk rules out automatic actions. */
export function isRisky(risk: InjectionRisk): boolean {
  return RANKS.indexOf(risk) >= RANKS.indexOf('medium');
}

export function highestRisk(risks: InjectionRisk[]): InjectionRisk {
  return RANKS[Math.max(0, ...risks.map((risk) => RANKS.indexOf(risk)))]!;
}

/** Returns the warning for a mail that may contain instructions to an AI; none below `medium`. */
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

/** Returns the newest emails of the thread that contains the email, oldest first. Throws `not_found`. */
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

/** Formats an email for a prompt: the visible text without quoted mail, bounded, as a line of JSON. */
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

/** Returns all texts from which an answer about these emails may quote numbers. */
export function factsOf(emails: ThreadMessage[]): string {
  return emails
    .map(({ subject, body_text, received_at }) => `${subject}\n${body_text}\n${received_at}`)
    .join('\n');
}
