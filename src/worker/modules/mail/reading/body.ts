import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { cleanHtml, HTML_RULES } from '../message/html/clean-html.ts';
import { hiddenTextOf } from '../message/parse.ts';
import { visibleText } from '../message/visible/visible-text.ts';
import { unpackHtml } from '../packed-html.ts';
import { type BodyRow, selectRawKey } from './store.ts';

/** The first `HTML_RULES` whose mail has no hidden text in its text. */
const RULES_OF_VISIBLE_TEXT = 3;

/**
 * The whole text and HTML, cleaned by the current rules. In older mail, the text loses what the styles hide that its
 * cleaned HTML still has. If the object in R2 is missing, only the beginning of the
 * text that the row holds.
 */
export async function bodyOf(ctx: Ctx, row: BodyRow): Promise<{ text: string; html: string }> {
  const { text, html } = await storedBody(ctx, row);
  return {
    text: visibleTextOf(row, text, html),
    html: row.html_rules < HTML_RULES ? cleanHtml(html) : html,
  };
}

/** The whole text, as `bodyOf` answers it. */
export async function textOf(ctx: ServiceCtx, row: BodyRow): Promise<string> {
  const { text, html } = await storedBody(ctx, row);
  return visibleTextOf(row, text, html);
}

function visibleTextOf(row: BodyRow, text: string, html: string): string {
  return row.html_rules < RULES_OF_VISIBLE_TEXT ? visibleText(text, html) : text;
}

async function storedBody(ctx: ServiceCtx, row: BodyRow): Promise<{ text: string; html: string }> {
  if (row.body_key !== null) {
    const object = await ctx.env.BUCKET.get(row.body_key);
    if (object) return JSON.parse(await gunzip(object.body));
    ctx.log.error('mail.body_missing', new Error('The body object is missing.'), { emailId: row.id });
  }
  const html = row.body_html ? unpackHtml(row.body_html, row.body_text) : '';
  return { text: row.body_text, html };
}

function gunzip(stream: ReadableStream): Promise<string> {
  return new Response(stream.pipeThrough(new DecompressionStream('gzip'))).text();
}

/** A larger message is mostly attachments, and would take long to parse again. */
const MAX_BYTES = 1_000_000;

/**
 * What an email says to programs but not to its readers: the rows hold only what readers see, so it is read from the
 * raw message. Empty for an email that was posted as fields, and for a large one.
 */
export async function findHiddenText(ctx: Ctx, email: { id: number; size: number }): Promise<string> {
  if (email.size > MAX_BYTES) return '';
  const [[row]] = await commit(database(ctx), [selectRawKey(ctx, email.id)]);
  const object = row?.rawKey ? await ctx.env.BUCKET.get(row.rawKey) : null;
  return object ? hiddenTextOf(await object.bytes()) : '';
}
