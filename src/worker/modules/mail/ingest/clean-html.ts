import { convert } from 'html-to-text';
import sanitizeHtml from 'sanitize-html';
import { MAX_HTML_CHARACTERS, MAX_HTML_DEPTH, MAX_HTML_TAGS } from './limits.ts';
import { stripTags } from './strip-tags.ts';

/** A CSS value without functions but colours, so without url(), expression() and the like. */
const PLAIN = /^(?!.*(?:url|expression|image|var|env)\s*\()[\w\s#%.,'"()/-]*$/is;
const STYLES = [
  'background-color',
  'border',
  'border-bottom',
  'border-collapse',
  'border-color',
  'border-left',
  'border-radius',
  'border-right',
  'border-spacing',
  'border-style',
  'border-top',
  'border-width',
  'color',
  'direction',
  'display',
  'font',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'height',
  'letter-spacing',
  'line-height',
  'list-style-type',
  'margin',
  'margin-bottom',
  'margin-left',
  'margin-right',
  'margin-top',
  'max-width',
  'min-width',
  'padding',
  'padding-bottom',
  'padding-left',
  'padding-right',
  'padding-top',
  'text-align',
  'text-decoration',
  'text-indent',
  'text-transform',
  'vertical-align',
  'white-space',
  'width',
  'word-break',
];
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
    a: ['href', 'name', 'target', 'rel'],
    img: ['src', 'alt', 'border'],
    font: ['color', 'face', 'size'],
    table: ['border', 'cellpadding', 'cellspacing'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
    ol: ['start', 'type'],
    col: ['span'],
  },
  allowedStyles: { '*': Object.fromEntries(STYLES.map((name) => [name, [PLAIN]])) },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'cid'],
  allowedSchemesByTag: { img: ['http', 'https', 'cid', 'data'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, target: '_blank', rel: 'noopener noreferrer nofollow' },
    }),
    img: (tagName, { src, ...attribs }) => ({
      tagName,
      attribs:
        src === undefined || (/^\s*data:/i.test(src) && !RASTER_IMAGE.test(src))
          ? attribs
          : { ...attribs, src },
    }),
  },
};

class TooDeep extends Error {}

/**
 * HTML of a mail made harmless: no scripts, event handlers, forms, frames, style sheets, no link that is not
 * http(s), mailto, tel or cid, no data: but raster images. Empty when it is longer, or deeper, than can be cleaned.
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

/** The words of an HTML mail, for mail that has no text part. */
export function textOfHtml(html: string): string {
  const source = html.slice(0, MAX_HTML_CHARACTERS);
  if (hasTooManyTags(source)) return stripTags(source);
  try {
    return convert(source, {
      wordwrap: false,
      limits: { maxInputLength: MAX_HTML_CHARACTERS, maxDepth: 200, ellipsis: '' },
      selectors: [
        { selector: 'img', format: 'skip' },
        {
          selector: 'a',
          options: { hideLinkHrefIfSameAsText: true, ignoreHref: false, noAnchorUrl: true },
        },
      ],
    });
  } catch {
    // It fails on some markup, such as a list in Roman numerals that starts at 10,000.
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
