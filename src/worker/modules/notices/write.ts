import type { ServiceCtx } from '../../platform/ctx.ts';
import { homeOf } from '../../platform/data/commit/placement.ts';
import type { Statement } from '../../platform/data/database.ts';
import { DIRECTORY } from '../../platform/data/databases.ts';
import { seal } from '../../platform/encryption.ts';
import { nameDatabase } from '../../platform/work/jobs.ts';
import type { Part } from './letter/parts.ts';
import { addresses, insertNotices, type Recipients } from './store.ts';

/** A mail from the service itself, as HTML and plain text. */
export interface Notice {
  subject: string;
  parts: Part[];
  /**
   * Whose look it has. `organization`, the default: with the organization's logo and accent. `accent`: to people outside of the
   * organization, to whom a picture could say what `plainWords` takes out of its name. `service`: that of Herald.
   */
  look?: 'organization' | 'accent' | 'service';
  headers?: Record<string, string>;
  /** Whether only the service's own server may send it, no inbox of the organization. */
  isFromService?: boolean;
}

/** Returns the record that the encrypted content of a notice is bound to. */
export const record = (secretId: string) => `notices/${secretId}`;

/** Reads the content of a notice. Those that an earlier version of the service wrote have a text. */
export function readNotice(content: string): Notice {
  const { text, ...notice } = JSON.parse(content) as Notice & { text?: string };
  return text === undefined ? notice : { ...notice, parts: text.trim().split('\n\n') };
}

/**
 * Returns statements that send a mail to this address, for the batch of the change that it reports. Call `wakeNotices`
 * after the commit. The mail is sent through SYSTEM_SMTP_URL, else through an inbox of the organization; without an
 * organization (null), only through SYSTEM_SMTP_URL.
 */
export function noticeTo(
  ctx: ServiceCtx,
  organizationId: number | null,
  address: string,
  notice: Notice,
): Promise<Statement[]> {
  return noticesTo(ctx, organizationId, addresses([address]), notice);
}

/** Returns statements that send a mail to each address that `recipients` selects as `address`, at most a hundred. */
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

/**
 * Sends the queue a message that notices wait, in the directory or the organization's database. If this is lost, the
 * next cron tick finds them.
 */
export function wakeNotices(ctx: ServiceCtx & { organizationId?: number }): void {
  const send = async () => {
    const places = new Set([DIRECTORY, ctx.organizationId === undefined ? DIRECTORY : await homeOf(ctx)]);
    for (const place of places) await ctx.env.SEND_QUEUE.send({ kind: 'notices', ...nameDatabase(place) });
  };
  ctx.defer(send());
}
