import { type Token, tokensOf } from './tokens.ts';

/** An Authentication-Results field (RFC 8601). Names and domains are in lower case. */
export interface AuthenticationResults {
  /** The server that wrote the field. Null if the field does not name it, as with Exchange Online. */
  server: string | null;
  results: { method: string; result: string; properties: Map<string, string> }[];
}

/** Reads Authentication-Results, or ARC-Authentication-Results (RFC 8617, 4.1.1). Null for anything else. */
export function readResults(field: string): AuthenticationResults | null {
  const tokens = tokensOf(field);
  if (!tokens) return null;
  const [first = [], ...rest] = segmentsOf(tokens);
  // ARC starts with its instance.
  if (isPair(first) && textOf(first[0]) === 'i') return withServer(rest);
  return isPair(first)
    ? { server: null, results: [first, ...rest].flatMap(resultIn) }
    : withServer([first, ...rest]);
}

function withServer([first = [], ...rest]: Token[][]): AuthenticationResults | null {
  const [server, version] = first;
  const isServer = server !== undefined && server.type !== 'mark' && first.length <= 2;
  if (!isServer || !/^\d*$/.test(textOf(version))) return null;
  return { server: textOf(server), results: rest.flatMap(resultIn) };
}

function segmentsOf(tokens: Token[]): Token[][] {
  const segments: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'mark' && token.text === ';') segments.push([]);
    else segments.at(-1)!.push(token);
  }
  return segments;
}

function isPair([name, mark]: Token[]): boolean {
  return name?.type === 'word' && mark?.type === 'mark' && mark.text === '=';
}

function textOf(token: Token | undefined): string {
  return token?.text.toLowerCase() ?? '';
}

/**
 * Returns the results in a segment such as `dkim=pass header.d=example.com`; an empty list for `none` and for other
 * forms.
 */
function resultIn(segment: Token[]) {
  const [method, , result] = segment;
  if (!isPair(segment) || result?.type !== 'word') return [];
  const properties = new Map<string, string>();
  for (let at = 3; at < segment.length; ) {
    const [name, , value] = segment.slice(at, at + 3);
    if (!isPair(segment.slice(at, at + 2)) || !value || value.type === 'mark') return [];
    // A quoted local part is separate from its domain: "kim o'neil"@example.com.
    const next = segment[at + 3];
    const isSplit = value.type === 'quoted' && next?.type === 'word' && next.text.startsWith('@');
    if (!properties.has(textOf(name)))
      properties.set(textOf(name), textOf(value) + (isSplit ? textOf(next) : ''));
    at += isSplit ? 4 : 3;
  }
  return [{ method: textOf(method).split('/')[0]!, result: textOf(result), properties }];
}
