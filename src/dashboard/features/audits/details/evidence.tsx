import { auditReportText } from '../../../lib/text/audits/report.ts';
import { useText } from '../../../lib/text/language.tsx';
import type { Check } from '../queries.ts';
import { linkOf, quoted } from '../words.ts';

/** The evidence of a check: elements, URLs, headers or lines of the site, verbatim. */
export function Evidence({ of }: { of: Check }) {
  if (of.evidence.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {of.evidence.map((line) => (
        <li key={line}>
          <code
            dir="ltr"
            className="wrap-anywhere block whitespace-pre-wrap rounded bg-sunk px-2 py-1 font-mono text-sm"
          >
            {quoted(line)}
          </code>
        </li>
      ))}
    </ul>
  );
}

/** A link to the documentation of the rule. */
export function RuleLink({ of }: { of: Check }) {
  const text = useText(auditReportText);
  const source = linkOf(of.source);
  if (!source) return null;
  return (
    <a
      href={source}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${text.rule}: ${of.title}`}
      className="underline hover:text-ink"
    >
      {text.rule}
    </a>
  );
}
