import { useAct } from '../../../api/act.ts';
import { client } from '../../../api/client.ts';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button } from '../../../ui/button.tsx';
import type { CalendarEvent } from '../data/events.ts';
import { PlaceLink } from './place-link.tsx';

/** The task of an event, or a button to create one. */
export function TaskOf({ event }: { event: CalendarEvent }) {
  const text = useText(calendarText);
  const make = useAct({
    run: () => client.POST('/api/calendar/events/{id}/task', { params: { path: { id: event.id } } }),
    touches: ['event', 'task'],
    failed: text.taskFailed,
    said: text.taskMade,
  });
  if (event.task_id) {
    return <PlaceLink to={`/board/${event.task_id}`}>{text.openTask}</PlaceLink>;
  }
  return (
    <Button isBusy={make.isBusy} onClick={() => void make.act()}>
      {text.makeTask}
    </Button>
  );
}
