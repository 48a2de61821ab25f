import { useAct } from '../../../api/act.ts';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { boardText } from '../../../lib/text/tasks/board.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { DateField } from '../../../ui/time/date-field.tsx';
import { TimeField } from '../../../ui/time/time-field.tsx';
import { useTimezone } from '../../session/index.ts';
import { blockOf, nextHour } from './block-times.ts';

const REMINDER_MINUTES = 15;
const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240];

/** Blocks time for a task, as a calendar event. */
export default function Block({ task, onClose }: { task: Schemas['Task']; onClose: () => void }) {
  const text = useText(boardText);
  const timezone = useTimezone();
  const begin = nextHour(new Date(), timezone);

  const free = useAct({
    run: (id: number) =>
      client.DELETE('/api/calendar/events/{id}', { params: { path: { id }, query: { notify: 'false' } } }),
    touches: ['event'],
    failed: text.blockFailed,
    said: text.blockUndone,
  });
  const save = useAct({
    async run(form: FormData) {
      const value = (name: string) => String(form.get(name));
      const times = blockOf({ day: value('day'), time: value('time') }, Number(value('minutes')));
      const body = {
        title: task.title,
        ...times,
        timezone,
        task_id: task.id,
        all_day: false,
        attendees: [],
        status: 'confirmed' as const,
        reminder_minutes: REMINDER_MINUTES,
        notify: false,
      };
      return dataOf(await client.POST('/api/calendar/events', { body })) as Schemas['CalendarEvent'];
    },
    touches: ['event'],
    said: text.blocked,
    undo: (_, { id }) => free.act(id),
  });

  return (
    <FormDialog title={text.block} submit={text.blockSave} onSubmit={save.submit} onClose={onClose}>
      <p className="text-quiet">{text.blockHint}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        <DateField label={text.blockDay} name="day" zone={timezone} required defaultValue={begin.day} />
        <TimeField label={text.blockStart} name="time" required defaultValue={begin.time} />
        <Select
          label={text.blockLength}
          name="minutes"
          defaultValue="60"
          options={LENGTHS.map((minutes) => [String(minutes), text.minutes(minutes)] as const)}
        />
      </div>
    </FormDialog>
  );
}
