import { useState } from 'react';
import { calendarText } from '../../../lib/text/calendar.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { ZoneField } from '../../../ui/time/zone-field.tsx';
import { useCalendar } from '../data/calendar-context.ts';

/** Selects the second time zone, whose hours are shown beside the user's own. */
export default function ZonesDialog({ onClose }: { onClose: () => void }) {
  const text = useText(calendarText);
  const common = useText(commonText);
  const { format, secondZone, chooseSecondZone } = useCalendar();
  const [zone, setZone] = useState(secondZone);
  return (
    <FormDialog
      title={text.zones}
      submit={common.save}
      onSubmit={async () => chooseSecondZone(zone)}
      onClose={onClose}
    >
      <p className="text-quiet">{text.yourZone(format.zone)}</p>
      <ZoneField label={text.secondZone} hint={text.zoneHint} value={zone} isOptional onChange={setZone} />
    </FormDialog>
  );
}
