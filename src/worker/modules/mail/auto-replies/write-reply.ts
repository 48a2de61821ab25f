import { MAX_REPLY_CHARACTERS, type ResponderSettings } from '../../../../contract/mail/auto-replies.ts';
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

/** Writes the reply to an email, from the template of the inbox. Another writer would replace this function. */
export async function writeReply(
  _ctx: Ctx,
  email: Candidate,
  settings: ResponderSettings & { inboxName: string },
): Promise<Reply> {
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

/** The text as HTML paragraphs, escaped. */
export function htmlOfText(text: string): string {
  const escaped = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}
