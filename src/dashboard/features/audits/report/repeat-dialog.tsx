import { useNavigate } from '@tanstack/react-router';
import { useAct } from '../../../api/act.ts';
import { client } from '../../../api/client.ts';
import { auditReportText } from '../../../lib/text/audits/report.ts';
import { useText } from '../../../lib/text/language.tsx';
import { say } from '../../../lib/toasts.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { siteName } from '../search.ts';

const DAYS = [1, 7, 14, 30] as const;

/** A dialog that schedules audits of a website. */
export function RepeatDialog({
  type,
  url,
  onClose,
}: {
  type: 'digital' | 'security';
  url: string;
  onClose: () => void;
}) {
  const text = useText(auditReportText);
  const navigate = useNavigate();
  const repeat = useAct({
    run: async (form: FormData) => {
      await client.POST('/api/audits/schedules', {
        body: {
          type,
          url,
          every_days: Number(form.get('every_days')),
          notify_drop: Number(form.get('notify_drop')),
        },
      });
      say(text.repeated(siteName(url)), {
        label: text.seeSchedules,
        run: () => void navigate({ to: '/settings/audits' }),
      });
    },
    touches: ['audit'],
  });
  return (
    <FormDialog
      title={text.repeatTitle(siteName(url))}
      submit={text.repeat}
      onSubmit={repeat.submit}
      onClose={onClose}
    >
      <p>{text.repeatLead}</p>
      <Select
        label={text.everyDays}
        name="every_days"
        defaultValue="7"
        options={DAYS.map((days) => [String(days), text.days[days]] as const)}
      />
      <Field
        label={text.drop}
        hint={text.dropHint}
        name="notify_drop"
        type="number"
        min={1}
        max={100}
        defaultValue={5}
        required
      />
    </FormDialog>
  );
}
