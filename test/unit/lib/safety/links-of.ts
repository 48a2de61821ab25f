import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

const DOMAIN =
  /(?<![\p{L}\p{N}_-])(?:[\p{L}\p{N}_-]{1,63}\.)+(?:com|net|org|io|co|ru|zip|example|test|рф|xn--[a-z\d-]+)(?![\p{L}\p{N}-])/giu;

/**
 * Returns everything in a text that some program might take for a link, an image or an email address: as HTML, as
 * markdown, and as plain text in which programs detect links. Uses its own expressions, not those of the Worker.
 */
export function linksOf(text: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) found.push(`<${node.tagName}>`);
    if (node.nodeName === '#comment') found.push('<!-- -->');
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parseFragment(text));
  // Markdown: inline links, images, uses and definitions of references, automatic links.
  for (const [link] of text.matchAll(
    /\]\(|!\[|\]\[|\[[^\]\n]*\]:|<[a-z][\w+.-]*:[^\s>]*>|<[^\s@>]+@[\w-][^\s>]+>/gi,
  ))
    found.push(link);
  // Browsers remove these characters, and compare letters by compatibility. The Worker's ellipsis for what it removed
  // would become three dots.
  const plain = text
    .replaceAll('…', ' ')
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}\\]/gu, '');
  for (const [link] of plain.matchAll(/(?:[a-z][a-z\d+.-]*:)?\/\/+[\p{L}\p{N}_[-][^\s"'()<>,;…]*/giu))
    found.push(link);
  for (const [link] of plain.matchAll(
    /(?<![a-z])(?:(?:javascript|vbscript|mailto|https?):[\p{L}\p{N}%+/\\._-]|data:[a-z]+\/)[^\s…]*/giu,
  ))
    found.push(link);
  for (const [link] of plain.matchAll(/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]*\p{L}/gu))
    found.push(link);
  for (const match of plain.matchAll(DOMAIN)) {
    // The host of a mailbox or URL is matched above.
    if (!/[@/.]$/.test(plain.slice(0, match.index))) found.push(match[0]);
  }
  return found;
}
