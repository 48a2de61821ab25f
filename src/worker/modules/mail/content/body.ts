import { HTML_RULES } from '../../../../lib/message/html/html-rules.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { unpackHtml } from './packed-html.ts';
import { type BodyRow, selectRawKey } from './store.ts';

/** The first version of `HTML_RULES` that excludes hidden text from the text of mail. */
const RULES_OF_VISIBLE_TEXT = 3;

/**
 * Returns the whole text and HTML, cleaned by the current rules. For older mail, removes from the text what the styles
 * in its cleaned HTML hide. If the object in R2 is missing, returns only the beginning of the text, from the row.
 */
export async function bodyOf(ctx: Ctx, row: BodyRow): Promise<{ text: string; html: string }> {
  const { text, html } = await storedBody(ctx, row);
  return {
    text: await visibleTextOf(row, text, html),
    html: row.html_rules < HTML_RULES ? await cleanedAgain(html) : html,
  };
}

/** Returns the whole text, like `bodyOf`. */
export async function textOf(ctx: ServiceCtx, row: BodyRow): Promise<string> {
  const { text, html } = await storedBody(ctx, row);
  return visibleTextOf(row, text, html);
}

// The code that reads HTML and messages is large, and a list of new mail needs none of it.

async function visibleTextOf(row: BodyRow, text: string, html: string): Promise<string> {
  if (row.html_rules >= RULES_OF_VISIBLE_TEXT) return text;
  const { visibleText } = await import('../../../../lib/message/visible/visible-text.ts');
  return visibleText(text, html);
}

async function cleanedAgain(html: string): Promise<string> {
  const { cleanHtml } = await import('../../../../lib/message/html/clean-html.ts');
  return cleanHtml(html);
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

/** The size above which a message is mostly attachments, and would take long to parse again. */
const MAX_BYTES = 1_000_000;

/**
 * Returns the text of an email that programs read but its readers do not see, from the raw message, as rows contain
 * only visible text. Empty for an email posted as fields, and for a large one.
 */
export async function findHiddenText(ctx: Ctx, email: { id: number; size: number }): Promise<string> {
  if (email.size > MAX_BYTES) return '';
  const [[row]] = await commit(database(ctx), [selectRawKey(ctx, email.id)]);
  const object = row?.rawKey ? await ctx.env.BUCKET.get(row.rawKey) : null;
  if (!object) return '';
  const { hiddenTextOf } = await import('../../../../lib/message/parse.ts');
  return hiddenTextOf(await object.bytes());
}
