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
import { Page, Section } from '../../ui/page/page.tsx';
import { Loaded } from '../../ui/states.tsx';
import { useSignedIn, useTimezone } from '../session/index.ts';
import { groupDays } from './group.ts';
import { ByPerson, ByTag, Durations, Figures, OpenByAge } from './parts.tsx';
import { isRange, RANGES } from './search.ts';

const route = getRouteApi('/_app/reports');
const DAY_MS = 86_400_000;

const dateIn = (zone: string, at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);
const daysFrom = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns today's date in a time zone, and the start of a range of `days`. */
function daysUntilToday(zone: string, days: number): { from: string; to: string } {
  const today = dateIn(zone, new Date());
  return { from: daysFrom(today, 1 - days), to: today };
}

const periodBefore = (from: string, days: number) => ({
  from: daysFrom(from, -days),
  to: daysFrom(from, -1),
});

/** Statistics of mail, replies and tasks over a range of days. */
export function Reports() {
  const text = useText(reportsText);
  const zone = useTimezone();
  const { days = 30, tag } = route.useSearch();
  const navigate = route.useNavigate();
  const query = { ...daysUntilToday(zone, days), zone, ...(tag && { tag }) };
  const report = api.useQuery('get', '/api/reports', { params: { query } });
  const before = api.useQuery('get', '/api/reports', {
    params: { query: { ...query, ...periodBefore(query.from, days) } },
  }).data;
  const { organization } = useSignedIn();
  const since = organization ? dateIn(zone, new Date(organization.createdAt)) : query.from;
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
      <Loaded of={report}>
        {(data) =>
          typeof data !== 'string' && (
            <Numbers
              report={data}
              before={typeof before === 'string' ? undefined : before}
              since={since}
              day={day}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

/** Returns the sum of a number over all days. */
const total = (days: readonly Schemas['Report']['days'][number][], name: 'received' | 'sent' | 'done') =>
  days.reduce((sum, each) => sum + each[name], 0);

interface NumbersProps {
  report: Schemas['Report'];
  /** The period before, of the same length; undefined until loaded. */
  before: Schemas['Report'] | undefined;
  /** The first day of the organization, before which there is nothing to show. */
  since: string;
  day: (date: string) => string;
}

function Numbers({ report, before, since, day }: NumbersProps) {
  const text = useText(reportsText);
  const format = useFormat();
  const exists = ({ date }: { date: string }) => date >= since;
  const { groups, isByWeek } = groupDays(report.days);
  const shown = isByWeek ? groups : groups.filter(exists);
  const earlier = before && groupDays(before.days).groups.slice(-shown.length);
  const hasBefore = before?.days.some(exists) ?? false;
  const labelOf = (date: string) => (isByWeek ? text.week(day(date)) : day(date));
  const isEmpty = groups.every(({ received, sent, done }) => received + sent + done === 0);
  const figure = (name: 'received' | 'sent' | 'done') => ({
    label: text[name],
    value: format.number(total(report.days, name)),
    before: hasBefore && before ? format.number(total(before.days, name)) : undefined,
  });
  const chart = (name: 'received' | 'sent' | 'done') => (
    <Bars
      label={text[name]}
      seriesName={text.thisPeriod}
      beforeName={text.before}
      bars={shown.map((group, index) => ({
        label: labelOf(group.date),
        value: group[name],
        before: hasBefore ? earlier?.[index]?.[name] : undefined,
      }))}
      format={format.number}
      formatTop={format.compact}
    />
  );
  return (
    <>
      {isEmpty && <p className="text-quiet">{text.nothing}</p>}
      <Figures figures={[figure('received'), figure('sent'), figure('done')]} />
      <div className="grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-2 print:grid-cols-2">
        <Section title={isByWeek ? text.receivedByWeek : text.receivedByDay}>{chart('received')}</Section>
        <Section title={isByWeek ? text.sentByWeek : text.sentByDay}>{chart('sent')}</Section>
        <Section title={isByWeek ? text.doneByWeek : text.doneByDay}>{chart('done')}</Section>
        <div className="grid grid-cols-1 content-start gap-x-10 gap-y-8 sm:grid-cols-2">
          <Durations
            title={text.firstReply}
            hint={text.firstReplyHint}
            durations={report.first_reply}
            before={hasBefore ? before?.first_reply : undefined}
          />
          <Durations
            title={text.timeToDone}
            hint={text.timeToDoneHint}
            durations={report.time_to_done}
            before={hasBefore ? before?.time_to_done : undefined}
          />
        </div>
        <ByTag rows={report.by_tag} />
        <OpenByAge rows={report.open_by_age} />
      </div>
      <ByPerson people={report.by_person} agents={report.by_agent} />
    </>
  );
}
