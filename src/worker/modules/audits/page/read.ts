import { BoundedParser } from './bounded-parser.ts';
import type { PageDocument } from './document.ts';
import { toDocument } from './nodes.ts';

const PIECE = 65_536;

/** Reads a page as Chrome does. Never throws; takes linear time and bounded memory for any input. */
export function readDocument(html: string): PageDocument {
  const parser = new BoundedParser();
  const root = parser.parse(piecesOf(html));
  return toDocument(root, parser.isTruncated);
}

function* piecesOf(html: string): Iterable<string> {
  for (let at = 0; at < html.length; at += PIECE) yield html.slice(at, at + PIECE);
}
