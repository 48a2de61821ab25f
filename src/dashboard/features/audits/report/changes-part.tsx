import { Link } from '@tanstack/react-router';
import { Check as CheckIcon, X } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { auditReportText } from '../../../lib/text/audits/report.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';
import { useTimezone } from '../../session/index.ts';
import type { ChangedCheck, Changes } from './compare.ts';

/** The checks whose result differs from the previous audit. */
export function ChangesPart({ changes, before }: { changes: Changes; before: { id: number; at: string } }) {
  const text = useText(auditReportText);
  const format = useFormat(useTimezone());
  const { failing, mended } = changes;
  const lead = (
    <Link to="/audits/$id" params={{ id: before.id }} className="underline hover:text-ink">
      {text.changesSince(format.dateTime(before.at))}
    </Link>
  );
  return (
    <Section title={text.changes} lead={lead}>
      <Card>
        {failing.length + mended.length === 0 ? (
          <p>{text.noChanges}</p>
        ) : (
          <div className="grid gap-5 sm:grid-cols-2">
            <Changed title={text.newlyFailing} checks={failing} isGood={false} />
            <Changed title={text.mended} checks={mended} isGood />
          </div>
        )}
      </Card>
    </Section>
  );
}

function Changed({ title, checks, isGood }: { title: string; checks: ChangedCheck[]; isGood: boolean }) {
  const text = useText(auditReportText);
  const Icon = isGood ? CheckIcon : X;
  if (checks.length === 0) return null;
  return (
    <div>
      <h3 className={`font-medium ${isGood ? 'text-good' : 'text-danger'}`}>{title}</h3>
      <ul className="mt-1 grid gap-1">
        {checks.map(({ dimension, check }) => (
          <li key={`${dimension}.${check.id}`} className="flex items-start gap-2">
            <Icon
              aria-hidden
              size={15}
              className={`mt-0.5 shrink-0 ${isGood ? 'text-good' : 'text-danger'}`}
            />
            <span className="wrap-anywhere min-w-0">
              <span lang="en">{check.title}</span>{' '}
              <span className="text-quiet text-sm">{text.dimensions[dimension]}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
