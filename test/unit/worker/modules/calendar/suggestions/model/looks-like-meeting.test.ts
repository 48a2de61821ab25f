import { expect, test } from 'vitest';
import { looksLikeMeeting } from '../../../../../../../src/worker/modules/calendar/suggestions/model/looks-like-meeting.ts';

test.each([
  ['English', 'Could we catch up over coffee tomorrow?'],
  ['German', 'Wollen wir uns am Freitag zum Mittagessen treffen?'],
  ['Swedish', 'Kan vi ses på torsdag?'],
  ['Czech', 'Můžeme se sejít ve středu?'],
  ['Hungarian', 'Találkozzunk kedden délután!'],
  ['Russian', 'Давайте созвонимся в среду'],
  ['Greek', 'Μπορούμε να κανονίσουμε συνάντηση την Τετάρτη;'],
  ['Arabic', 'هل يمكننا تحديد موعد يوم الخميس؟'],
  ['Japanese', '打ち合わせは木曜日の午後でいかがでしょうか。'],
  ['Chinese', '我们周四开会好吗？'],
  ['Korean', '목요일에 회의할 수 있을까요?'],
  ['Vietnamese', 'Chúng ta gặp nhau vào thứ năm nhé?'],
])('a mail in %s looks like a meeting by a word for one and a day', (_, text) => {
  expect(looksLikeMeeting(text)).toBe(true);
});

test.each([
  ['has no day and no number', 'It was a pleasure to meet you!'],
  ['has no word for a meeting', 'Your parcel 4711 arrives tomorrow.'],
  ['has only parts of words', 'Basically, locally grown: 5 vocalists.'],
  ['is empty', ''],
])('a mail does not look like one if it %s', (_, text) => {
  expect(looksLikeMeeting(text)).toBe(false);
});
