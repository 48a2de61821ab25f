import { describe, expect, test } from 'vitest';
import { parseMessage } from '../../../../src/lib/message/parse.ts';
import { extract, summarize } from '../../../../src/lib/writer/index.ts';
import { hasCorpora, readMbox } from '../../../system/corpora.ts';

const why = hasCorpora ? '' : ' (skipped: no ../shared/corpora)';
/** The interval at which messages are read, to save time. */
const EVERY = 10;

describe.skipIf(!hasCorpora)(`real mail${why}`, () => {
  test('every point, task and date of a mailing list is quoted from its mail', async () => {
    const squeezed = (text: string) => text.replace(/[\s\p{C}]+/gu, '');
    let points = 0;
    let place = 0;
    for (const raw of readMbox('usrp-users-2000.mbox.gz')) {
      if (place++ % EVERY > 0) continue;
      const { text, from, date } = await parseMessage(raw);
      const receivedAt = new Date(date ?? 0).toISOString();
      const summary = await summarize([{ id: 1, from: from.name, date: receivedAt, text }]);
      const { actionItems, dates } = await extract(text, { receivedAt, language: 'en', people: [from] });
      for (const { text: quotation } of [...summary.points, ...actionItems, ...dates]) {
        expect(squeezed(text)).toContain(squeezed(quotation.replace(/…$/, '')));
      }
      points += summary.points.length;
    }
    expect(points).toBeGreaterThan(300);
  }, 120_000);
});
