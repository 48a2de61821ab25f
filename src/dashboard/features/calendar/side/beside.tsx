import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Legend } from './legend.tsx';
import { MiniMonth } from './mini-month.tsx';

/** A month, the legend, and what mouse and keys do, beside a wide calendar. */
export function Beside() {
  const text = useText(calendarText);
  return (
    <aside
      aria-label={text.overview}
      className="grid w-60 shrink-0 content-start gap-6 overflow-y-auto border-line border-s px-4 py-3"
    >
      <MiniMonth />
      <Legend />
      <dl className="grid gap-2 border-line border-t pt-4 text-quiet text-xs pointer-coarse:hidden">
        {text.gestures.map(([what, how]) => (
          <div key={what}>
            <dt className="font-medium">{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
