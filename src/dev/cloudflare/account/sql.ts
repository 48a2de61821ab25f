/** Splits SQL as the query endpoint of D1 does, which runs the statements as one batch. */

/** A string, a quoted name, a comment, a word, a semicolon, or any other character. */
const TOKEN = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\/|\w+|;|[\s\S]/g;
const TRIGGER = /^\s*CREATE\s+(?:TEMP\s+|TEMPORARY\s+)?TRIGGER\b/i;

/**
 * Answers the statements without their semicolons. The body of a trigger belongs to its statement, unless its lines end
 * with CRLF: then D1 cuts it at its first semicolon, and SQLite finds the input incomplete.
 */
export function splitStatements(sql: string): string[] {
  const statements: string[] = [];
  let statement = '';
  /** How many BEGIN and CASE of a trigger are open. */
  let depth = 0;
  const end = () => {
    if (!isBlank(statement)) statements.push(statement.trim());
    statement = '';
    depth = 0;
  };
  for (const { 0: token, index } of sql.matchAll(TOKEN)) {
    if (token === ';' && depth === 0) {
      end();
      continue;
    }
    if (
      /^(?:begin|case)$/i.test(token) &&
      sql[index + token.length] !== '\r' &&
      TRIGGER.test(uncommented(statement))
    ) {
      depth++;
    }
    if (/^end$/i.test(token) && depth > 0) depth--;
    statement += token;
  }
  end();
  return statements;
}

const uncommented = (sql: string): string => sql.replaceAll(/--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, '');

const isBlank = (sql: string): boolean => !uncommented(sql).trim();
