import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { auditSettingsText } from '../../../lib/text/settings/work/audits.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { textOf, useProblems } from '../parts/change.ts';

const PATH = '/api/audits/schedules';
const TYPES = ['digital', 'security'] as const;

/** Creates or edits a schedule. The website and type of an existing one are fixed. */
export function EditSchedule({
  schedule,
  onClose,
}: {
  schedule?: Schemas['AuditSchedule'];
  onClose: () => void;
}) {
  const text = useText(auditSettingsText);
  const common = useText(commonText);
  const problems = useProblems();
  const save = useAct({
    run: async (form: FormData) => {
      const pace = {
        every_days: Number(form.get('every_days')),
        notify_drop: Number(form.get('notify_drop')),
      };
      if (schedule) {
        const params = { path: { id: schedule.id } };
        await problems.watch(client.PATCH(`${PATH}/{id}`, { params, body: pace }));
      } else {
        const body = {
          ...pace,
          url: textOf(form, 'url'),
          type: textOf(form, 'type') as (typeof TYPES)[number],
        };
        await problems.watch(client.POST(PATH, { body }));
      }
    },
    touches: ['audit'],
  });
  return (
    <FormDialog
      title={schedule ? text.editTitle : text.addTitle}
      submit={schedule ? common.save : text.add}
      onSubmit={save.submit}
      onClose={onClose}
    >
      {schedule ? (
        <p className="font-medium [overflow-wrap:anywhere]">{schedule.url}</p>
      ) : (
        <>
          <p>{text.addLead}</p>
          <Field
            label={text.url}
            name="url"
            placeholder="https://"
            maxLength={2000}
            required
            problem={problems.of('url')}
          />
          <Select
            label={text.type}
            name="type"
            options={TYPES.map((each) => [each, text.types[each]] as const)}
            problem={problems.of('type')}
          />
        </>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={text.every}
          name="every_days"
          type="number"
          min={1}
          max={90}
          defaultValue={schedule?.every_days ?? 7}
          required
          problem={problems.of('every_days')}
        />
        <Field
          label={text.drop}
          hint={text.dropHint}
          name="notify_drop"
          type="number"
          min={1}
          max={100}
          defaultValue={schedule?.notify_drop ?? 5}
          required
          problem={problems.of('notify_drop')}
        />
      </div>
    </FormDialog>
  );
}
