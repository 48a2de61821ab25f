import { useRef, useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { calendarText } from '../../../lib/text/calendar.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, FormDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';

const MOST_BYTES = 1_000_000;
type Refused = Schemas['CalendarImport']['refused'][number];

/** Imports events from a file, and lists those that were skipped, and what others were taken without. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const text = useText(calendarText);
  const common = useText(commonText);
  const [result, setResult] = useState<Schemas['CalendarImport']>();
  const isDone = useRef(false);

  const load = useAct({
    run: async (form: FormData) => {
      const file = form.get('file') as File;
      if (file.size > MOST_BYTES) throw new Error(text.importTooBig);
      const answer = await client.POST('/api/calendar/events', {
        headers: { 'content-type': 'text/calendar' },
        // Its bytes: the API finds the charset.
        body: file as unknown as string,
        bodySerializer: (body) => body,
      });
      isDone.current = true;
      setResult(dataOf(answer) as Schemas['CalendarImport']);
    },
    touches: ['event'],
  });

  if (!result) {
    return (
      <FormDialog
        title={text.importTitle}
        submit={text.importSubmit}
        onSubmit={load.submit}
        onClose={() => isDone.current || onClose()}
      >
        <p className="text-quiet">{text.importLead}</p>
        <Field
          label={text.importFile}
          name="file"
          type="file"
          accept=".ics,text/calendar"
          required
          className="*:py-1"
        />
      </FormDialog>
    );
  }
  const { events, refused } = result;
  const taken = new Set(events.map(({ uid }) => uid));
  const isTaken = ({ uid }: Refused) => uid !== null && taken.has(uid);
  const missing = refused.filter((each) => !isTaken(each));
  const incomplete = refused.filter(isTaken);
  return (
    <Dialog
      title={text.importTitle}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {common.close}
        </Button>
      }
    >
      <p role="status" className="font-medium">
        {text.imported(events.length)}
      </p>
      <Reasons title={text.refused(missing.length)} reasons={missing} />
      <Reasons title={text.incomplete} reasons={incomplete} />
    </Dialog>
  );
}

/** A titled list of events with reasons; nothing if there are none. */
function Reasons({ title, reasons }: { title: string; reasons: Refused[] }) {
  const text = useText(calendarText);
  if (reasons.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">{title}</h3>
      <ul className="grid max-h-72 gap-1 overflow-y-auto rounded-lg border border-line">
        {reasons.map(({ uid, reason }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike, and the list never changes
            key={index}
            className="grid border-line border-b px-3 py-2 last:border-0"
          >
            <span className="break-words">{reason}</span>
            <span className="truncate text-quiet text-xs">{uid ?? text.refusedUnnamed}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
