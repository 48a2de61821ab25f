import type { AiWarning, InjectionRisk } from '../../../contract/ai/answer.ts';
import type { EmailDetail, ThreadMessage } from '../../../contract/mail/emails.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { getEmail, getThread } from '../mail/index.ts';
import { MAX_MAIL_CHARACTERS, MAX_THREAD_EMAILS } from './limits.ts';
import { assessInjection, forModel, type InjectionReason } from './safety/index.ts';

export interface Risk {
  risk: InjectionRisk;
  reasons: InjectionReason[];
}

/** The risk of an email, by rules: no model can lower it. */
export function riskOf(email: ThreadMessage): Risk {
  return assessInjection({
    subject: email.subject,
    fromName: email.from_name,
    text: email.body_new,
    quotedText: email.body_text,
    html: email.body_html,
    attachmentNames: email.attachments.map(({ filename }) => filename),
  });
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

/** Throws `not_found`. */
export function findEmail(ctx: Ctx, id: number): Promise<EmailDetail> {
  return getEmail(ctx, id);
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

/** An email as a model gets it: what a reader sees, bounded and framed. */
export function emailForModel(email: ThreadMessage, characters = MAX_MAIL_CHARACTERS): string {
  return forModel(
    {
      id: email.id,
      from: email.from_name || email.from_address,
      subject: email.subject,
      date: email.received_at,
      text: email.body_new,
    },
    characters,
  ).text;
}
