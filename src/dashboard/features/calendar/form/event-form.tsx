import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { calendarText } from '../../../lib/text/calendar.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { wallOf } from '../../../lib/zones.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Check, Field, Select, TextArea } from '../../../ui/fields/field.tsx';
import { type Scope, ScopeChoice } from '../changes/change-dialog.tsx';
import { useCalendar } from '../data/calendar-context.ts';
import type { CalendarEvent } from '../data/events.ts';
import {
  bodyOf,
  changesOf,
  isInOrder,
  type Slot,
  type Values,
  valuesOfEvent,
  valuesOfSlot,
} from '../data/values.ts';
import { PeopleField } from './people-field.tsx';
import { RecurrenceField } from './recurrence-field.tsx';
import { TimesField } from './times-field.tsx';

interface Props {
  /** The slot of a new event. */
  start?: Slot;
  /** The event to edit, at one of its occurrences. */
  event?: CalendarEvent;
  at?: { start: string; end: string; recurrence_id: string | null };
  onClose: () => void;
}

/** Creates or edits an event. For somebody else's event, only the reminder can be edited. */
export default function EventForm({ start, event, at, onClose }: Props) {
  const text = useText(calendarText);
  const common = useText(commonText);
  const { format, now } = useCalendar();
  const { data: inboxes = [] } = api.useQuery('get', '/api/inboxes', {});
  const [before] = useState<Values>(() =>
    event
      ? valuesOfEvent(event, at ?? event, format.zone)
      : valuesOfSlot(start!, wallOf(now, format.zone), format.zone),
  );
  const [values, setValues] = useState(before);
  const [scope, setScope] = useState<Scope>('one');
  const title = useRef<HTMLInputElement>(null);
  // Runs after the dialog has opened, which takes the focus.
  useEffect(() => title.current?.focus(), []);
  const isSeries = Boolean(event && at?.recurrence_id);
  const set = (change: Partial<Values>) => setValues((all) => ({ ...all, ...change }));
  const isNew = !event;
  const reminders = [0, 5, 15, 30, 60, 1440, 10_080];
  if (values.reminder && !reminders.includes(Number(values.reminder)))
    reminders.push(Number(values.reminder));

  const save = useAct({
    run: async (form: FormData) => {
      if (!isInOrder(values)) throw new Error(text.endsBefore);
      const notify = form.has('notify');
      if (!event) {
        const { suggestionId } = start!;
        const body = {
          ...bodyOf(values),
          notify,
          ...(values.inboxId && { inbox_id: Number(values.inboxId) }),
          ...(suggestionId && { suggestion_id: suggestionId }),
        };
        await client.POST('/api/calendar/events', { body: body as Schemas['CreateCalendarEvent'] });
      } else {
        await client.PATCH('/api/calendar/events/{id}', {
          params: {
            path: { id: event.id },
            query: isSeries ? { scope, recurrence_id: at!.recurrence_id! } : {},
          },
          body: { ...changesOf(before, values), notify },
        });
      }
    },
    touches: ['event', 'suggestion'],
    said: isNew ? text.created : text.changed,
  });

  const canRepeat = isNew || !isSeries || scope !== 'one';
  const submitKeys = (press: KeyboardEvent<HTMLElement>) => {
    if (press.key !== 'Enter' || !(press.ctrlKey || press.metaKey)) return;
    press.preventDefault();
    press.currentTarget.closest('form')?.requestSubmit();
  };

  return (
    <FormDialog
      title={isNew ? text.createTitle : text.editTitle}
      submit={isNew ? text.create : common.save}
      onSubmit={save.submit}
      onClose={onClose}
      isWide
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the shortcut of its fields */}
      <div className="grid gap-4" onKeyDown={submitKeys}>
        <Field
          label={text.name}
          value={values.title}
          onChange={({ target }) => set({ title: target.value })}
          required
          maxLength={500}
          ref={title}
        />
        {isSeries && <ScopeChoice onChange={setScope} />}
        <TimesField values={values} onChange={setValues} />
        {canRepeat && (
          <RecurrenceField
            rule={values.rule}
            startDate={values.startDate}
            zone={values.zone}
            isAllDay={values.isAllDay}
            onChange={(rule) => set({ rule })}
          />
        )}
        <PeopleField people={values.people} onChange={(people) => set({ people })} />
        {values.people.length > 0 && (
          <div className="grid gap-4 sm:grid-cols-2">
            {isNew && inboxes.length > 0 && (
              <Select
                label={text.inbox}
                value={values.inboxId}
                onChange={({ target }) => set({ inboxId: target.value })}
                options={[
                  ['', text.inboxAuto],
                  ...inboxes.map(
                    ({ id, name, email_address }) => [String(id), `${name} (${email_address})`] as const,
                  ),
                ]}
              />
            )}
            <Check
              label={text.tell(values.people.length)}
              hint={text.tellHint}
              name="notify"
              defaultChecked
              className="self-end"
            />
          </div>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={text.location}
            value={values.location}
            onChange={({ target }) => set({ location: target.value })}
            maxLength={1000}
          />
          <Field
            label={text.conferenceUrl}
            type="url"
            value={values.conferenceUrl}
            onChange={({ target }) => set({ conferenceUrl: target.value })}
            maxLength={2000}
            placeholder="https://"
          />
        </div>
        <TextArea
          label={text.description}
          value={values.description}
          onChange={({ target }) => set({ description: target.value })}
          maxLength={20_000}
          rows={3}
        />
        <Select
          label={text.reminder}
          value={values.reminder}
          onChange={({ target }) => set({ reminder: target.value })}
          className="sm:w-1/2"
          options={[
            ['', text.noReminder],
            ...reminders.map(
              (each) => [String(each), text.reminders[each] ?? text.minutesBefore(each)] as const,
            ),
          ]}
        />
      </div>
    </FormDialog>
  );
}
