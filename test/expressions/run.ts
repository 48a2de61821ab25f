/**
 * Part of `npm run check`: fails when a regular expression below src may take more than linear time. It checks every
 * expression with recheck, including those composed when their file is loaded. A comment before an expression exempts
 * it if its input is short: `// slow expression: lines of at most 500 characters`. Checking all takes minutes, so
 * `linear.txt` has the hashes of those that are linear; `--all` checks these too, and writes the file.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parseSync, Visitor } from 'oxc-parser';
import { check } from 'recheck';

interface Expression {
  place: string;
  source: string;
  flags: string;
}

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const root = resolve(positionals[0] ?? '.');
const proven = join(import.meta.dirname, 'linear.txt');
/** The hashes of expressions found to be linear in an earlier run. */
const cache = join(root, 'node_modules', '.cache', 'linear-expressions.txt');
const problems: string[] = [];
/** The expressions created by `new RegExp`, by position: `<file URL>:<line>:<column>`. */
const composedAt = new Map<string, RegExp[]>();

const expressions: Expression[] = [];
for (const file of globSync('src/**/*.{ts,mjs}', { cwd: root, exclude: ['**/node_modules/**'] }))
  expressions.push(...(await expressionsOf(file)));
const linear = new Set(values.all ? [] : [...readHashes(proven), ...readHashes(cache)]);
for (const { place, source, flags } of expressions) {
  const key = createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 20);
  if (linear.has(key)) continue;
  // Only an overall timeout, so that the result does not depend on the machine's load. For a long expression recheck
  // may choose attacks by chance, which can take minutes where its automaton decides at once.
  const limits = { attackTimeout: null, incubationTimeout: null };
  let result = await check(source, flags, { ...limits, timeout: 30_000 });
  if (result.status === 'unknown')
    result = await check(source, flags, { ...limits, checker: 'automaton', timeout: 120_000 });
  if (result.status === 'vulnerable') {
    problems.push(
      `${place} takes ${result.complexity.summary} time on ${result.attack.pattern.slice(0, 100)}`,
    );
  } else if (result.status === 'unknown') {
    problems.push(`${place} cannot be checked (${result.error.kind}): split it into simpler expressions`);
  } else {
    linear.add(key);
  }
}
const file = values.all ? proven : cache;
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${[...linear].sort().join('\n')}\n`);
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${expressions.length} regular expressions take linear time.`);
process.exit(problems.length > 0 ? 1 : 0);

function readHashes(path: string): string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
}

/** Returns the expressions of a file, except exempted ones. */
async function expressionsOf(file: string): Promise<Expression[]> {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);

  const occurrences: { start: number; literal?: { pattern: string; flags: string } }[] = [];
  new Visitor({
    Literal(node) {
      if ('regex' in node) occurrences.push({ start: node.start, literal: node.regex });
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp')
        occurrences.push({ start: node.start });
    },
  }).visit(program);
  occurrences.sort((a, b) => a.start - b.start);
  for (const { value, end } of comments) {
    if (!/^\s*slow expression: \S/.test(value)) continue;
    const at = occurrences.findIndex(({ start }) => start > end);
    if (at >= 0) occurrences.splice(at, 1);
    else problems.push(`${file}: no expression follows the comment "${value.trim()}"`);
  }

  const url = pathToFileURL(path).href;
  if (occurrences.some(({ literal }) => !literal)) await load(url);
  return occurrences.flatMap(({ start, literal }) => {
    const before = text.slice(0, start).split('\n');
    const [line, column] = [before.length, before.at(-1)!.length + 1];
    const place = `${file}:${line}`;
    if (literal) return [{ place, source: literal.pattern, flags: literal.flags }];
    const composed = composedAt.get(`${url}:${line}:${column}`);
    if (!composed) problems.push(`${place} is not composed when its file is loaded, so it cannot be checked`);
    return composed?.map(({ source, flags }) => ({ place, source, flags })) ?? [];
  });
}

interface Composing {
  patternsOf?: (language: string) => unknown;
  namesOfZones?: () => unknown;
}

/** Composes the expressions that a file composes when a language or a zone is first needed. */
function composeAll({ patternsOf, namesOfZones }: Composing): void {
  namesOfZones?.();
  for (const language of ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt']) patternsOf?.(language);
}

/** Loads a file and records in `composedAt` the expressions that it composes. */
async function load(url: string): Promise<void> {
  const Original = RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, args, newTarget) {
      const expression = Reflect.construct(target, args, newTarget) as RegExp;
      const place = /file:.+:\d+:\d+/.exec(new Error().stack?.split('\n')[2] ?? '')?.[0];
      if (place) composedAt.set(place, [...(composedAt.get(place) ?? []), expression]);
      return expression;
    },
  });
  try {
    composeAll(await import(url));
  } finally {
    globalThis.RegExp = Original;
  }
}
