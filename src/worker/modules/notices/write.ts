import type { ServiceCtx } from '../../platform/ctx.ts';
import type { Statement } from '../../platform/data/database.ts';
import { seal } from '../../platform/secrets.ts';
import { insertNotices, oneAddress, type Recipients } from './store.ts';

/** A mail of the service itself, in plain text. */
export interface Notice {
  subject: string;
  /** Lines ended by \n; links as plain text. */
  text: string;
}

/** What the content of notices is bound to. */
export const record = (secretId: string) => `notices/${secretId}`;

/**
 * Statements that send a mail to this address, for the batch of the change that it reports. Call `wakeNotices` after the
 * commit. It leaves through SYSTEM_SMTP_URL, else through an inbox of the organization; with an `organizationId` of null
 * only through SYSTEM_SMTP_URL.
 */
export function noticeTo(
  ctx: ServiceCtx,
  organizationId: number | null,
  address: string,
  notice: Notice,
): Promise<Statement[]> {
  return noticesTo(ctx, organizationId, oneAddress(address), notice);
}

/** The same, to each address that `recipients` selects, as a column `address`: at most a hundred. */
export async function noticesTo(
  ctx: ServiceCtx,
  organizationId: number | null,
  recipients: Recipients,
  notice: Notice,
): Promise<Statement[]> {
  const secretId = crypto.randomUUID();
  const content = await seal(ctx.env, JSON.stringify(notice), record(secretId));
  return insertNotices(ctx, organizationId, recipients, { secretId, content });
}

/** Tells the queue that notices wait. If this is lost, the next cron tick finds them. */
export function wakeNotices(ctx: ServiceCtx): void {
  ctx.defer(ctx.env.SEND_QUEUE.send({ kind: 'notices' }));
}
