import type { DraftContent } from '../../../../contract/mail/drafts.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database, requireThat, type Statement } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { stripTags } from '../message/html/strip-tags.ts';
import { attach } from '../sending/upload-attachment.ts';
import { selectUploads } from '../sending/upload-store.ts';
import { type StoredText, storeText } from './long-text.ts';
import type { DraftColumns } from './schema.ts';
import { isEmail, selectIsEmail } from './store.ts';
import { areAttachable } from './upload-store.ts';

const SNIPPET_CHARACTERS = 200;

/** What a request writes into a draft. */
export interface Written {
  columns: Partial<Pick<DraftColumns, 'mode' | 'fromInbox' | 'subject' | 'body' | 'quotedHtml' | 'snippet'>>;
  body: StoredText | null;
  quoted: StoredText | null;
  attachments: string[] | null;
}

/** Reads what a request writes, and stores its long texts. */
export async function readContent(ctx: Ctx, content: DraftContent): Promise<Written> {
  const { body, quoted_html: quotedHtml, from_inbox: fromInbox, mode, subject, attachments } = content;
  const text = body === undefined ? null : await storeText(ctx, body);
  const quoted = quotedHtml === undefined ? null : await storeText(ctx, quotedHtml);
  return {
    columns: {
      ...(mode !== undefined && { mode }),
      ...(fromInbox !== undefined && { fromInbox }),
      ...(subject !== undefined && { subject }),
      ...(text && { body: text.text, snippet: snippetOf(body ?? '') }),
      ...(quoted && { quotedHtml: quoted.text }),
    },
    body: text,
    quoted,
    attachments: attachments === undefined ? null : [...new Set(attachments)],
  };
}

/** The beginning of the text, on one line. */
function snippetOf(html: string): string {
  const line = stripTags(html.slice(0, 20 * SNIPPET_CHARACTERS))
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(line.slice(0, 2 * SNIPPET_CHARACTERS))
    .slice(0, SNIPPET_CHARACTERS)
    .join('');
}

/** Fails the batch unless the email and the uploads of the content are there. */
export function requireContent(
  ctx: Ctx,
  { original_email_id: originalId }: DraftContent,
  written: Written,
): Statement[] {
  const db = database(ctx);
  const keys = written.attachments ?? [];
  return [
    ...(originalId ? [requireThat(db, isEmail(ctx, originalId))] : []),
    ...(keys.length > 0 ? [requireThat(db, areAttachable(ctx, keys))] : []),
  ];
}

/**
 * Throws why a draft cannot have this content: NO_SUCH_EMAIL, UNKNOWN_ATTACHMENT, ATTACHMENTS_TOO_LARGE. Does nothing
 * if it can.
 */
export async function refuseContent(ctx: Ctx, content: DraftContent, written: Written): Promise<void> {
  const originalId = content.original_email_id ?? null;
  const keys = written.attachments ?? [];
  const [[email], uploads] = await commit(database(ctx), [
    selectIsEmail(ctx, originalId),
    selectUploads(ctx, keys),
  ]);
  if (email?.isThere !== 1) {
    const message = `there is no email ${originalId} in this organization`;
    throw new DomainError('refused', 'NO_SUCH_EMAIL', `original_email_id: ${message}.`, {
      errors: [{ path: 'original_email_id', message }],
    });
  }
  attach(keys, uploads);
}
