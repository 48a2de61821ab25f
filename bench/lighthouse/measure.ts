/** Runs Lighthouse, which is installed in this folder on first use. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installOwn } from '../own-packages.ts';

const run = promisify(execFile);
const RUNS = 3;
const ATTEMPTS = 3;
const MOST_BYTES = 200 * 1024 ** 2;

export const FORMS = ['desktop', 'mobile'] as const;
type Form = (typeof FORMS)[number];
type Scores = Record<'performance' | 'accessibility' | 'best-practices', number>;

export const BARS: Record<Form, Scores> = {
  desktop: { performance: 98, accessibility: 100, 'best-practices': 100 },
  mobile: { performance: 95, accessibility: 100, 'best-practices': 100 },
};

/** The median scores of a page on one kind of device. */
export interface PageScores {
  page: string;
  form: Form;
  scores: Scores;
  isOk: boolean;
  /** Lighthouse's suggestions for scores below the bar. */
  findings: string[];
}

/** The fields of a result (Lighthouse's `--output=json`) that are used. */
interface Result {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

/** Installs Lighthouse, unless the version in the lock file is installed. */
export const ready = () => installOwn(import.meta.dirname, 'Lighthouse (180 MB)');

/** Measures a page three times in the browser that listens at `port`. */
export async function measureForms(page: string, url: string, form: Form, port: number): Promise<PageScores> {
  const results: Result[] = [];
  for (let index = 0; index < RUNS; index++) results.push(await lighthouse(url, form, port));
  const bars = BARS[form];
  const names = Object.keys(bars) as (keyof Scores)[];
  const scores = Object.fromEntries(
    names.map((name) => [
      name,
      median(results.map(({ categories }) => Math.round(categories[name]!.score * 100))),
    ]),
  ) as Scores;
  const low = names.filter((name) => scores[name] < bars[name]);
  return {
    page,
    form,
    scores,
    isOk: low.length === 0,
    findings: low.flatMap((name) => findingsOf(results[0]!, name)),
  };
}

async function lighthouse(url: string, form: Form, port: number): Promise<Result> {
  const cli = join(import.meta.dirname, 'node_modules', 'lighthouse', 'cli', 'index.js');
  const categories = Object.keys(BARS[form]).join(',');
  const options = ['--quiet', '--output=json', `--port=${port}`, `--only-categories=${categories}`];
  if (form === 'desktop') options.push('--preset=desktop');
  const command = [cli, url, ...options, '--no-enable-error-reporting'];
  for (let attempt = 1; ; attempt++) {
    try {
      const { stdout } = await run(process.execPath, command, { maxBuffer: MOST_BYTES });
      return JSON.parse(stdout) as Result;
    } catch (error) {
      // Lighthouse sometimes misses the start of the trace, and asks to be run again.
      const { stderr = '' } = error as { stderr?: string };
      if (attempt === ATTEMPTS) throw new Error(`Lighthouse failed on ${url}: ${stderr.slice(0, 500)}`);
    }
  }
}

/** Returns the audits that lower a category's score, heaviest first. */
function findingsOf({ categories, audits }: Result, category: string): string[] {
  return categories[category]!.auditRefs.filter(
    ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.98,
  )
    .sort((a, b) => b.weight - a.weight)
    .map(({ id }) => {
      const { title, score, displayValue = '' } = audits[id]!;
      return `${category}: ${title} ${displayValue} (${Math.round((score ?? 0) * 100)})`;
    });
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
