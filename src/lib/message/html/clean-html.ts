import { convert } from 'html-to-text';
import sanitizeHtml from 'sanitize-html';
import { MAX_IMAGE_URL_CHARACTERS } from '../../../contract/mail/emails.ts';
import { MAX_HTML_CHARACTERS, MAX_HTML_DEPTH, MAX_HTML_TAGS } from '../limits.ts';
import { ALLOWED_STYLES } from './allowed-styles.ts';
import { stripTags } from './strip-tags.ts';
import { BLOCK_SELECTORS, restoreSpaces } from './text-of-blocks.ts';
import { NESTED_SELECTORS, nestedFormatters } from './text-of-nested.ts';
import { TABLE_FORMATTERS, TABLE_SELECTORS } from './text-of-tables.ts';

export { HTML_RULES } from './html-rules.ts';

const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:', 'cid:'];
const RASTER_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]*$/i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'a',
    'abbr',
    'address',
    'article',
    'aside',
    'b',
    'bdi',
    'bdo',
    'big',
    'blockquote',
    'br',
    'caption',
    'center',
    'cite',
    'code',
    'col',
    'colgroup',
    'dd',
    'del',
    'details',
    'dfn',
    'div',
    'dl',
    'dt',
    'em',
    'figcaption',
    'figure',
    'font',
    'footer',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'header',
    'hr',
    'i',
    'img',
    'ins',
    'kbd',
    'li',
    'main',
    'mark',
    'ol',
    'p',
    'pre',
    'q',
    'rp',
    'rt',
    'ruby',
    's',
    'samp',
    'section',
    'small',
    'span',
    'strike',
    'strong',
    'sub',
    'summary',
    'sup',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
    'thead',
    'time',
    'tr',
    'tt',
    'u',
    'ul',
    'var',
    'wbr',
  ],
  allowedAttributes: {
    '*': ['align', 'bgcolor', 'dir', 'height', 'lang', 'style', 'title', 'valign', 'width'],
    a: ['href', 'target', 'rel'],
    img: ['data-src', 'src', 'alt', 'border'],
    font: ['color', 'face', 'size'],
    table: ['border', 'cellpadding', 'cellspacing'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
    ol: ['start', 'type'],
    col: ['span'],
  },
  allowedStyles: { '*': ALLOWED_STYLES },
  // `link` and `image` decide which addresses are allowed.
  allowedSchemesAppliedToAttributes: [],
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: link(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: image(attribs) }),
  },
};

/** Restricts a link to an absolute address, opened in a new window without access to this one. */
function link({ href = '', ...others }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const url = URL.parse(href);
  return {
    ...(url && LINK_PROTOCOLS.includes(url.protocol) ? { href: url.href } : {}),
    ...others,
    target: '_blank',
    rel: 'noopener noreferrer nofollow',
  };
}

/** Keeps images inside the mail. Moves the address of a remote image to `data-src`, which no browser loads. */
function image({ src, 'data-src': waiting, ...others }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const address = (src ?? waiting ?? '').trim();
  if (RASTER_IMAGE.test(address) || /^cid:/i.test(address)) return { src: address, ...others };
  const url = URL.parse(address);
  // A host may contain a quotation mark, and a query a backslash; real images have neither.
  const isRemote =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.href.length <= MAX_IMAGE_URL_CHARACTERS &&
    !/["\\]/.test(url.href);
  return isRemote ? { 'data-src': url.href, ...others } : others;
}

/** Returns whether cleaned HTML has a remote image with this address. */
export function hasRemoteImage(html: string, url: URL): boolean {
  // In cleaned HTML, "<" occurs only at the start of tags, and `image` puts this attribute first.
  return html.includes(`<img data-src="${url.href.replaceAll('&', '&amp;')}"`);
}

class TooDeep extends Error {}

/**
 * Sanitizes the HTML of a mail: no scripts, event handlers, forms, frames or style sheets; only http(s), mailto, tel
 * and cid links; only raster images as data URLs; nothing that a browser loads from elsewhere, and nothing outside the
 * flow of the page. Returns '' if the HTML is too long or too deep.
 */
export function cleanHtml(html: string): string {
  if (html.length > MAX_HTML_CHARACTERS) return '';
  let depth = 0;
  try {
    return sanitizeHtml(html, {
      ...OPTIONS,
      onOpenTag: () => {
        depth++;
        if (depth > MAX_HTML_DEPTH) throw new TooDeep();
      },
      onCloseTag: () => {
        depth--;
      },
    }).trim();
  } catch (error) {
    if (error instanceof TooDeep) return '';
    throw error;
  }
}

/** Stands where the conversion leaves out elements that are nested too deeply. */
const LEFT_OUT = '\u001e';

/** Converts HTML to text, including text that styles hide. */
export function textOfHtml(html: string): string {
  return restoreSpaces(convertHtml(html.slice(0, MAX_HTML_CHARACTERS)));
}

function convertHtml(source: string): string {
  if (hasTooManyTags(source)) return stripTags(source);
  try {
    const text = convert(source, {
      wordwrap: false,
      limits: { maxInputLength: MAX_HTML_CHARACTERS, maxDepth: 200, ellipsis: LEFT_OUT },
      formatters: { ...TABLE_FORMATTERS, ...nestedFormatters() },
      selectors: [
        ...BLOCK_SELECTORS,
        ...TABLE_SELECTORS,
        ...NESTED_SELECTORS,
        { selector: 'img', format: 'skip' },
        {
          selector: 'a',
          options: { hideLinkHrefIfSameAsText: true, ignoreHref: false, noAnchorUrl: true },
        },
      ],
    });
    return text.includes(LEFT_OUT) ? stripTags(source) : text;
  } catch {
    // Fails on some markup, such as a list in Roman numerals that starts at 10,000, or deeply nested links.
    return stripTags(source);
  }
}

function hasTooManyTags(html: string): boolean {
  let tags = 0;
  for (const _ of html.matchAll(/<[a-z]/gi)) {
    if (++tags > MAX_HTML_TAGS) return true;
  }
  return false;
}
