import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { emails } from '../schema.ts';

/** The text and the HTML of an email, or their location. */
export interface BodyRow {
  id: number;
  /** At most 16 KB. If `body_key` is set, that object in R2 has the whole body. */
  body_text: string;
  /** Compressed with the text (`unpackHtml`); D1 returns bytes as numbers. */
  body_html: number[] | null;
  body_key: string | null;
  /** The version of `HTML_RULES` that cleaned it. */
  html_rules: number;
}

/** An attachment as its row stores it. */
export interface AttachmentRow {
  filename: string;
  contentType: string;
  size: number;
  contentId: string | null;
  isInline: boolean;
  key: string;
}

/** Selects the body of one email, or no row. */
export function selectBody(ctx: Ctx, id: number): Statement<BodyRow[]> {
  return database(ctx).all(sql`SELECT id, body_text, body_html, body_key, html_rules FROM ${emails}
    WHERE id = ${id} AND organization_id = ${ctx.organizationId}`);
}

/** Selects the key of the raw message, or no row. */
export function selectRawKey(ctx: Ctx, id: number) {
  return database(ctx)
    .select({ rawKey: emails.rawKey })
    .from(emails)
    .where(and(eq(emails.id, id), eq(emails.organizationId, ctx.organizationId)));
}
