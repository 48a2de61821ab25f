/** Tokens of a structured header field (RFC 5322, 3.2), without comments. */
export type Token = { type: 'word' | 'quoted'; text: string } | { type: 'mark'; text: ';' | '=' };

/** The maximum length of a field: longer than any that a real server writes. */
const MAX_FIELD = 20_000;

/**
 * Splits a field into words, quoted strings and the marks `;` and `=`. Null if it is too long, or has an unterminated
 * comment or quoted string, because a sender may have injected content.
 */
export function tokensOf(field: string): Token[] | null {
  if (field.length > MAX_FIELD) return null;
  const tokens: Token[] = [];
  for (let at = 0; at < field.length; ) {
    const char = field[at]!;
    if (char === '(') {
      const end = endOfComment(field, at);
      if (end === null) return null;
      at = end;
    } else if (char === '"') {
      const quoted = /"((?:[^"\\]|\\[\s\S])*)"/y;
      quoted.lastIndex = at;
      const found = quoted.exec(field);
      if (!found) return null;
      tokens.push({ type: 'quoted', text: found[1]!.replace(/\\([\s\S])/g, '$1') });
      at = quoted.lastIndex;
    } else if (char === ';' || char === '=') {
      tokens.push({ type: 'mark', text: char });
      at++;
    } else {
      const word = /[^\s();="]+|\s+|\)/y;
      word.lastIndex = at;
      const [text] = word.exec(field)!;
      if (text === ')') return null;
      if (text.trim() !== '') tokens.push({ type: 'word', text });
      at = word.lastIndex;
    }
  }
  return tokens;
}

/** Returns the end of a comment. Comments nest. */
function endOfComment(field: string, start: number): number | null {
  let depth = 0;
  for (let at = start; at < field.length; at++) {
    if (field[at] === '\\') at++;
    else if (field[at] === '(') depth++;
    else if (field[at] === ')' && --depth === 0) return at + 1;
  }
  return null;
}
