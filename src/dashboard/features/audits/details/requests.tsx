import { memo } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { auditReportText } from '../../../lib/text/audits/report.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';
import type { Results } from '../queries.ts';
import { quoted } from '../words.ts';

/** All requests of the audit to servers, and how scores are calculated. */
export const Requests = memo(function Requests({ results }: { results: Results }) {
  const text = useText(auditReportText);
  const format = useFormat();
  const { fetches, redirects, final_url: final } = results;
  return (
    <>
      {fetches.length > 0 && (
        <Section title={text.requests}>
          <Card>
            {redirects.length > 0 && (
              <div className="mb-3 grid gap-1">
                <h3 className="font-medium">{text.redirects}</h3>
                <ol className="wrap-anywhere list-decimal ps-5 text-sm">
                  {redirects.map(({ url, status }) => (
                    <li key={url}>
                      <span dir="ltr">{quoted(url)}</span> <span className="text-quiet">{status}</span>
                    </li>
                  ))}
                  <li dir="ltr">{quoted(final ?? '')}</li>
                </ol>
              </div>
            )}
            <details>
              <summary className="w-fit rounded text-quiet hover:text-ink pointer-coarse:min-h-11">
                {text.requestsLead(fetches.length)}
              </summary>
              <ul className="mt-2 divide-y divide-line text-sm">
                {fetches.map(({ url, purpose, status, error, bytes, ms }, index) => (
                  <li
                    // biome-ignore lint/suspicious/noArrayIndexKey: an address may be asked twice, and none moves
                    key={index}
                    className="grid gap-0.5 py-2 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:gap-3"
                  >
                    <span className="text-quiet">{purpose.replaceAll('_', ' ')}</span>
                    <span className="wrap-anywhere min-w-0" dir="ltr">
                      {quoted(url)}
                      {error && <span className="block text-danger">{quoted(error)}</span>}
                    </span>
                    <span className="text-quiet tabular-nums">
                      {status !== null && `${status} · `}
                      {format.bytes(bytes)} · {text.ms(format.number(ms))}
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          </Card>
        </Section>
      )}
      <Section title={text.method}>
        <p className="max-w-prose text-quiet">{text.methodText}</p>
      </Section>
    </>
  );
});
