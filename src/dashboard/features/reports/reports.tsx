import { getRouteApi } from '@tanstack/react-router';
import { Download, Printer } from 'lucide-react';
import { api, client, type Schemas } from '../../api/client.ts';
import { useTagChoice } from '../../api/tags.ts';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/text/language.tsx';
import { reportsText } from '../../lib/text/reports.ts';
import { sayFailure } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Bars } from '../../ui/charts/bars.tsx';
import { Choice } from '../../ui/fields/field.tsx';
import { Card, Page, Section } from '../../ui/page/page.tsx';
import { Loaded } from '../../ui/states.tsx';
import { useTimezone } from '../session/index.ts';
import { groupDays } from './group.ts';
import { ByPerson, ByTag, Durations, OpenByAge } from './parts.tsx';
import { isRange, RANGES } from './search.ts';

const route = getRouteApi('/_app/reports');
const DAY_MS = 86_400_000;

/** Returns today's date in a time zone, and the start of a range of `days`. */
function daysUntilToday(zone: string, days: number): { from: string; to: string } {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date());
  const from = new Date(Date.parse(today) - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  return { from, to: today };
}

/** Statistics of mail, replies and tasks over a range of days. */
export function Reports() {
  const text = useText(reportsText);
  const zone = useTimezone();
  const { days = 30, tag } = route.useSearch();
  const navigate = route.useNavigate();
  const query = { ...daysUntilToday(zone, days), zone, ...(tag && { tag }) };
  const report = api.useQuery('get', '/api/reports', { params: { query } });
  const format = useFormat('UTC');
  const day = (date: string) => format.day(`${date}T00:00:00Z`);

  async function download() {
    try {
      const { data } = await client.GET('/api/reports', {
        params: { query },
        headers: { accept: 'text/csv' },
        parseAs: 'text',
      });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([String(data)], { type: 'text/csv' }));
      link.download = `report-${query.from}-${query.to}.csv`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      sayFailure(error, text.csvFailed);
    }
  }

  return (
    <Page
      title={text.title}
      lead={text.lead(day(query.from), day(query.to))}
      actions={
        <div className="flex flex-wrap gap-2 print:hidden">
          <Choice
            label={text.range}
            value={String(days)}
            options={RANGES.map((each) => [String(each), text.ranges[each]] as const)}
            onChange={({ target }) => {
              const chosen = Number(target.value);
              void navigate({
                search: (old) => ({ ...old, ...(isRange(chosen) && { days: chosen }) }),
                replace: true,
              });
            }}
          />
          <Choice
            label={text.tag}
            {...useTagChoice(tag, text.everyTag)}
            onChange={({ target: { value } }) =>
              void navigate({
                search: ({ tag: _, ...rest }) => ({ ...rest, ...(value && { tag: value }) }),
                replace: true,
              })
            }
          />
          <Button onClick={() => void download()}>
            <Download aria-hidden size={16} />
            {text.csv}
          </Button>
          <Button onClick={() => print()}>
            <Printer aria-hidden size={16} />
            {text.print}
          </Button>
        </div>
      }
    >
      <Loaded of={report}>{(data) => typeof data !== 'string' && <Numbers report={data} day={day} />}</Loaded>
    </Page>
  );
}

function Numbers({ report, day }: { report: Schemas['Report']; day: (date: string) => string }) {
  const text = useText(reportsText);
  const format = useFormat();
  const { groups, isByWeek } = groupDays(report.days);
  const labelOf = (date: string) => (isByWeek ? text.week(day(date)) : day(date));
  const isEmpty = groups.every(({ received, sent, done }) => received + sent + done === 0);
  const numbers = { format: format.number, formatTop: format.compact };
  return (
    <>
      {isEmpty && <p className="text-quiet">{text.nothing}</p>}
      <Section title={isByWeek ? text.mailByWeek : text.mail}>
        <Card>
          <Bars
            label={text.mailChart}
            seriesName={text.received}
            beforeName={text.sent}
            bars={groups.map(({ date, received, sent }) => ({
              label: labelOf(date),
              value: received,
              before: sent,
            }))}
            {...numbers}
          />
        </Card>
      </Section>
      <div className="grid gap-6 md:grid-cols-2 print:grid-cols-2">
        <Durations title={text.firstReply} hint={text.firstReplyHint} durations={report.first_reply} />
        <Durations title={text.timeToDone} hint={text.timeToDoneHint} durations={report.time_to_done} />
      </div>
      <Section title={isByWeek ? text.doneByWeek : text.doneByDay}>
        <Card>
          <Bars
            label={text.doneChart}
            seriesName={text.done}
            beforeName=""
            bars={groups.map(({ date, done }) => ({ label: labelOf(date), value: done }))}
            {...numbers}
          />
        </Card>
      </Section>
      <div className="grid gap-6 lg:grid-cols-2">
        <ByTag rows={report.by_tag} />
        <OpenByAge rows={report.open_by_age} />
      </div>
      <ByPerson rows={report.by_person} />
    </>
  );
}
