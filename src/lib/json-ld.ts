/** The parts of the comments and CDATA sections with which pages and mail hide scripts from old browsers and XML parsers. */
const OPENINGS = ['<![CDATA[', '<!--', '-->', '//', '/*', '*/', '>'];
const CLOSINGS = [']]>', '-->', '<!--', '<!]]>', '//', '/*', '*/', '<!', '>'];

/** Returns the JSON-LD of a script without such wrappers: JSON begins and ends with none of their parts. */
export function withoutWrapper(script: string): string {
  let rest = script.trim();
  for (let part = openingOf(rest); part !== undefined; part = openingOf(rest))
    rest = rest.slice(part.length).trimStart();
  for (let part = closingOf(rest); part !== undefined; part = closingOf(rest))
    rest = rest.slice(0, -part.length).trimEnd();
  return rest;
}

const openingOf = (text: string) => OPENINGS.find((part) => text.startsWith(part));
const closingOf = (text: string) => CLOSINGS.find((part) => text.endsWith(part));
