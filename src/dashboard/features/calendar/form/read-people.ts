import type { Person } from '../data/values.ts';

const ADDRESS = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+$/;

/** Parses people from a line such as `Kim Lee <kim@example.com>, max@example.com`; `rest` is the invalid part. */
export function readPeople(line: string): { found: Person[]; rest: string } {
  const found: Person[] = [];
  const rest: string[] = [];
  for (const part of line.split(/[,;\n]/).map((each) => each.trim())) {
    if (!part) continue;
    const [, name = '', inside] = /^([^<>]*)<([^<>]*)>$/.exec(part) ?? [];
    const email = (inside ?? part).trim().toLowerCase();
    if (ADDRESS.test(email)) found.push({ email, name: name.replaceAll('"', '').trim() || null });
    else rest.push(part);
  }
  return { found, rest: rest.join(', ') };
}
