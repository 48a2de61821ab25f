import { MAX_REPLY_CHARACTERS, type ResponderSettings } from '../../../../contract/mail/auto-replies.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { htmlOfText } from '../../../../lib/message/html/html-of-text.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { type Candidate, senderName } from './decide.ts';
import { MAX_SUBJECT_CHARACTERS } from './limits.ts';

export interface Reply {
  subject: string;
  text: string;
  html: string;
  /** The author: a model, or `template`. */
  model: string;
}

/** Writes the text of a reply, or returns the reason not to. Provided by the AI module. */
export type AiWriter = (
  ctx: Ctx,
  emailId: number,
) => Promise<{ text: string; model: string } | { skip: 'injection_suspected' }>;

/**
 * Writes the reply with a body by the AI. If the AI fails (no tokens, no model, switched off), uses the template. The
 * reply is a draft in either case, which a user reads before it is sent.
 */
export async function writeReplyByAi(
  ctx: Ctx,
  email: Candidate,
  settings: ResponderSettings & { inboxName: string },
  writer: AiWriter,
): Promise<Reply | { skip: 'injection_suspected' }> {
  const template = writeReply(email, settings);
  try {
    const written = await writer(ctx, email.id);
    if ('skip' in written) return written;
    const text = written.text.slice(0, MAX_REPLY_CHARACTERS).toWellFormed();
    return text.trim() === ''
      ? template
      : { ...template, text, html: htmlOfText(text), model: written.model };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.warn('auto_reply.ai_failed', { emailId: email.id, code: error.code });
    return template;
  }
}

/** Writes the reply to an email from the template of the inbox. */
export function writeReply(email: Candidate, settings: ResponderSettings & { inboxName: string }): Reply {
  const values: Record<string, string> = {
    sender_name: senderName(email),
    subject: email.subject,
    inbox_name: settings.inboxName,
    ticket: String(email.task_id ?? email.id),
  };
  const text = fill(settings.body, values).slice(0, MAX_REPLY_CHARACTERS).toWellFormed();
  const subject = fill(settings.subject, values).replace(/^\s*(?:re:\s*){2,}/i, 'Re: ');
  return {
    subject: subject.slice(0, MAX_SUBJECT_CHARACTERS).toWellFormed().trim(),
    text,
    html: htmlOfText(text),
    model: 'template',
  };
}

function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{([^{}]*)\}\}/g, (whole, name: string) => values[name.trim()] ?? whole);
}
