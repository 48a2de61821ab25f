/** Counts a company's work as the tests do (test/worker/cost.test.ts), and prints its monthly cost in dollars. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BAR, COMPANY, type Counted, type Month } from './month.ts';
import { PLAN, PRICES } from './prices.ts';

/** The fields of vitest's report that are used. */
interface Report {
  testResults: { assertionResults: { meta?: { month?: Month }; failureMessages: string[] }[] }[];
}

export function measureCost(): Month {
  const folder = mkdtempSync(join(tmpdir(), 'herald-cost-'));
  const file = join(folder, 'report.json');
  try {
    const tests = ['run', '--project', 'worker', 'test/worker/cost.test.ts'];
    const report = ['--reporter=json', `--outputFile=${file}`];
    const { error } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...tests, ...report], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (error) throw error;
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const results = testResults.flatMap(({ assertionResults }) => assertionResults);
    const month = results.map(({ meta }) => meta?.month).find((one) => one !== undefined);
    if (month) return month;
    throw new Error(results.flatMap(({ failureMessages }) => failureMessages).join('\n'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function printCost({ samples, lines, dollars }: Month): string {
  const { inboxes, mails, people, callsOfPerson, changesOfPerson } = COMPANY;
  const count = (value: number) => Math.round(value).toLocaleString('en').padStart(17);
  const money = (value: number) => value.toFixed(2).padStart(8);
  const counts = Object.entries<Counted>({ ...samples }).map(
    ([work, { rowsRead, rowsWritten, messages, published, sidecarCalls, puts }]) =>
      `${work.padEnd(12)} ${rowsRead} rows read, ${rowsWritten} written, ${messages} messages, ${published} calls of the hub, ${sidecarCalls} of the sidecar, ${puts} objects`,
  );
  return [
    `A company with ${inboxes} inboxes, ${mails} mails a day and ${people} people, each with ${callsOfPerson} calls and ${changesOfPerson} changes a day.`,
    '',
    'Counted of one each',
    ...counts,
    '',
    `${'A month of 30 days'.padEnd(34)}${'used'.padStart(17)}${'included'.padStart(17)}${'price'.padStart(16)}       $`,
    ...lines.map(({ item, used, included, dollars: line }) => {
      const { price, per } = PRICES[item];
      return `${item.padEnd(34)}${count(used)}${count(included)}${`${price} / ${per.toLocaleString('en')}`.padStart(20)}${money(line)}`;
    }),
    `${'Workers Paid'.padEnd(88)}${money(PLAN)}`,
    `${`All (bar: ${BAR} $)`.padEnd(88)}${money(dollars)}`,
  ].join('\n');
}
