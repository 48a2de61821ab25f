import { getRouteApi } from '@tanstack/react-router';
import type { Schemas } from '../../../api/client.ts';
import { usePages } from '../../../api/pages.ts';
import { useFormat } from '../../../lib/format.ts';
import { modelName } from '../../../lib/model-name.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { aiText } from '../../../lib/text/settings/team/ai.ts';
import { Choice } from '../../../ui/fields/field.tsx';
import { LoadMore } from '../../../ui/page/load-more.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useTimezone } from '../../session/index.ts';
import { Row, Rows } from '../parts/rows.tsx';

type Kind = Schemas['TokenEntryKind'];
const route = getRouteApi('/_app/settings/(team)/ai');
const PAGE = 20;

/** All changes of the balance, newest first. */
export function History() {
  const text = useText(aiText);
  const common = useText(commonText);
  const { kind } = route.useSearch();
  const navigate = route.useNavigate();
  const entries = usePages('/api/settings/tokens/history', { limit: PAGE, ...(kind && { kind }) });
  return (
    <Section
      title={text.history}
      lead={text.historyLead}
      actions={
        <Choice
          label={text.kind}
          value={kind ?? ''}
          options={[['', common.all], ...Object.entries(text.kinds)]}
          onChange={({ target }) =>
            void navigate({
              search: ({ kind: _, ...rest }) => ({
                ...rest,
                ...(target.value && { kind: target.value as Kind }),
              }),
              replace: true,
            })
          }
        />
      }
    >
      <Loaded of={{ ...entries, data: entries.items }} rows={3}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-quiet">{text.noHistory}</p>
          ) : (
            <Rows label={text.history}>
              {list.map((entry) => (
                <One key={entry.id} entry={entry} />
              ))}
            </Rows>
          )
        }
      </Loaded>
      <LoadMore of={entries} />
    </Section>
  );
}

function One({ entry }: { entry: Schemas['TokenEntry'] }) {
  const text = useText(aiText);
  const format = useFormat(useTimezone());
  const { kind, amount, balance_after, model, feature, note, created_at } = entry;
  const what =
    feature && Object.hasOwn(text.features, feature)
      ? text.features[feature as keyof typeof text.features]
      : feature;
  return (
    <Row
      title={text.kinds[kind]}
      detail={[what, model && modelName(model, text.builtIn), note, format.dateTime(created_at)]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <p className="text-end tabular-nums">
          <span className={amount > 0 ? 'text-good' : ''}>
            {amount > 0 ? '+' : '−'}
            {format.number(Math.abs(amount))}
          </span>
          <span className="block text-quiet text-sm">{text.after(format.number(balance_after))}</span>
        </p>
      }
    />
  );
}
