import { Tokenizer } from 'htmlparser2';

/** How HTML begins if nothing else says that it is HTML (MIME Sniffing Standard, 7.1). */
const SIGNATURE =
  /^\s*<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s>]|^\s*<!--/i;
/** Types that servers send for what they do not know. */
const UNKNOWN_TYPES = ['', 'text/plain', 'application/octet-stream'];

/** A page with less text than this, beside scripts, is a frame for what the scripts build. */
const MIN_TEXT_CHARACTERS = 200;
const PIECE = 65_536;
/** What they hold is not shown, or only without scripts. */
const UNSEEN = new Set(['script', 'style', 'noscript', 'template', 'title', 'svg']);

/** Whether a body is HTML: its Content-Type says so, or says nothing of use and the body begins as HTML does. */
export function isHtml(contentType: string | null, body: Uint8Array): boolean {
  const type = (contentType ?? '').split(';')[0]!.trim().toLowerCase();
  if (type === 'text/html' || type === 'application/xhtml+xml') return true;
  return UNKNOWN_TYPES.includes(type) && SIGNATURE.test(new TextDecoder().decode(body.subarray(0, 512)));
}

/**
 * Whether scripts build the page: it has a script, and fewer than 200 characters of text outside of scripts, styles,
 * `noscript`, `template`, `title` and `svg`. Takes linear time, and ends when there is text enough.
 */
export function isClientRendered(html: string): boolean {
  let characters = 0;
  let hasScript = false;
  /** The element whose content is not shown, and how many of its name are open. */
  let unseen = '';
  let depth = 0;
  const ignore = () => {};
  let name = '';
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (start, end) => {
        name = html.slice(start, end).toLowerCase();
        if (name === 'script') hasScript = true;
        if (depth === 0 ? UNSEEN.has(name) : name === unseen) {
          unseen = name;
          depth++;
        }
      },
      onselfclosingtag: () => {
        if (name === 'svg' && unseen === 'svg') depth--;
      },
      onclosetag: (start, end) => {
        if (depth > 0 && html.slice(start, end).trim().toLowerCase() === unseen) depth--;
      },
      ontext: (start, end) => {
        if (depth === 0) characters += html.slice(start, end).replace(/\s+/g, ' ').trim().length;
      },
      ontextentity: () => {
        if (depth === 0) characters++;
      },
      onattribname: ignore,
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      onopentagend: ignore,
      oncomment: ignore,
      oncdata: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  for (let at = 0; at < html.length && characters < MIN_TEXT_CHARACTERS; at += PIECE) {
    tokenizer.write(html.slice(at, at + PIECE));
  }
  if (characters < MIN_TEXT_CHARACTERS) tokenizer.end();
  return characters < MIN_TEXT_CHARACTERS && hasScript;
}
