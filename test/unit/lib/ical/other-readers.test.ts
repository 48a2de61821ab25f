import { convertIcsCalendar } from 'ts-ics';
import { expect, test } from 'vitest';
import { writeCalendar } from '../../../../src/lib/ical/index.ts';
import { CASES, seriesOf } from '../../worker/modules/calendar/cases/index.ts';

test.each(Object.entries(CASES))('ts-ics reads what Herald writes: %s', (_, cases) => {
  for (const each of cases) {
    const series = seriesOf(each);
    const text = writeCalendar([series], { method: 'PUBLISH' });
    const { events = [], method } = convertIcsCalendar(undefined, text);
    expect(method).toBe('PUBLISH');
    const parts = [...(series.master ? [series.master] : []), ...series.exceptions];
    expect(events.map(({ uid, recurrenceRule }) => [uid, recurrenceRule?.frequency])).toEqual(
      parts.map(({ rule }) => [series.uid, rule?.match(/FREQ=([A-Z]+)/)?.[1]]),
    );
    expect(events.map(({ recurrenceId }) => recurrenceId !== undefined)).toEqual(
      parts.map(({ recurrenceId }) => recurrenceId !== null),
    );
  }
});
