import { modelName } from '../../../lib/model-name.ts';
import { auditReportText } from '../../../lib/text/audits/report.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Dial, RatingMark, Score } from '../../../ui/charts/dial.tsx';
import { useDimensionName } from '../dimension-name.ts';
import type { Results } from '../queries.ts';
import { DIMENSIONS } from '../search.ts';
import { quoted, signed } from '../words.ts';
import type { Changes } from './compare.ts';

const BUILT_IN = 'herald/built-in';

/** The overall score with the summary, and the scores of the dimensions below. */
export function Overview({
  results,
  changes,
  isLater,
}: {
  results: Results;
  changes: Changes | null;
  /** Whether there is an earlier audit: space is reserved for its scores, which load later. */
  isLater: boolean;
}) {
  const text = useText(auditReportText);
  const nameOf = useDimensionName(results);
  const { overall_score: score, executive_summary: summary, summary_model: model } = results;
  const measured = DIMENSIONS.filter((id) => results.dimensions[id] !== null);
  const notes = [
    score === null && text.nothingMeasured,
    results.client_rendered && text.clientRendered,
    results.truncated && text.truncated,
  ].filter((note) => note !== false);
  return (
    <>
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center gap-6 md:flex-nowrap md:gap-8">
          <div className="grid w-full shrink-0 justify-items-center gap-1 md:w-auto">
            <Dial label={text.overall} score={score} size={132} />
            <p className="font-medium" aria-hidden>
              {text.overall}
            </p>
            <Delta by={changes?.overall} isLater={isLater} />
          </div>
          <section aria-labelledby="summary" className="grid min-w-0 gap-2">
            <h2 id="summary" className="font-semibold">
              {text.summary}
            </h2>
            <p className="wrap-anywhere max-w-prose text-lg leading-relaxed" dir="auto" lang="en">
              {quoted(summary)}
            </p>
            <p className="text-quiet text-sm">
              {model === BUILT_IN ? text.builtInSummary : text.modelSummary(modelName(model, ''))}
            </p>
          </section>
        </div>
        {measured.length > 1 && (
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-2 border-line border-y py-2">
            {measured.map((id) => (
              <li key={id}>
                <a href={`#part-${id}`} className="grid content-start gap-0.5 rounded-lg p-2 hover:bg-hover">
                  <span className="truncate text-quiet text-sm" aria-hidden>
                    {nameOf(id)}
                  </span>
                  <Score label={nameOf(id)} score={results.dimensions[id]!.score} className="text-xl" />
                  <Delta by={changes?.dimensions[id]} isLater={isLater} />
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-quiet text-sm" aria-hidden>
          <span className="flex items-center gap-1.5">
            <RatingMark score={100} /> 80–100
          </span>
          <span className="flex items-center gap-1.5">
            <RatingMark score={50} /> 50–79
          </span>
          <span className="flex items-center gap-1.5">
            <RatingMark score={0} /> 0–49
          </span>
        </p>
      </div>
      {notes.map((note) => (
        <p key={note} role="note" className="rounded-lg bg-warn-soft p-4 text-warn">
          {note}
        </p>
      ))}
    </>
  );
}

function Delta({ by, isLater }: { by: number | null | undefined; isLater: boolean }) {
  const text = useText(auditReportText);
  if (by === null || by === undefined) return isLater && <span className="h-[1lh] text-xs" />;
  const tone = by > 0 ? 'text-good' : by < 0 ? 'text-danger' : 'text-quiet';
  return <span className={`text-xs ${tone}`}>{by === 0 ? text.unchanged : text.since(signed(by))}</span>;
}
