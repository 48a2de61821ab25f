import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { aiText } from '../../../lib/text/settings/team/ai.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { textOf, useProblems } from '../parts/change.ts';

const PATH = '/api/settings/tokens/alerts';
const TYPES = ['usage', 'balance'] as const;
const PERIODS = ['day', 'week', 'month'] as const;

/** Creates or edits an alert. */
export function EditAlert({ alert, onClose }: { alert?: Schemas['TokenAlert']; onClose: () => void }) {
  const text = useText(aiText);
  const common = useText(commonText);
  const problems = useProblems();
  const save = useAct({
    run: async (form: FormData) => {
      const body = {
        type: textOf(form, 'type') as (typeof TYPES)[number],
        threshold: Number(form.get('threshold')),
        period: textOf(form, 'period') as (typeof PERIODS)[number],
      };
      if (alert) {
        const params = { path: { id: alert.id } };
        await problems.watch(client.PATCH(`${PATH}/{id}`, { params, body }));
      } else {
        await problems.watch(client.POST(PATH, { body: { ...body, is_active: true } }));
      }
    },
    touches: ['tokens'],
  });
  return (
    <FormDialog
      title={alert ? text.editAlert : text.addAlert}
      submit={alert ? common.save : text.addAlert}
      onSubmit={save.submit}
      onClose={onClose}
    >
      <Select
        label={text.alertType}
        name="type"
        defaultValue={alert?.type ?? 'balance'}
        options={TYPES.map((each) => [each, text.alertTypes[each]] as const)}
        problem={problems.of('type')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={text.threshold}
          name="threshold"
          type="number"
          min={1}
          max={1_000_000_000_000}
          defaultValue={alert?.threshold ?? 10_000}
          required
          problem={problems.of('threshold')}
        />
        <Select
          label={text.period}
          name="period"
          defaultValue={alert?.period ?? 'month'}
          options={PERIODS.map((each) => [each, text.periods[each]] as const)}
          problem={problems.of('period')}
        />
      </div>
    </FormDialog>
  );
}
