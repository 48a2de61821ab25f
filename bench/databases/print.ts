/** Formats the report of `npm run bench -- --databases`. */
import { number, table } from '../print.ts';
import type { DatabasesReport } from './measure.ts';

const LEGEND = `The organizations that are read and written are not in the directory. Each batch that only reads reads one row more, which
says that the organization is there. A call that writes before it reads waits once more, for the proof of who acts.`;

export function printDatabases({ size, counts, pages, one, storage }: DatabasesReport): string {
  const { emails, organizations, databases } = size;
  const verdict = (ok: boolean) => (ok ? 'ok' : 'FAIL');
  const differing = counts.filter((count) => count.value !== count.one);
  return [
    `${number(emails)} emails in ${organizations} organizations`,
    '',
    table(
      ['Cost in D1, including authentication', '', 'with 1', `with ${databases}`, '', 'limit', ''],
      counts.map((count) => [
        count.call,
        count.measure,
        number(count.one),
        number(count.value),
        count.value === count.one ? '' : 'differs',
        count.bar === null ? '' : number(count.bar),
        count.bar === null ? '' : verdict(count.ok),
      ]),
    ),
    table(
      ['Bytes per email in D1', '', 'value', 'limit', ''],
      [['the database files', '', number(storage.perEmail), number(storage.bar), verdict(storage.ok)]],
    ),
    `${differing.length} of ${counts.length} figures differ. The most rows that one of ${pages.length} pages of lists reads more: ${mostMore(pages, one)}.`,
    LEGEND,
    '',
  ].join('\n');
}

/** Returns the largest increase in rows read for the same page. */
function mostMore(pages: DatabasesReport['pages'], one: DatabasesReport['one']): number {
  return Math.max(...pages.map(({ rowsRead }, i) => rowsRead - one[i]!.rowsRead));
}
