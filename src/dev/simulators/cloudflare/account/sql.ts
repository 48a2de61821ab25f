/** Splits SQL as D1's query endpoint does, which runs the statements as one batch. */

/** A string, a quoted name, a comment, a word, a semicolon, or any other character. */
const TOKEN = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\/|\w+|;|[\s\S]/g;
const TRIGGER = /^\s*CREATE\s+(?:TEMP\s+|TEMPORARY\s+)?TRIGGER\b/i;

/**
 * Returns the statements without their semicolons. A trigger's body belongs to its statement, unless its lines end with
 * CRLF: D1 then cuts it at the first semicolon, and SQLite finds the input incomplete.
 */
export function splitStatements(sql: string): string[] {
  const statements: string[] = [];
  let statement = '';
  /** The nesting depth of BEGIN and CASE in a trigger. */
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
