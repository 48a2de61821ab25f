import { Check as CheckIcon, ChevronRight, CircleHelp, Minus, X } from 'lucide-react';
import { memo } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { auditReportText } from '../../../lib/text/audits/report.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Dial } from '../../../ui/charts/dial.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { InTurn } from '../../../ui/page/painted.ts';
import { useDimensionName } from '../dimension-name.ts';
import type { Check, Results } from '../queries.ts';
import { DIMENSIONS, type DimensionId } from '../search.ts';
import { Evidence, RuleLink } from './evidence.tsx';
import { ObservatoryTable } from './observatory-table.tsx';

const ORDER = ['fail', 'not_measured', 'pass', 'not_applicable'] as const;
const MARKS = {
  fail: { Icon: X, tone: 'text-danger' },
  not_measured: { Icon: CircleHelp, tone: 'text-warn' },
  pass: { Icon: CheckIcon, tone: 'text-good' },
  not_applicable: { Icon: Minus, tone: 'text-quiet' },
};

/** Every check of every dimension: failed, inconclusive and passed ones. */
export const Checks = memo(function Checks({ results }: { results: Results }) {
  const text = useText(auditReportText);
  return (
    <Section title={text.checked}>
      <InTurn>
        {DIMENSIONS.map((id) => results.dimensions[id] && <Part key={id} id={id} results={results} />)}
      </InTurn>
    </Section>
  );
});

const Part = memo(function Part({ id, results }: { id: DimensionId; results: Results }) {
  const name = useDimensionName(results)(id);
  const { score, method, checks, observatory } = results.dimensions[id]!;
  return (
    <section
      id={`part-${id}`}
      aria-labelledby={`part-${id}-name`}
      className="grid scroll-mt-4 gap-3 border-line border-t pt-4"
    >
      <div className="flex items-center gap-4">
        <Dial label={name} score={score} size={56} />
        <div className="min-w-0">
          <h3 id={`part-${id}-name`} className="font-semibold">
            {name}
          </h3>
          <p className="text-quiet text-sm" lang="en">
            {method}
          </p>
        </div>
      </div>
      {ORDER.map((result) => (
        <Group key={result} result={result} checks={checks.filter((check) => check.result === result)} />
      ))}
      {observatory && <ObservatoryTable observatory={observatory} />}
    </section>
  );
});

function Group({ result, checks }: { result: Check['result']; checks: Check[] }) {
  const text = useText(auditReportText);
  const { Icon, tone } = MARKS[result];
  if (checks.length === 0) return null;
  return (
    <details className="group">
      <summary className="flex w-fit list-none items-center gap-2 rounded-md px-1 py-1 pe-2 font-medium hover:bg-hover pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          size={16}
          className="text-quiet transition-transform group-open:rotate-90 rtl:-scale-x-100 print:hidden"
        />
        <Icon aria-hidden size={16} className={tone} />
        {text.results[result](checks.length)}
      </summary>
      <ul className="mt-1 grid gap-3 border-line border-s ps-4 sm:ms-3">
        {checks.map((check) => (
          <Line key={check.id} check={check} />
        ))}
      </ul>
    </details>
  );
}

function Line({ check }: { check: Check }) {
  const text = useText(auditReportText);
  const format = useFormat();
  const { title, weight } = check;
  return (
    <li className="grid break-inside-avoid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="wrap-anywhere min-w-0" lang="en">
          {title}
        </span>
        <span className="text-quiet text-sm">
          {weight === 0 ? text.noWeight : text.weight(format.number(Math.round(weight * 10) / 10))}
        </span>
        <span className="text-quiet text-sm">
          <RuleLink of={check} />
        </span>
      </p>
      <Evidence of={check} />
    </li>
  );
}
