import { gzipSync } from 'node:zlib';
import { mapLimited, truncateUtf8 } from '../../../../lib/message/bytes.ts';
import { MAX_ROW_HTML_BYTES, MAX_ROW_TEXT_BYTES, PARALLEL_PUTS } from '../../../../lib/message/limits.ts';
import type { ParsedEmail } from '../../../../lib/message/parse.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { packHtml } from './packed-html.ts';
import { restOf } from './rest.ts';
import type { AttachmentRow } from './store.ts';

/** The content of an email in its row, and the keys of its objects. */
export interface ContentColumns {
  bodyText: string;
  /** The rest of the text, for the search: from `restOf`. */
  textRest: string;
  bodyHtml: Uint8Array | null;
  bodyKey: string | null;
  rawKey: string | null;
}

/** The location of the content of an email: the columns of its row, and its attachments. */
export interface Content {
  columns: ContentColumns;
  attachments: AttachmentRow[];
}

/**
 * Writes the raw message, the attachments, and a body that is too large for the row to R2. The names are unique to this
 * save, so deleting an email can delete its objects, and cron those that no row references.
 */
export async function writeContent(
  ctx: Ctx,
  email: ParsedEmail,
  raw: Uint8Array | undefined,
): Promise<Content> {
  const name = crypto.randomUUID();
  const rawKey = raw ? `organizations/${ctx.organizationId}/raw/${name}.eml` : null;
  return write(ctx, email, { name, rawKey, raw });
}

/**
 * Writes the attachments and the body of an email again, alongside those that its row references. Their names begin
 * with that of the raw message, by which the row of a body is found.
 */
export async function writeContentAgain(ctx: Ctx, email: ParsedEmail, rawKey: string): Promise<Content> {
  const name = rawKey.slice(rawKey.lastIndexOf('/') + 1, rawKey.lastIndexOf('.'));
  return write(ctx, email, { name: `${name}.${crypto.randomUUID()}`, rawKey });
}

async function write(
  ctx: Ctx,
  email: ParsedEmail,
  { name, rawKey, raw }: { name: string; rawKey: string | null; raw?: Uint8Array | undefined },
): Promise<Content> {
  const folder = `organizations/${ctx.organizationId}`;

  // NFC, so that a search finds an accent however the sender encoded it.
  const text = email.text.normalize('NFC');
  const bodyText = truncateUtf8(text, MAX_ROW_TEXT_BYTES);
  const html = email.html ? packHtml(email.html, bodyText) : null;
  const fits = bodyText.length === text.length && (html?.length ?? 0) <= MAX_ROW_HTML_BYTES;
  const bodyKey = fits ? null : `${folder}/bodies/${name}.json.gz`;

  const attachments = email.attachments.map(({ content, ...file }, i) => ({
    ...file,
    size: content.length,
    key: `${folder}/attachments/${name}/${i + 1}`,
  }));
  const puts: [string, Uint8Array][] = email.attachments.map(({ content }, i) => [
    attachments[i]!.key,
    content,
  ]);
  if (rawKey && raw) puts.push([rawKey, raw]);
  if (bodyKey) puts.push([bodyKey, gzipSync(JSON.stringify({ text, html: email.html }))]);
  await mapLimited(puts, PARALLEL_PUTS, ([key, value]) => ctx.env.BUCKET.put(key, value));
  const textRest = restOf(text, bodyText);
  return { columns: { bodyText, textRest, bodyHtml: fits ? html : null, bodyKey, rawKey }, attachments };
}

/** Deletes the objects that `writeContent` wrote, because a concurrent save of the email was first. */
export async function deleteContent(ctx: Ctx, { columns, attachments }: Content): Promise<void> {
  const keys = [columns.rawKey, columns.bodyKey, ...attachments.map(({ key }) => key)];
  await ctx.env.BUCKET.delete(keys.filter((key) => key !== null));
}
