import { lazy, memo, Suspense } from 'react';
import { api } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { auditReportText } from '../../../lib/text/audits/report.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Choice } from '../../../ui/fields/field.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';
import { Loaded, Skeleton } from '../../../ui/states.tsx';
import { useTimezone } from '../../session/index.ts';
import { DIMENSIONS, type ReportSearch, readReportSearch } from '../search.ts';

const LineChart = lazy(() => import('../../../ui/charts/line.tsx'));

const MOST = 100;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const STEPS = [1, 15, 60, 360]
  .map((minutes) => minutes * MINUTE)
  .concat([1, 7, 30, 90, 365].map((days) => days * DAY));

/** The scores of a URL over time, overall or of one dimension. */
export const History = memo(function History({
  url,
  type,
  search,
  onSearch,
}: {
  url: string;
  type: 'digital' | 'security';
  search: ReportSearch;
  onSearch: (search: ReportSearch) => void;
}) {
  const text = useText(auditReportText);
  const format = useFormat(useTimezone());
  const { curve } = search;
  const history = api.useQuery('get', '/api/audits/history', {
    params: { query: { url, type, limit: MOST } },
  });
  const name = curve ? text.dimensions[curve] : text.overall;
  const choice = type === 'digital' && (
    <Choice
      label={text.curve}
      value={curve ?? ''}
      onChange={({ target }) => onSearch(readReportSearch({ curve: target.value }))}
      options={[['', text.overall], ...DIMENSIONS.map((id) => [id, text.dimensions[id]] as const)]}
      className="print:hidden"
    />
  );
  return (
    <Section title={text.history} actions={choice}>
      <Card>
        <Loaded of={history} rows={3}>
          {(audits) =>
            audits.length < 2 ? (
              <p className="text-quiet">{text.historyHint}</p>
            ) : (
              <Suspense fallback={<Skeleton rows={6} />}>
                <LineChart
                  label={text.history}
                  name={name}
                  xName={text.time}
                  points={audits.toReversed().map(({ completed_at, overall_score, scores }) => ({
                    x: new Date(completed_at).getTime(),
                    y: curve ? (scores[curve] ?? null) : overall_score,
                  }))}
                  steps={STEPS}
                  formatX={(x) => format.short(new Date(x))}
                  formatY={(y) => format.number(Math.round(y))}
                />
              </Suspense>
            )
          }
        </Loaded>
      </Card>
    </Section>
  );
});
