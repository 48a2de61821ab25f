import { api, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { limitsText } from '../../../lib/text/settings/team/limits.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { Row, Rows } from '../parts/rows.tsx';

type Limit = Schemas['Limits']['limits'][number];

/** The organization's limits, set by the operator, and its usage. */
export function Limits() {
  const text = useText(limitsText);
  const limits = api.useQuery('get', '/api/settings/limits');
  return (
    <Section title={text.title} lead={text.lead}>
      <Loaded of={limits} rows={7}>
        {(data) => (
          <Rows label={text.title}>
            {data.limits.map((limit) => (
              <Used key={limit.name} limit={limit} />
            ))}
          </Rows>
        )}
      </Loaded>
    </Section>
  );
}

function Used({ limit: { name, used, allowed } }: { limit: Limit }) {
  const text = useText(limitsText);
  const format = useFormat();
  const show = name.endsWith('_bytes') ? format.bytes : format.number;
  const label = text.names[name];
  // Avoids division by zero: a limit of 0 is a full bar.
  const max = Math.max(1, allowed);
  return (
    <Row
      title={label}
      badge={used >= allowed && <Badge tone="warn">{text.reached}</Badge>}
      actions={
        <span className="text-quiet text-sm tabular-nums">{text.ofAllowed(show(used), show(allowed))}</span>
      }
    >
      <meter
        min={0}
        max={max}
        high={max * 0.9}
        value={used >= allowed ? max : used}
        aria-label={label}
        className="w-full"
      />
    </Row>
  );
}
