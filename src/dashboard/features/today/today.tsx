import { useAllAnswered } from '../../api/answered.ts';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/text/language.tsx';
import { todayText } from '../../lib/text/today.ts';
import { useTitle } from '../../ui/page/title.ts';
import { Skeleton } from '../../ui/states.tsx';
import { useSession, useTimezone } from '../session/index.ts';
import { CaptionsPart } from './captions-part.tsx';
import { partOfDay } from './clock.ts';
import { LivePart } from './live-part.tsx';
import { MailPart } from './mail-part.tsx';
import { MeetingsPart } from './meetings-part.tsx';
import { NumbersPart } from './numbers-part.tsx';
import { OverduePart } from './overdue-part.tsx';
import { StepsPart } from './steps/steps-part.tsx';
import { TasksPart } from './tasks-part.tsx';
import { TroublesPart } from './troubles-part.tsx';

/**
 * Pending work, most urgent first. Each part is independent: the failure of one does not affect the others. All are shown
 * at once, as the first ones may be hidden and would move the others.
 */
export function Today() {
  const text = useText(todayText);
  const timezone = useTimezone();
  const format = useFormat(timezone);
  const { data: session } = useSession();
  const now = new Date();
  const name = session?.user.name.trim().split(/\s+/)[0] ?? '';
  const isWhole = useAllAnswered();
  useTitle(text.title);
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 content-start gap-6 p-4 md:p-8">
      <header>
        <h1 className="font-semibold text-xl [overflow-wrap:anywhere]">
          {text[partOfDay(now, timezone)](name)}
        </h1>
        <p className="text-quiet">{format.weekday(now)}</p>
      </header>
      {!isWhole && <Skeleton rows={12} />}
      <div hidden={!isWhole} className="grid grid-cols-1 gap-6">
        <LivePart />
        <StepsPart />
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,2fr)] lg:gap-16">
          <div className="grid grid-cols-1 content-start gap-6">
            <CaptionsPart />
            <OverduePart />
            <MailPart />
            <TasksPart />
          </div>
          <div className="grid grid-cols-1 content-start gap-6">
            <MeetingsPart />
            <TroublesPart />
            <NumbersPart />
          </div>
        </div>
      </div>
    </div>
  );
}
