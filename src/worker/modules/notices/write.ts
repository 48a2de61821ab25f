import type { Language } from '../../../lib/language.ts';
import type { ServiceCtx } from '../../platform/ctx.ts';
import { homeOf } from '../../platform/data/commit/placement.ts';
import type { Statement } from '../../platform/data/database.ts';
import { DIRECTORY } from '../../platform/data/databases.ts';
import { seal } from '../../platform/encryption.ts';
import { nameDatabase } from '../../platform/work/jobs.ts';
import type { Part } from './letter/parts.ts';
import type { Reader } from './reader.ts';
import { addresses, insertNotices, type Recipients } from './store.ts';

/** A mail from the service itself, as HTML and plain text. */
export interface Notice {
  subject: string;
  parts: Part[];
  /**
   * Whose look it has. `organization`, the default: with the organization's logo and accent. `accent`: to people
   * outside of the organization, to whom a picture could say what `plainWords` takes out of its name. `service`: that
   * of Herald.
   */
  look?: 'organization' | 'accent' | 'service';
  headers?: Record<string, string>;
  /** Whether only the service's own server may send it, no inbox of the organization. */
  isFromService?: boolean;
}

/** Writes a mail for its reader. */
export type Letter = (reader: Reader) => Notice;

/** Returns the record that the encrypted content of a notice is bound to. */
export const record = (secretId: string) => `notices/${secretId}`;

/** A notice as it waits. */
type Written = Notice & { language: Language };

/** Reads the content of a notice. Those that an earlier version of the service wrote have a text, and no language. */
export function readNotice(content: string): Written {
  const {
    text,
    language = 'en',
    ...notice
  } = JSON.parse(content) as Notice & Partial<Written & { text: string }>;
  return { ...notice, language, ...(text !== undefined && { parts: text.trim().split('\n\n') }) };
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
  reader: Reader,
  write: Letter,
): Promise<Statement[]> {
  return noticesTo(ctx, organizationId, [reader], write, () => addresses([address]));
}

/**
 * Returns statements that send a mail to each of these readers, at most a hundred, in their language and time zone.
 * `select` selects the addresses of some of them as `address`.
 */
export async function noticesTo<R extends Reader>(
  ctx: ServiceCtx,
  organizationId: number | null,
  readers: R[],
  write: Letter,
  select: (readers: R[]) => Recipients,
): Promise<Statement[]> {
  const written = (reader: R): Written => ({ ...write(reader), language: reader.language });
  const groups = Map.groupBy(readers, (reader) => JSON.stringify(written(reader)));
  const statements = [...groups].map(async ([text, group]) => {
    const secretId = crypto.randomUUID();
    const content = await seal(ctx.env, text, record(secretId));
    return insertNotices(ctx, organizationId, select(group), { secretId, content });
  });
  return (await Promise.all(statements)).flat();
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
