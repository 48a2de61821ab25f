import type { DraftContent } from '../../../../contract/mail/drafts.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { stripTags } from '../../../../lib/message/html/strip-tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type Attaching, attach, readFiles, requireFiles, selectFiles } from '../outgoing/attach.ts';
import type { DraftColumns } from '../schema.ts';
import { type StoredText, storeText } from './long-text.ts';
import { isEmail, selectIsEmail } from './store.ts';
import { requireUploads } from './upload-store.ts';

const SNIPPET_CHARACTERS = 200;

/** The content of a draft from a request. */
export interface Written {
  columns: Partial<
    Pick<DraftColumns, 'mode' | 'fromInbox' | 'fromAddress' | 'subject' | 'body' | 'quotedHtml' | 'snippet'>
  >;
  body: StoredText | null;
  quoted: StoredText | null;
  attaching: Attaching | null;
}

/** Reads the content from a request, and stores its long texts. Throws what `refuseContent` throws for files. */
export async function readContent(ctx: Ctx, content: DraftContent): Promise<Written> {
  const { body, quoted_html: quotedHtml, mode, subject, attachments } = content;
  const { from_inbox: fromInbox, from_address: fromAddress } = content;
  const text = body === undefined ? null : await storeText(ctx, body);
  const quoted = quotedHtml === undefined ? null : await storeText(ctx, quotedHtml);
  const written = {
    columns: {
      ...(mode !== undefined && { mode }),
      ...(fromInbox !== undefined && { fromInbox }),
      ...(fromAddress !== undefined && { fromAddress }),
      ...(subject !== undefined && { subject }),
      ...(text && { body: text.text, snippet: snippetOf(body ?? '') }),
      ...(quoted && { quotedHtml: quoted.text }),
    },
    body: text,
    quoted,
    attaching: attachments === undefined ? null : readFiles(attachments),
  };
  // Size and type of files do not change later; the batch verifies that they exist.
  if (written.attaching && written.attaching.files.length > 0) await refuseContent(ctx, content, written);
  return written;
}

/** Returns the beginning of the text, on one line. */
function snippetOf(html: string): string {
  const line = stripTags(html.slice(0, 20 * SNIPPET_CHARACTERS))
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(line.slice(0, 2 * SNIPPET_CHARACTERS))
    .slice(0, SNIPPET_CHARACTERS)
    .join('');
}

/** Fails the batch unless the email and the files of the content exist. */
export function requireContent(
  ctx: Ctx,
  { original_email_id: originalId }: DraftContent,
  { attaching }: Written,
): Statement[] {
  return [
    ...(originalId ? [requireThat(database(ctx), isEmail(ctx, originalId))] : []),
    ...(attaching && attaching.keys.length > 0 ? [requireUploads(ctx, attaching.keys)] : []),
    ...(attaching ? requireFiles(ctx, attaching) : []),
  ];
}

/** Throws if a draft cannot have this content: NO_SUCH_EMAIL, and what `attach` throws. */
export async function refuseContent(ctx: Ctx, content: DraftContent, written: Written): Promise<void> {
  const originalId = content.original_email_id ?? null;
  const attaching = written.attaching ?? readFiles([]);
  const [[email], uploads, stored] = await commit(database(ctx), [
    selectIsEmail(ctx, originalId),
    ...selectFiles(ctx, attaching),
  ]);
  if (email?.isThere !== 1) {
    const message = `there is no email ${originalId} in this organization`;
    throw new DomainError('refused', 'NO_SUCH_EMAIL', `original_email_id: ${message}.`, {
      errors: [{ path: 'original_email_id', message }],
    });
  }
  attach(attaching, uploads, stored, '');
}
