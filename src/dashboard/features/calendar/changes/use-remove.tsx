import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, type Schemas } from '../../../api/client.ts';
import { patch, refresh } from '../../../api/patch.ts';
import { calendarText } from '../../../lib/text/calendar.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { say, sayFailure } from '../../../ui/toast.tsx';
import { type CalendarEvent, isOthers, keyOf, type Occurrence } from '../data/events.ts';
import { calendarOf } from '../data/use-export.ts';
import { bodyOf, valuesOfEvent } from '../data/values.ts';
import { type Answer, ChangeDialog } from './change-dialog.tsx';

const EVENTS = '/api/calendar/events';
const IMPORT = {
  headers: { 'content-type': 'text/calendar' },
  bodySerializer: (body: unknown) => String(body),
};

/** Returns the request body that recreates an event. */
const bodyAgain = (event: CalendarEvent) =>
  ({
    ...bodyOf(valuesOfEvent(event, event, 'UTC')),
    status: event.status === 'tentative' ? 'tentative' : 'confirmed',
    ...(event.task_id && { task_id: event.task_id }),
  }) as Schemas['CreateCalendarEvent'];

interface Wanted {
  event: CalendarEvent;
  at: string | null;
}

/**
 * Deletes an event, or occurrences of it. An event without guests is deleted at once, with undo; for any other, a
 * dialog asks what to delete and whom to notify, as a mail cannot be undone.
 */
export function useRemove(onDone: () => void) {
  const text = useText(calendarText);
  const common = useText(commonText);
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<Wanted | null>(null);

  async function send({ event, at, scope, notify, canUndo }: Wanted & Answer & { canUndo: boolean }) {
    const isGone = (each: Occurrence) =>
      scope === 'one'
        ? keyOf(each) === keyOf({ event_id: event.id, recurrence_id: at })
        : each.event_id === event.id;
    const restore = await patch<unknown>(queries, [EVENTS], (data) =>
      Array.isArray(data) && scope !== 'following' ? data.filter((each) => !isGone(each)) : data,
    );
    onDone();
    try {
      const isWhole = event.exdates.length + event.rdates.length + event.overrides.length === 0;
      const copy = canUndo && !isWhole ? await calendarOf(event.id) : '';
      await client.DELETE('/api/calendar/events/{id}', {
        params: {
          path: { id: event.id },
          query: { scope, notify: notify ? 'true' : 'false', ...(at && { recurrence_id: at }) },
        },
      });
      const back = () =>
        (copy
          ? client.POST(EVENTS, { ...IMPORT, body: copy })
          : client.POST(EVENTS, { body: bodyAgain(event) })
        )
          .then(() => refresh(queries, EVENTS))
          .catch((error) => sayFailure(error, text.restoreFailed));
      say(text.removed, canUndo ? { label: common.undo, run: () => void back() } : undefined);
    } catch (error) {
      restore();
      sayFailure(error, text.removeFailed);
    }
    await refresh(queries, EVENTS);
  }

  // A mutation, so that automatic refetches wait for it and do not bring the event back for a moment.
  const { mutate } = useMutation({ mutationFn: send });

  function remove(event: CalendarEvent, { recurrence_id }: { recurrence_id: string | null }) {
    const isPlain = !recurrence_id && event.attendees.length === 0 && !isOthers(event);
    if (isPlain) mutate({ event, at: null, scope: 'all', notify: false, canUndo: true });
    else setWanted({ event, at: recurrence_id });
  }

  function answer(given: Answer | null) {
    const now = wanted;
    setWanted(null);
    if (!now || !given) return;
    const isAlone = now.event.attendees.length === 0 && !isOthers(now.event);
    mutate({ ...now, ...given, canUndo: isAlone && given.scope === 'all' });
  }

  const people = wanted?.event.attendees.filter(({ email }) => email !== wanted.event.organizer?.email) ?? [];
  const dialog = wanted && (
    <ChangeDialog
      title={text.removeTitle(wanted.event.title)}
      submit={text.remove}
      kind="danger"
      isSeries={wanted.at !== null}
      people={isOthers(wanted.event) ? 0 : people.length}
      {...(isOthers(wanted.event) && { note: text.removeHere })}
      onAnswer={answer}
    />
  );
  return { remove, dialog };
}
