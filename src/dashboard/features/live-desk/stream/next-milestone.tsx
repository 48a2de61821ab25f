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
    <section className="grid content-start gap-1.5" aria-labelledby={id}>
      <h3 id={id} className="text-quiet text-xs">
        {text.nextMilestone}
      </h3>
      {next ? (
        <>
          <p className="font-semibold text-lg tabular-nums">{format.number(next.threshold)}</p>
          <div
            role="progressbar"
            aria-labelledby={id}
            aria-valuemin={next.from}
            aria-valuemax={next.threshold}
            aria-valuenow={subscribers}
            className="h-1.5 overflow-hidden rounded-full bg-sunk"
          >
            <div className="h-full rounded-full bg-strong" style={{ width: `${next.part * 100}%` }} />
          </div>
          <p className="text-quiet text-xs">
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
