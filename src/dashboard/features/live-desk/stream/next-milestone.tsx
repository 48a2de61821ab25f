import { useId } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { useMilestones } from '../queries.ts';
import { nextMilestone } from './progress.ts';

/** The channel's progress to the next enabled threshold. */
export function NextMilestone({ subscribers }: { subscribers: number | null }) {
  const text = useText(liveText);
  const format = useFormat();
  const id = useId();
  const { data: milestones } = useMilestones();
  if (!milestones || subscribers === null) return null;
  const next = nextMilestone(milestones, subscribers);
  return (
    <section className="grid content-start gap-2" aria-labelledby={id}>
      <h3 id={id} className="text-quiet text-sm">
        {text.nextMilestone}
      </h3>
      {next ? (
        <>
          <p className="font-semibold text-xl tabular-nums">{format.number(next.threshold)}</p>
          <div
            role="progressbar"
            aria-labelledby={id}
            aria-valuemin={next.from}
            aria-valuemax={next.threshold}
            aria-valuenow={subscribers}
            className="h-2 overflow-hidden rounded-full bg-sunk"
          >
            <div className="h-full rounded-full bg-accent" style={{ width: `${next.part * 100}%` }} />
          </div>
          <p className="text-quiet text-sm">
            {text.milestoneLeft(format.number(next.threshold - subscribers), format.number(next.threshold))}
          </p>
          {next.warning && <p className="text-quiet text-xs">{next.warning}</p>}
        </>
      ) : (
        <p>{text.noMilestone}</p>
      )}
    </section>
  );
}
