/** Formats the report as tables for a terminal. */
import type { AuditCost } from './audit.ts';
import type { Count, ListPage } from './counts.ts';
import type { DashboardMeasure } from './dashboard.ts';
import type { DetectionScore } from './detection.ts';
import type { Cpu, Ratio } from './speed.ts';
import type { Startup } from './startup/measure.ts';
import type { Size } from './state.ts';
import type { StoragePerEmail } from './storage.ts';

/** The results of a run. */
export interface Report {
  size: Size;
  counts: Count[];
  pages: ListPage[];
  storage: StoragePerEmail;
  bundle: { bytes: number; gzip: number };
  cpu: Cpu[];
  audit: AuditCost;
  ratios: Ratio[];
  /** Null on systems without /proc. */
  startup: Startup | null;
  detection: DetectionScore[];
}

const KB = 1024;

export function printDashboard(measures: DashboardMeasure[]): string {
  return table(
    ['The dashboard', '', 'value', 'limit', ''],
    measures.map(({ what, unit, value, bar, ok }) => [
      what,
      unit,
      value.toFixed(1),
      bar === null ? '' : bar.toFixed(1),
      bar === null ? '' : ok ? 'ok' : 'FAIL',
    ]),
  );
}

export function print(report: Report): string {
  const { size, counts, storage, bundle, cpu, audit, ratios, startup, detection } = report;
  const verdict = (ok: boolean) => (ok ? 'ok' : 'FAIL');
  return [
    `${number(size.emails)} emails in ${size.organizations} organizations`,
    '',
    table(
      ['Cost in D1, including authentication', '', 'value', 'limit', ''],
      counts.map((count) => [
        count.call,
        count.measure,
        number(count.value),
        count.bar === null ? '' : number(count.bar),
        count.bar === null ? '' : verdict(count.ok),
      ]),
    ),
    table(
      ['Bytes per email in D1', '', 'value', 'limit', ''],
      [
        ['the database file', '', number(storage.perEmail), number(storage.bar), verdict(storage.ok)],
        ...storage.tables.map(({ table, bytes, indexes }) => [
          `  ${table}`,
          `${number(bytes)} + ${number(indexes)} for indexes`,
          number(bytes + indexes),
          '',
          '',
        ]),
      ],
    ),
    table(
      ['The Worker', '', 'value', '', ''],
      [
        [
          'compressed bundle',
          `${number(bundle.bytes / KB)} KB uncompressed`,
          `${number(bundle.gzip / KB)} KB`,
          '',
          '',
        ],
      ],
    ),
    table(
      ['CPU time of starting the Worker, less an empty one', '', 'value', 'limit', ''],
      startup
        ? [
            ['Herald', '', `${startup.herald} ms`, '', ''],
            ['a reference of a fixed amount of code', '', `${startup.reference} ms`, '', ''],
            ['ratio', '', startup.ratio.toFixed(2), startup.bar.toFixed(2), verdict(startup.ok)],
          ]
        : [['needs /proc', '', '', '', '']],
    ),
    table(
      ['CPU time of workerd per call, including D1 and R2', '', 'value', '', ''],
      cpu.map(({ call, ms }) => [call, '', ms === null ? 'needs /proc' : `${ms.toFixed(2)} ms`, '', '']),
    ),
    table(
      [`The audit of a website of ${audit.pages} pages`, '', 'value', '', ''],
      [
        ['requests', '', number(audit.fetches), '', ''],
        ['bytes read', '', number(audit.bytes), '', ''],
        [
          'CPU time of workerd',
          '',
          audit.cpuMs === null ? 'needs /proc' : `${audit.cpuMs.toFixed(0)} ms`,
          '',
          '',
        ],
      ],
    ),
    table(
      ['Meetings found in mails that taught it nothing', 'mails', 'precision', 'recall', ''],
      detection.flatMap(({ set, language, mails, whole, ...times }) => [
        [`${set}, ${language}`, number(mails), '', '', ''],
        ['  times', '', times.precision.toFixed(2), times.recall.toFixed(2), ''],
        ['  whole mails', '', whole.precision.toFixed(2), whole.recall.toFixed(2), ''],
      ]),
    ),
    table(
      ['Speed relative to a minimal implementation', 'per second', 'ratio', 'at least', ''],
      ratios.flatMap(({ name, value, bar, ok, perSecond }) => [
        [name, '', value.toFixed(2), bar.toFixed(2), verdict(ok)],
        ...Object.entries(perSecond).map(([side, count]) => [`  ${side}`, number(count), '', '', '']),
      ]),
    ),
  ].join('\n');
}

export function number(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

/** Left-aligns the first `left` columns and right-aligns the others. */
export function table(head: string[], rows: string[][], left = 2): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column < left ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd();
  return `${[line(head), '-'.repeat(line(all[1] ?? head).length), ...rows.map(line)].join('\n')}\n`;
}
