import type { Report } from '../../../contract/reports.ts';

const COLUMNS = ['date', 'received', 'sent', 'auto_replied', 'done'] as const;

/** Formats the days of a report as CSV (RFC 4180). No value needs quotes. */
export function toCsv({ days }: Report): string {
  const lines = [COLUMNS, ...days.map((day) => COLUMNS.map((column) => day[column]))];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}
