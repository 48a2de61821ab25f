import { auditReportText } from '../../../lib/text/audits/report.ts';
import { useText } from '../../../lib/text/language.tsx';
import type { Observatory } from '../queries.ts';
import { signed } from '../words.ts';

/** The tests of the MDN HTTP Observatory, with its own wording. */
export function ObservatoryTable({ observatory }: { observatory: Observatory }) {
  const text = useText(auditReportText);
  const { score, grade, tests, algorithm_version: version } = observatory;
  return (
    <div className="grid gap-2 border-line border-t pt-3">
      <table className="w-full text-sm">
        <caption className="mb-1 text-start font-medium text-base">
          {text.observatory(String(score), grade)}
        </caption>
        <thead className="text-quiet">
          <tr>
            <th scope="col" className="py-1 pe-2 text-start font-medium">
              {text.test}
            </th>
            <th scope="col" className="hidden py-1 pe-2 text-start font-medium sm:table-cell">
              {text.outcome}
            </th>
            <th scope="col" className="py-1 text-end font-medium">
              {text.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(tests).map(([id, test]) => (
            <tr key={id} className="border-line border-t">
              <th scope="row" className="wrap-anywhere py-1 pe-2 text-start font-normal">
                {id}
              </th>
              <td className="wrap-anywhere hidden py-1 pe-2 sm:table-cell">
                <span className={test.pass ? 'text-good' : 'text-danger'}>
                  {test.pass ? text.passed : text.notPassed}
                </span>{' '}
                <code className="font-mono text-quiet">{test.result}</code>
              </td>
              <td className="py-1 text-end tabular-nums">{signed(test.score_modifier)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-quiet text-sm">{text.observatoryHint(version)}</p>
    </div>
  );
}
