import type { BouncedRecipient, EmailDetail } from '../../../../contract/mail/emails.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, type Results } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import type { TaskSource } from '../../tasks/index.ts';
import type { EmailId } from '../content/store.ts';
import { findNames } from './people.ts';
import { toThreadMessage } from './present.ts';
import {
  type BounceRow,
  selectAutoRepliesTo,
  selectBounces,
  selectEmail,
  selectRecipients,
  selectReport,
  selectTaskSource,
  toAutoReply,
} from './store.ts';

/** The maximum number of automatic replies shown. An email has one or two, unless a loop elsewhere wrote more. */
const MAX_AUTO_REPLIES = 100;

/** Returns one email with all its details. Throws `not_found`. */
export async function getEmail(ctx: Ctx, id: number): Promise<EmailDetail> {
  const detail = selectDetail(ctx, id);
  return toDetail(ctx, detail, await commit(database(ctx), Object.values(detail)));
}

type DetailStatements = ReturnType<typeof selectDetail>;

/** Returns the statements whose rows `toDetail` uses. They may be in the batch that saves the email. */
export function selectDetail(ctx: Ctx, id: EmailId | number) {
  return {
    email: selectEmail(ctx, id),
    replies: selectAutoRepliesTo(ctx, id, MAX_AUTO_REPLIES),
    recipients: selectRecipients(ctx, id),
    report: selectReport(ctx, id),
    bounces: selectBounces(ctx, id),
  };
}

/** Converts the rows to the form of the API. Throws `not_found` if the email does not exist. */
export async function toDetail(
  ctx: Ctx,
  statements: DetailStatements,
  results: Pick<Results<Statement[]>, 'of'>,
): Promise<EmailDetail> {
  const [row] = results.of(statements.email);
  if (!row) throw notFound('email');
  const replies = results.of(statements.replies);
  const recipients = results.of(statements.recipients);
  const report = results.of(statements.report);
  const bounces = results.of(statements.bounces);
  const names = await findNames(ctx, [row.actor]);
  return {
    ...(await toThreadMessage(ctx, row, JSON.parse(row.earlier), names)),
    inbox_id: row.inbox_id,
    created_at: new Date(row.created_at).toISOString(),
    task_id: row.task_id,
    recipients: recipients.map(({ address, kind, state, detail }) => ({ address, kind, state, detail })),
    is_automatic: row.is_automatic === 1,
    automatic_reason: row.automatic_reason,
    is_bounce: row.is_bounce === 1,
    bounce: report[0]
      ? {
          recipients: report.filter(({ recipient }) => recipient !== null).map(toBounced),
          bounced_email_id: report[0].bounced_email_id,
          original_message_id: report[0].original_message_id,
        }
      : null,
    bounced: bounces.map((bounce) => ({ ...toBounced(bounce), email_id: bounce.email_id })),
    auto_replies: replies.filter(({ status }) => status !== 'skipped').map(toAutoReply),
    auto_reply_skipped: replies.findLast(({ status }) => status === 'skipped')?.reason ?? null,
  };
}

function toBounced({ recipient, action, status, diagnostic }: BounceRow): BouncedRecipient {
  return { address: recipient ?? '', action, status, diagnostic };
}

/** Returns the fields of an email shown in its task, or null if it does not exist in this organization. */
export async function findTaskSource(ctx: Ctx, emailId: number): Promise<TaskSource | null> {
  const [[source]] = await commit(database(ctx), [selectTaskSource(ctx, emailId)]);
  return source ?? null;
}
