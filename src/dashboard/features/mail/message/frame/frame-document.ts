import type { Schemas } from '../../../../api/client.ts';
import { hasHeavyTables, isTooHeavy } from '../../../../lib/heavy-html.ts';
import { markQuoted } from './fold-quote.ts';

type Message = Pick<Schemas['ThreadMessage'], 'id' | 'body_html' | 'body_new' | 'body_text' | 'attachments'>;

export interface FrameDocument {
  /** The whole document, for `srcdoc`. */
  html: string;
  hasRemoteImages: boolean;
  hasQuoted: boolean;
  /** Whether the mail has its own colors, which are designed for white. */
  isColoured: boolean;
}

/** The default styles of a mail. */
const STYLE = `
html{overflow:hidden}
body{margin:0;overflow-x:hidden;overflow-wrap:break-word;font:14px/1.5 ui-sans-serif,system-ui,"Segoe UI","Helvetica Neue",sans-serif}
#mail{display:flow-root;box-sizing:border-box;padding:1px}
img{max-width:100%;height:auto}
img:not([src]){display:none}
pre{white-space:pre-wrap}
blockquote{margin-inline:0;padding-inline-start:12px;border-inline-start:2px solid #8886}
body:not(.all) [data-quoted]{display:none!important}
.plain{color:light-dark(#1b1c20,#ececf0)}
.plain a{color:light-dark(#4f46e5,#a5a2ff)}
.paper{color:#1b1c20;background:#fff}
.paper #mail{padding:12px}
`;

const fileOf = (message: Message, cid: string) =>
  message.attachments.find(({ content_id }) => content_id?.replaceAll(/[<>]/g, '') === cid);

/** Shows inline images; remote ones only through Herald's proxy, and only if `withImages`. */
function placeImages(body: HTMLElement, message: Message, withImages: boolean): boolean {
  let hasRemote = false;
  for (const image of body.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? '';
    const remote = image.getAttribute('data-src');
    image.removeAttribute('srcset');
    if (remote) {
      hasRemote = true;
      image.removeAttribute('src');
      if (withImages) image.src = `/api/emails/${message.id}/images?url=${encodeURIComponent(remote)}`;
    } else if (/^cid:/i.test(source)) {
      const file = fileOf(message, decodeCid(source.slice(4)));
      if (file) image.src = `/api/emails/${message.id}/attachments/${file.id}`;
      else image.removeAttribute('src');
    } else if (!/^data:image\//i.test(source)) image.removeAttribute('src');
  }
  return hasRemote;
}

function decodeCid(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the document of a mail for a frame without scripts. The API has sanitized `body_html`, but its CSP does not
 * rely on that: it allows only styles, inline images, and images that Herald serves for this mail. Undefined if it
 * would take a browser too long to render.
 */
export function frameDocument(
  message: Message,
  origin: string,
  withImages: boolean,
): FrameDocument | undefined {
  if (isTooHeavy(message.body_html)) return undefined;
  // A parsed document loads and runs nothing. It is parsed like the frame's document, so that both have the same tree.
  const { body } = new DOMParser().parseFromString(`<!doctype html>${message.body_html}`, 'text/html');
  if (hasHeavyTables(body)) return undefined;
  for (const each of body.querySelectorAll(
    'script,link,meta,base,iframe,object,embed,form,style,video,audio',
  ))
    each.remove();
  for (const each of body.querySelectorAll('a')) {
    each.target = '_blank';
    each.rel = 'noopener noreferrer nofollow';
  }
  const hasRemoteImages = placeImages(body, message, withImages);
  const isWhole = message.body_new.trim() === message.body_text.trim();
  const hasQuoted = !isWhole && markQuoted(body, message.body_new);
  const isColoured = /\b(?:bgcolor|background|color)\s*[:=]/i.test(message.body_html);
  const images = `data: ${origin}/api/emails/${message.id}/`;
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src ${images}; base-uri 'none'; form-action 'none'`;
  const html = `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><style>${STYLE}</style></head><body class="${isColoured ? 'paper' : 'plain'}"><div id="mail" dir="auto">${body.innerHTML}</div></body></html>`;
  return { html, hasRemoteImages, hasQuoted, isColoured };
}

/** Returns the attachments that the HTML shows inline, which need not be listed again. */
export function shownInText(message: Message): Set<number> {
  const ids = [...message.body_html.matchAll(/\bsrc="cid:([^"]*)"/gi)].map(([, cid]) =>
    fileOf(message, decodeCid(cid!)),
  );
  return new Set(ids.flatMap((file) => (file ? [file.id] : [])));
}
