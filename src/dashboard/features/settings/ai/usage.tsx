import { getRouteApi } from '@tanstack/react-router';
import { api, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { modelName } from '../../../lib/model-name.ts';
import { useText } from '../../../lib/text/language.tsx';
import { aiText } from '../../../lib/text/settings/team/ai.ts';
import { Bars } from '../../../ui/charts/bars.tsx';
import { Choice } from '../../../ui/fields/field.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useMembers } from '../../session/index.ts';
import { compareDays, type Range } from './days.ts';
import { Shares } from './shares.tsx';
import { useDays } from './use-days.ts';

const route = getRouteApi('/_app/settings/(team)/ai');
const RANGES = ['7d', '30d', '90d'] as const;

/** Usage by day and by purpose. Days are in UTC, as the API counts them. */
export function Usage() {
  const text = useText(aiText);
  const { range = '30d' } = route.useSearch();
  const navigate = route.useNavigate();
  const choose = (next: Range) =>
    void navigate({
      search: ({ range: _, ...rest }) => ({ ...rest, ...(next !== '30d' && { range: next }) }),
      replace: true,
    });
  const report = api.useQuery('get', '/api/ai/usage', { params: { query: { range } } });
  return (
    <Section
      title={text.usage}
      actions={
        <Choice
          label={text.range}
          value={range}
          options={RANGES.map((each) => [each, text.ranges[each]] as const)}
          onChange={({ target }) => choose(target.value as Range)}
        />
      }
    >
      <Card>
        <Loaded of={useDays()}>{({ days }) => <Chart days={days} range={range} />}</Loaded>
      </Card>
      <Loaded of={report} rows={3}>
        {(data) => <Parts report={data} />}
      </Loaded>
    </Section>
  );
}

function Chart({ days, range }: { days: Schemas['TokenUsage']['days']; range: Range }) {
  const text = useText(aiText);
  const format = useFormat('UTC');
  const compared = compareDays(days, range);
  const { before, total } = compared;
  if (total === 0 && !before) return <p className="py-6 text-center text-quiet">{text.noUsage}</p>;
  const sign = before !== undefined && total >= before ? '+' : '−';
  return (
    <div className="grid gap-4">
      <p>
        <span className="font-semibold">
          {text.total(format.number(total), text.calls(compared.calls, format.number(compared.calls)))}
        </span>
        {before !== undefined && before > 0 && (
          <span className="text-quiet">
            {' · '}
            {text.compared(`${sign}${format.percent(Math.abs(total - before) / before)}`)}
          </span>
        )}
      </p>
      <Bars
        label={text.chart}
        seriesName={text.tokens}
        beforeName={text.before}
        bars={compared.days.map((day) => ({
          label: format.day(`${day.date}T00:00:00Z`),
          value: day.tokens,
          before: day.before,
        }))}
        format={format.number}
        formatTop={format.compact}
      />
    </div>
  );
}

function Parts({ report }: { report: Schemas['AiUsageReport'] }) {
  const text = useText(aiText);
  const members = useMembers().data?.members;
  const nameOf = (id: number | null) =>
    id === null
      ? text.nobody
      : (members?.find(({ userId }) => userId === String(id))?.user.name ?? text.former);
  const featureOf = (feature: string) =>
    Object.hasOwn(text.features, feature) ? text.features[feature as keyof typeof text.features] : feature;
  const part = ({ charged_tokens, calls }: { charged_tokens: number; calls: number }) => ({
    tokens: charged_tokens,
    calls,
  });
  return (
    <div className="grid gap-3 lg:grid-cols-3">
      <Shares
        title={text.byModel}
        rows={report.by_model.map((each) => ({
          key: each.model,
          name: modelName(each.model, text.builtIn),
          ...part(each),
        }))}
      />
      <Shares
        title={text.byFeature}
        rows={report.by_feature.map((each) => ({
          key: each.feature,
          name: featureOf(each.feature),
          ...part(each),
        }))}
      />
      <Shares
        title={text.byPerson}
        rows={report.by_user.map((each) => ({
          key: String(each.user_id),
          name: nameOf(each.user_id),
          ...part(each),
        }))}
      />
    </div>
  );
}
