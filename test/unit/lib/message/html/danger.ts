import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** Attributes that never load, name or run anything, whatever their values. */
const WORDS = new Set(
  'align alt bgcolor border cellpadding cellspacing color colspan dir face height lang rel rowspan size span start target title type valign width'.split(
    ' ',
  ),
);
const TAGS = new Set(
  'html head body a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark ol p pre q rp rt ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'.split(
    ' ',
  ),
);
const DISPLACING =
  /(?:^|;)\s*(?:position|inset|top|right|bottom|left|z-index|transform|translate|rotate|scale|offset|float|animation|transition|opacity|filter|overflow|margin-\w+-\w+)\b/i;

/** Returns everything that a browser would load, run or display out of place in this HTML. */
export function dangersOf(html: string): string[] {
  const dangers: string[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) {
      if (!TAGS.has(node.tagName)) dangers.push(`<${node.tagName}>`);
      for (const { name, value } of node.attrs) {
        const danger = dangerOf(node.tagName, name, value);
        if (danger) dangers.push(`${danger}: <${node.tagName} ${name}="${value}">`);
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html));
  return dangers;
}

function dangerOf(tag: string, name: string, value: string): string | null {
  if (WORDS.has(name)) return null;
  if (name === 'style') return dangerOfStyle(value);
  if (tag === 'img' && name === 'src') {
    return /^(?:cid:|data:image\/(?:png|jpe?g|gif|webp);base64,[\w+/=\s]*$)/i.test(value) ? null : 'loads';
  }
  if (tag === 'img' && name === 'data-src')
    return /^https?:\/\/[^/\s"<>\\][^\s"<>\\]*$/.test(value) ? null : 'no address';
  if (tag === 'a' && name === 'href') {
    return /^(?:https?:\/\/[^/]|mailto:|tel:|cid:)/.test(value) ? null : 'leads astray';
  }
  return 'unknown';
}

function dangerOfStyle(style: string): string | null {
  if (/[\\@{}]|\/\*|--|url|image|src\s*\(|attr|var|env|expression|element|paint|cross-fade/i.test(style))
    return 'loads';
  if (DISPLACING.test(style)) return 'displaces';
  if (/margin[^;]*?(?:-\s*[\d.]|\()/i.test(style)) return 'negative margin';
  if (/(?:text-indent|letter-spacing)\s*:\s*-\s*(?:\d{3}|\d\d?(?:em|rem|%))/i.test(style))
    return 'moved out of sight';
  if (/vertical-align\s*:[^;]*\d/i.test(style)) return 'moved';
  if (/\d(?:[sld]?v(?:w|h|i|b|min|max)|cq\w+)\b/i.test(style)) return 'of the viewport';
  if (/\d{5}|\de\d/i.test(style)) return 'huge';
  return null;
}
