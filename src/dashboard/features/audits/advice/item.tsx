import { Link } from '@tanstack/react-router';
import { ChevronRight, SquareCheck } from 'lucide-react';
import { auditReportText } from '../../../lib/text/audits/report.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Coded } from '../coded.tsx';
import { Evidence, RuleLink } from '../details/evidence.tsx';
import type { Check, Recommendation } from '../queries.ts';

const TONES: Record<Recommendation['impact'], Tone> = { high: 'danger', medium: 'warn', low: 'plain' };

interface Props {
  advice: Recommendation;
  number: number;
  /** The name of the audit's dimension. */
  part: string;
  /** The points that it costs the part, if they are known. */
  worth: number | null;
  check: Check | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  taskId: number | undefined;
  isBusy: boolean;
  onMakeTask: () => void;
}

/** A recommendation: its worth, impact and effort, its steps, and folded, its evidence. */
export function AdviceItem(props: Props) {
  const { advice, number, part, worth, check, isOpen, onToggle, taskId, isBusy, onMakeTask } = props;
  const text = useText(auditReportText);
  const { id, title, impact, effort, steps } = advice;
  return (
    <li
      id={`advice-${number}`}
      className="flex break-inside-avoid flex-wrap items-start gap-x-3 p-2 sm:flex-nowrap print:block"
    >
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
        className="group min-w-0 grow basis-full sm:basis-0"
      >
        <summary
          data-advice={id}
          className="flex list-none items-start gap-3 rounded-md p-2 hover:bg-hover [&::-webkit-details-marker]:hidden"
        >
          <ChevronRight
            aria-hidden
            size={16}
            className="mt-0.5 shrink-0 text-quiet transition-transform group-open:rotate-90 rtl:-scale-x-100 print:hidden"
          />
          <span className="w-5 shrink-0 text-end text-quiet tabular-nums">{number}</span>
          <span className="grid min-w-0 gap-1">
            <span className="wrap-anywhere font-medium" lang="en">
              {title}
            </span>
            <span className="flex flex-wrap items-baseline gap-1.5">
              {worth !== null && (
                <span className="me-1 font-semibold text-good text-sm">{text.worth(worth)}</span>
              )}
              <Badge tone={TONES[impact]}>{text.impactOf[impact]}</Badge>
              <Badge>{text.effortOf[effort]}</Badge>
              <Badge>{part}</Badge>
            </span>
          </span>
        </summary>
        <div className="grid gap-4 py-3 ps-4 pe-2 sm:ps-14">
          <div className="grid gap-1">
            <h3 className="font-medium text-sm">{text.steps}</h3>
            <ol className="wrap-anywhere grid list-decimal gap-1 ps-5" lang="en">
              {steps.map((step) => (
                <li key={step}>
                  <Coded>{step}</Coded>
                </li>
              ))}
            </ol>
          </div>
          {check && (
            <details className="group/evidence">
              <summary className="flex w-fit list-none items-center gap-1 rounded-md font-medium text-sm hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
                <ChevronRight
                  aria-hidden
                  size={14}
                  className="text-quiet transition-transform group-open/evidence:rotate-90 rtl:-scale-x-100 print:hidden"
                />
                {text.evidence}
              </summary>
              <div className="mt-1 grid gap-1">
                <Evidence of={check} />
                <p className="text-quiet text-sm">
                  {text.failedCheck}: <span lang="en">{check.title}</span> <RuleLink of={check} />
                </p>
              </div>
            </details>
          )}
        </div>
      </details>
      <div className="ms-12 flex shrink-0 py-2 sm:ms-0 print:hidden">
        {taskId === undefined ? (
          <Button isBusy={isBusy} aria-label={`${text.makeTask}: ${title}`} onClick={onMakeTask}>
            {text.makeTask}
          </Button>
        ) : (
          <Link
            to="/board/$id"
            params={{ id: String(taskId) }}
            aria-label={`${text.openTask}: ${title}`}
            className={buttonLook('quiet')}
          >
            <SquareCheck aria-hidden size={16} className="text-good" />
            {text.openTask}
          </Link>
        )}
      </div>
    </li>
  );
}
