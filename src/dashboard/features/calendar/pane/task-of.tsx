import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { refresh } from '../../../api/patch.ts';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { say, sayFailure } from '../../../ui/toast.tsx';
import type { CalendarEvent } from '../data/events.ts';
import { PlaceLink } from './place-link.tsx';

/** The task of an event, or a button to create one. */
export function TaskOf({ event }: { event: CalendarEvent }) {
  const text = useText(calendarText);
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  if (event.task_id) {
    return <PlaceLink to={`/board/${event.task_id}`}>{text.openTask}</PlaceLink>;
  }
  async function make() {
    setBusy(true);
    try {
      await client.POST('/api/calendar/events/{id}/task', { params: { path: { id: event.id } } });
      say(text.taskMade);
    } catch (error) {
      sayFailure(error, text.taskFailed);
    }
    setBusy(false);
    await refresh(queries, '/api/calendar/events/{id}', '/api/tasks');
  }
  return (
    <Button isBusy={isBusy} onClick={() => void make()}>
      {text.makeTask}
    </Button>
  );
}
