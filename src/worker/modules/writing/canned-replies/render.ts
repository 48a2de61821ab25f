import type { EmailDetail } from '../../../../contract/mail/emails.ts';
import {
  REPLY_VARIABLES,
  type RenderCannedReply,
  type RenderedReply,
} from '../../../../contract/writing/canned-replies.ts';
import { DomainError, invalid, notFound } from '../../../../lib/errors.ts';
import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagIfNamed, tagNamed } from '../../../platform/tags.ts';
import { getProfile } from '../../identity/index.ts';
import { type InboxName, selectSendingInboxes } from '../../inboxes/index.ts';
import { getEmail } from '../../mail/index.ts';
import { forMail } from '../content/read.ts';
import { contactOf, readContact, shortLine, valuesOfMail } from '../content/values.ts';
import { fillHtml, fillText, missingIn, type Values } from '../content/variables.ts';
import type { CannedReplyRow } from './schema.ts';
import { selectCannedReply, updateUses } from './store.ts';

/** The maximum length of a subject that is sent. */
const MAX_SUBJECT_CHARACTERS = 998;

/**
 * Renders a canned reply with its values, and counts the use. Throws `not_found`; `invalid` for `to` with `email_id`;
 * NO_SUCH_EMAIL; NO_SUCH_INBOX.
 */
export async function renderCannedReply(
  ctx: Ctx,
  id: number,
  input: RenderCannedReply,
): Promise<RenderedReply> {
  const { email_id, from_inbox, to } = input;
  if (email_id !== undefined && to !== undefined) throw invalid('to', 'not together with email_id');
  const [[found], inboxes] = await commit(database(ctx), [
    selectCannedReply(ctx, id),
    selectSendingInboxes(ctx),
  ]);
  if (!found) throw notFound('canned reply');
  const mail = email_id === undefined ? null : await findMail(ctx, email_id);
  const { name } = await getProfile(ctx);
  const values = {
    ...valuesOfMail(mail, mail ? contactOf(mail) : readContact(to ?? '')),
    'user.name': shortLine(name),
    ...valuesOfInbox(inboxes, {
      asked: await tagIfNamed(ctx, from_inbox, 'from_inbox'),
      ofMail: mail ? await tagNamed(ctx, mail.tag) : undefined,
    }),
  };
  const [[reply]] = await commit(database(ctx), [updateUses(ctx, id)]);
  if (!reply) throw notFound('canned reply');
  return render(reply, values);
}

function render({ subject, text, html }: CannedReplyRow, values: Values): RenderedReply {
  const missing = missingIn([subject ?? '', html], values);
  return {
    subject:
      subject === null ? null : fillText(subject, values).slice(0, MAX_SUBJECT_CHARACTERS).toWellFormed(),
    text: fillText(text, values),
    html: forMail(fillHtml(html, values)),
    missing: REPLY_VARIABLES.filter((name) => missing.includes(name)),
  };
}

async function findMail(ctx: Ctx, id: number): Promise<EmailDetail> {
  try {
    return await getEmail(ctx, id);
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'not_found') throw error;
    throw new DomainError('refused', 'NO_SUCH_EMAIL', `There is no email ${id}.`, {
      errors: [{ path: 'email_id', message: 'expected the id of a stored email' }],
    });
  }
}

/** Returns the values of the requested inbox, else of that of the mail, if any. Throws NO_SUCH_INBOX. */
function valuesOfInbox(
  inboxes: InboxName[],
  { asked, ofMail }: { asked: Tag | undefined; ofMail: Tag | undefined },
): Values {
  const inbox = inboxes.find(({ tag }) => tag === (asked ?? ofMail));
  if (inbox) return { 'inbox.name': shortLine(inbox.name), 'inbox.address': inbox.emailAddress };
  if (asked === undefined) return {};
  throw new DomainError('refused', 'NO_SUCH_INBOX', `There is no active inbox ${JSON.stringify(asked)}.`, {
    errors: [{ path: 'from_inbox', message: 'expected the tag of an active inbox; see /api/smtp-inboxes' }],
  });
}
