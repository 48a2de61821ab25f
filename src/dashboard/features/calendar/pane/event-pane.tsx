import { Download, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCommands } from '../../../lib/commands.ts';
import { calendarText } from '../../../lib/text/calendar.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useRemove } from '../changes/use-remove.tsx';
import { type CalendarEvent, isOthers, useEvent } from '../data/events.ts';
import { occurrenceOf } from '../data/occurrence-of.ts';
import { useExport } from '../data/use-export.ts';
import { Details } from './details.tsx';
import { Pane } from './pane.tsx';

const EventForm = lazy(() => import('../form/event-form.tsx'));

/** The details and actions of an event, or of one occurrence. */
export function EventPane({ id, at, onClose }: { id: number; at: string | undefined; onClose: () => void }) {
  const text = useText(calendarText);
  const event = useEvent(id);
  const { data } = event;
  return (
    <Pane
      label={data?.title ?? text.event}
      title={data && text.sources[data.source]}
      closeLabel={text.closeEvent}
      onClose={onClose}
      actions={data && <Actions event={data} at={at} onClose={onClose} />}
    >
      <Loaded of={event}>{(found) => <Details event={found} at={at} />}</Loaded>
    </Pane>
  );
}

function Actions({
  event,
  at,
  onClose,
}: {
  event: CalendarEvent;
  at: string | undefined;
  onClose: () => void;
}) {
  const text = useText(calendarText);
  const common = useText(commonText);
  const [isEditing, setEditing] = useState(false);
  const exportFile = useExport();
  const { remove, dialog } = useRemove(onClose);
  const occurrence = occurrenceOf(event, at);
  const blocked = !isOthers(event) ? '' : event.source === 'booking' ? text.notHere : text.notYours;
  const group = text.event;
  useCommands([
    ...(blocked
      ? []
      : [{ id: 'event.edit', label: text.editTitle, group, keys: 'e', run: () => setEditing(true) }]),
    { id: 'event.remove', label: text.remove, group, keys: '#', run: () => remove(event, occurrence) },
    { id: 'event.export', label: text.exportFile, group, run: () => exportFile(event) },
  ]);
  return (
    <>
      <IconButton
        label={blocked || common.edit}
        keys={blocked ? undefined : 'e'}
        disabled={Boolean(blocked)}
        onClick={() => setEditing(true)}
      >
        <Pencil aria-hidden size={16} />
      </IconButton>
      <IconButton label={text.exportFile} onClick={() => exportFile(event)}>
        <Download aria-hidden size={16} />
      </IconButton>
      <IconButton label={text.remove} keys="#" onClick={() => remove(event, occurrence)}>
        <Trash2 aria-hidden size={16} />
      </IconButton>
      {isEditing && (
        <Suspense>
          <EventForm event={event} at={occurrence} onClose={() => setEditing(false)} />
        </Suspense>
      )}
      {dialog}
    </>
  );
}
