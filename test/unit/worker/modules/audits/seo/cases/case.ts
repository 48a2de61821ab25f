/** A page with the robots.txt of its site. */
export interface Case {
  name: string;
  /** `/` by default. */
  path: string;
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  html: string;
  /** Null if it does not exist (404). */
  robots: string | null;
  robotsStatus: number;
}

interface Parts extends Partial<Omit<Case, 'name'>> {
  lang?: string;
  title?: string;
  description?: string;
  head?: string;
  body?: string;
}

const TITLE = '<title>Boats of the north coast</title>';
const DESCRIPTION = '<meta name="description" content="Wooden boats, built and mended by hand.">';
const BODY = '<p>We build wooden boats, and mend them.</p>';

/** Returns a page that passes, except for the given parts. */
export function toCase(name: string, parts: Parts): Case {
  const { lang = ' lang="en"', title = TITLE, description = DESCRIPTION, head = '', body = BODY } = parts;
  return {
    name,
    path: parts.path ?? '/',
    status: parts.status ?? 200,
    headers: parts.headers ?? [],
    html:
      parts.html ??
      `<!doctype html>\n<html${lang}>\n<head>\n<meta charset="utf-8">\n${title}\n${description}\n${head}\n</head>\n` +
        `<body>\n${body}\n</body>\n</html>\n`,
    robots: parts.robots ?? null,
    robotsStatus: parts.robotsStatus ?? (parts.robots === undefined || parts.robots === null ? 404 : 200),
  };
}
