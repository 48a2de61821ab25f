/** Formats the report of `npm run bench -- --saving`. */
import { table } from '../print.ts';
import type { SavingMeasure } from './measure.ts';

export function printSaving(measures: SavingMeasure[]): string {
  const rows = measures.map(({ what, value, bar, ok }) => [
    what,
    value.toFixed(2),
    bar,
    ok === null ? '' : ok ? 'ok' : 'FAIL',
  ]);
  return table(['Saving mail by POST /api/emails', 'value', 'limit', ''], rows, 1);
}
