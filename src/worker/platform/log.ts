type Fields = Record<string, unknown>;

/**
 * Writes one line of JSON per event, with the fields of its request or job. No secrets, no message bodies. Of URLs, as
 * in errors of other code, only the host: links in mails, feeds, webhooks and OAuth have secrets behind it.
 */
export interface Log {
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, error: unknown, fields?: Fields): void;
}

/** Matches a URL in a line of JSON: scheme, user and password, host, and the rest. */
const ADDRESS = /(\bhttps?:\/\/)(?:[^\s"'<>\\/?#@]*@)?([^\s"'<>\\/?#@]+)([/?#][^\s"'<>\\]*)?/gi;

const upToHost = (line: string) =>
  line.replace(ADDRESS, (_, scheme, host, rest) => `${scheme}${host}${rest ? '/…' : ''}`);

export function createLog(base: Fields, write: (level: string, line: string) => void = toConsole): Log {
  const line = (level: string, event: string, fields?: Fields) =>
    write(level, upToHost(JSON.stringify({ level, event, ...base, ...fields })));
  return {
    info: (event, fields) => line('info', event, fields),
    warn: (event, fields) => line('warn', event, fields),
    error: (event, error, fields) => line('error', event, { ...fields, error: describe(error) }),
  };
}

/**
 * Describes the error and its causes. The message of a failed query contains SQL and bound values, which may be
 * somebody's mail: only the database's own message is kept.
 */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const holdsQuery = error.name === 'DrizzleQueryError' || error.message.startsWith('Failed query');
  return {
    name: error.name,
    message: holdsQuery ? 'query failed' : error.message.slice(0, 1000),
    stack: holdsQuery ? undefined : error.stack?.slice(0, 4000),
    cause: error.cause === undefined ? undefined : describe(error.cause),
  };
}

function toConsole(level: string, line: string): void {
  if (level === 'error') console.error(line);
  else if (level === 'warn') console.warn(line);
  else console.log(line);
}
