import { auditReportText } from '../../../lib/text/audits/report.ts';
import { useText } from '../../../lib/text/language.tsx';
import type { Recommendation } from '../queries.ts';

const IMPACTS = ['high', 'medium', 'low'] as const;
const EFFORTS = ['low', 'medium', 'high'] as const;

const POINT =
  'inline-grid size-7 place-items-center rounded-full border font-medium text-sm tabular-nums pointer-coarse:size-11 hover:outline-2 hover:outline-accent';

interface Props {
  list: Recommendation[];
  /** The task ids of recommendations that are already tasks. */
  tasks: Map<string, number>;
  onShow: (id: string) => void;
}

/** A map of recommendations by impact and effort. Each point shows its number and links to the list item. */
export function AdviceMap({ list, tasks, onShow }: Props) {
  const text = useText(auditReportText);
  const corners: Record<string, string> = {
    high_low: text.corners.first,
    high_high: text.corners.plan,
    low_low: text.corners.gaps,
    low_high: text.corners.later,
  };
  return (
    <table className="w-full table-fixed border-separate border-spacing-1">
      <caption className="sr-only">{text.map}</caption>
      <thead>
        <tr>
          <td className="w-6 sm:w-28" />
          {EFFORTS.map((effort) => (
            <th key={effort} scope="col" className="px-1 font-normal text-quiet text-sm">
              {text.effortOf[effort]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {IMPACTS.map((impact) => (
          <tr key={impact}>
            <th
              scope="row"
              className="font-normal text-quiet text-sm max-sm:rotate-180 max-sm:[writing-mode:vertical-rl] sm:pe-2 sm:text-end"
            >
              {text.impactOf[impact]}
            </th>
            {EFFORTS.map((effort) => {
              const corner = corners[`${impact}_${effort}`];
              return (
                <td
                  key={effort}
                  className={`h-20 rounded-lg px-0.5 py-1 align-top sm:p-2 ${impact === 'high' && effort === 'low' ? 'bg-good-soft' : 'bg-sunk'}`}
                >
                  {corner && <p className="mb-1 text-quiet text-xs max-sm:ps-1">{corner}</p>}
                  <ul className="flex flex-wrap sm:gap-1">
                    {list.map((advice, index) =>
                      advice.impact === impact && advice.effort === effort ? (
                        <li key={advice.id}>
                          <a
                            href={`#advice-${index + 1}`}
                            data-hint={advice.title}
                            aria-label={`${index + 1}: ${advice.title}`}
                            onClick={(event) => {
                              event.preventDefault();
                              onShow(advice.id);
                            }}
                            className={`${POINT} ${tasks.has(advice.id) ? 'border-strong border-dashed text-quiet' : 'border-strong bg-raised text-ink'}`}
                          >
                            {index + 1}
                          </a>
                        </li>
                      ) : null,
                    )}
                  </ul>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
