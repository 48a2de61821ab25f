/** The grammar of SPF records (RFC 7208, 12). */

export interface Term {
  /** As written. */
  text: string;
  isModifier: boolean;
  /** `+`, `-`, `~` or `?`; of a mechanism. */
  qualifier: string;
  /** The name in lower case. */
  name: string;
  /** The domain after `:` or `=`; null without one. */
  domain: string | null;
}

const MACRO = /%\{([a-z])(\d*)r?[-.+,/_=]*\}|%[%_-]/gi;
const UNIQUE = new Set(['redirect', 'exp']);
const LETTERS = 'slodiphv';
/** Letters for the text of an explanation, which is in another record. */
const EXPLANATION_LETTERS = 'crt';

/** The value of a mechanism, which begins with `:` or `/`, or a problem with it. */
type Value = { domain: string | null } | { problem: string };
const MECHANISMS: Record<string, (value: string) => Value> = {
  all: (value) => (value === '' ? { domain: null } : { problem: '“all” has no value (5.1)' }),
  include: (value) => readDomain(value, '5.2'),
  a: (value) => readHosts(value, '5.3'),
  mx: (value) => readHosts(value, '5.4'),
  ptr: (value) => (value === '' ? { domain: null } : readDomain(value, '5.5')),
  ip4: (value) => readNetwork(value, isIp4, 32),
  ip6: (value) => readNetwork(value, isIp6, 128),
  exists: (value) => readDomain(value, '5.7'),
};

/** Reads the terms after `v=spf1`, or the first problem, which names the term and the section of RFC 7208. */
export function readTerms(record: string): { terms: Term[] } | { problem: string } {
  const [, ...words] = record.split(' ').filter((word) => word !== '');
  const terms: Term[] = [];
  for (const [at, text] of words.entries()) {
    const place = `term ${at + 1}, “${text}”`;
    const read = readTerm(text);
    if ('problem' in read) return { problem: `${place}: ${read.problem}` };
    if (isRepeated(read, terms)) return { problem: `${place}: “${read.name}=” is repeated (6)` };
    terms.push(read);
  }
  return { terms };
}

/** Returns whether a term is a second `redirect=` or `exp=`. */
function isRepeated({ isModifier, name }: Term, earlier: readonly Term[]): boolean {
  return isModifier && UNIQUE.has(name) && earlier.some((other) => other.isModifier && other.name === name);
}

function readTerm(text: string): Term | { problem: string } {
  if (!/^[!-~]+$/.test(text)) return { problem: 'only spaces and visible ASCII are allowed (12)' };
  const modifier = /^([a-z][\w.-]*)=(.*)$/i.exec(text);
  if (modifier) return readModifier(text, modifier[1]!.toLowerCase(), modifier[2]!);
  const [, qualifier, name = '', value = ''] = /^([-+~?]?)([a-z\d]+)((?:[:/].*)?)$/i.exec(text) ?? [];
  const mechanism = name.toLowerCase();
  if (!Object.hasOwn(MECHANISMS, mechanism)) return { problem: `“${name || text}” is no mechanism (4.6.1)` };
  const read = MECHANISMS[mechanism]!(value);
  if ('problem' in read) return read;
  return { text, isModifier: false, qualifier: qualifier || '+', name: mechanism, domain: read.domain };
}

function readModifier(text: string, name: string, value: string): Term | { problem: string } {
  const isKnown = UNIQUE.has(name);
  const problem = isKnown ? domainProblem(value, name === 'exp' ? '6.2' : '6.1') : macroProblem(value);
  return problem === null
    ? { text, isModifier: true, qualifier: '', name, domain: isKnown ? value : null }
    : { problem };
}

function readDomain(value: string, section: string): Value {
  const domain = value.startsWith(':') ? value.slice(1) : '';
  const problem = domainProblem(domain, section);
  return problem === null ? { domain } : { problem };
}

/** Reads an optional domain, and optional lengths of prefixes for IPv4 and IPv6: `:mail.example/24//64`. */
function readHosts(value: string, section: string): Value {
  const [all, domain = null, four, six] = /^(?::(.*?))?(?:\/(\d+))?(?:\/\/(\d+))?$/.exec(value) ?? [];
  if (all === undefined) return { problem: `“${value}” is no prefix such as /24 or //64 (5.6)` };
  const problem =
    (domain === null ? null : domainProblem(domain, section)) ??
    prefixProblem(four, 32) ??
    prefixProblem(six, 128);
  return problem === null ? { domain } : { problem };
}

function readNetwork(value: string, isAddress: (text: string) => boolean, bits: number): Value {
  const [, address = '', length] = /^:([^/]*)(?:\/(.*))?$/.exec(value) ?? [];
  const version = bits === 32 ? 'IPv4' : 'IPv6';
  if (!isAddress(address)) return { problem: `“${address}” is no ${version} address (5.6)` };
  const problem = prefixProblem(length, bits);
  return problem === null ? { domain: null } : { problem };
}

function prefixProblem(length: string | undefined, bits: number): string | null {
  if (length === undefined || (/^(?:0|[1-9]\d{0,2})$/.test(length) && Number(length) <= bits)) return null;
  return `“/${length}” is no length of a prefix from 0 to ${bits} (5.6)`;
}

function isIp4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256);
}

function isIp6(text: string): boolean {
  return /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]/`);
}

/**
 * Returns why a text is not a `domain-spec`: macros and visible characters that end in a macro or a top-level label.
 */
function domainProblem(text: string, section: string): string | null {
  if (text === '') return `a domain is missing (${section})`;
  const problem = macroProblem(text);
  if (problem !== null) return problem;
  if (isIp4(text)) return `“${text}” is an address, not a domain (7.1)`;
  const lastMacro = [...text.matchAll(MACRO)].at(-1);
  if (lastMacro && lastMacro.index + lastMacro[0].length === text.length) return null;
  const labels = text.replace(/\.$/, '').split('.');
  const last = labels.at(-1)!;
  const isTopLabel = /^[a-z\d-]+$/i.test(last) && /[a-z-]/i.test(last) && !/^-|-$/.test(last);
  return labels.length > 1 && isTopLabel ? null : `“${text}” does not end as a domain does (7.1)`;
}

/** Returns the first problem with the macros of a text (RFC 7208, 7). */
function macroProblem(text: string): string | null {
  for (const [macro, letter, digits] of text.matchAll(MACRO)) {
    if (letter === undefined) continue;
    if (EXPLANATION_LETTERS.includes(letter.toLowerCase()))
      return `“${macro}” is for explanations only (7.2)`;
    if (!LETTERS.includes(letter.toLowerCase())) return `“${macro}” is no macro (7.2)`;
    if (digits !== '' && Number(digits) === 0) return `“${macro}” takes no part of the name (7.3)`;
  }
  const rest = text.replace(MACRO, '');
  const at = rest.indexOf('%');
  return at === -1 ? null : `“${rest.slice(at, at + 20)}” is no macro (7.1)`;
}
