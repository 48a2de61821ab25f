/** A part of a mail by the service. Without a name, it is a paragraph. */
export type Part =
  | string
  /** What the reader is asked to do: a button. */
  | { action: string; url: string }
  | { list: Item[] }
  /** Words of others, such as a subject. */
  | { quote: string }
  /** What the reader copies. */
  | { code: string }
  /** Small print. */
  | { note: string };

export interface Item {
  title: string;
  detail?: string;
  url?: string;
}

/** Writes the plain text of a mail, which says the same as its HTML. */
export function writeText(parts: Part[]): string {
  return `${parts.map(textOf).join('\n\n')}\n`;
}

function textOf(part: Part): string {
  if (typeof part === 'string') return part;
  if ('action' in part) return `${part.action}:\n${part.url}`;
  if ('list' in part) return part.list.map(textOfItem).join('\n');
  if ('quote' in part) return part.quote;
  return 'code' in part ? part.code : part.note;
}

function textOfItem({ title, detail, url }: Item): string {
  return `- ${title}${detail ? `: ${detail}` : ''}${url ? `\n  ${url}` : ''}`;
}
