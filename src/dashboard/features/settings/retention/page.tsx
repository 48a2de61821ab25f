import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { retentionText } from '../../../lib/text/settings/team/retention.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { ForAdmins } from '../parts/access.tsx';
import { useProblems } from '../parts/change.ts';
import { Form } from '../parts/form.tsx';

type Days = Schemas['Retention'];
/** The fields, with the API's limits. */
const BOUNDS: [keyof Days, number, number][] = [
  ['trash_days', 1, 365],
  ['spam_days', 1, 365],
  ['audit_log_days', 30, 3650],
  ['event_days', 1, 7],
  ['delivery_days', 1, 30],
  ['set_aside_days', 1, 365],
  ['revoked_key_days', 1, 365],
];

export function RetentionPage() {
  const text = useText(retentionText);
  const days = api.useQuery('get', '/api/settings/retention');
  return (
    <Page title={text.title} lead={text.lead}>
      <ForAdmins>
        <Loaded of={days} rows={7}>
          {(data) => <Settings key={JSON.stringify(data)} days={data} />}
        </Loaded>
      </ForAdmins>
    </Page>
  );
}

function Settings({ days }: { days: Days }) {
  const text = useText(retentionText);
  const problems = useProblems();
  const save = useAct({
    run: async (form: FormData) => {
      const body = Object.fromEntries(BOUNDS.map(([name]) => [name, Number(form.get(name))])) as Days;
      await problems.watch(client.PUT('/api/settings/retention', { body }));
    },
    touches: ['settings'],
  });
  return (
    <Form onSubmit={save.submit}>
      <div className="grid gap-4 sm:grid-cols-2">
        {BOUNDS.map(([name, min, max]) => {
          const [label = '', hint = ''] = text.fields[name];
          return (
            <Field
              key={name}
              label={label}
              hint={`${hint} ${text.inDays}`}
              name={name}
              type="number"
              min={min}
              max={max}
              required
              defaultValue={days[name]}
              problem={problems.of(name)}
            />
          );
        })}
      </div>
    </Form>
  );
}
