import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client, dataOf } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { rulesText } from '../../../lib/text/settings/work/rules.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { Time } from '../../../ui/time/time.tsx';
import { useTimezone } from '../../session/index.ts';
import { type Draft, isComplete, isFilled } from './draft.ts';
import { Effects } from './effects.tsx';

/** The debounce delay. */
const PAUSE_MS = 500;
const CHECKED = 500;

/** The simulated effects of the rule on the newest mail, if it is complete. */
export function Preview({ draft }: { draft: Draft }) {
  const text = useText(rulesText);
  const timezone = useTimezone();
  const actions = draft.actions.filter(isComplete);
  const body = useSettled({
    match: draft.match,
    conditions: draft.conditions.filter(isFilled),
    ...(actions.length > 0 && { actions }),
  });
  const preview = useQuery({
    queryKey: ['post', '/api/rules/dry-run', body],
    queryFn: async ({ signal }) => dataOf(await client.POST('/api/rules/dry-run', { body, signal })),
    enabled: body.conditions.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { data, error } = preview;
  return (
    <Section title={text.preview} lead={text.previewLead(CHECKED)}>
      <Card isBusy={preview.isPlaceholderData}>
        {body.conditions.length === 0 ? (
          <p className="text-quiet">{text.previewNone}</p>
        ) : error ? (
          <Failure error={error} />
        ) : !data ? (
          <Skeleton rows={3} className="p-0!" />
        ) : (
          <div className="grid gap-3">
            <p role="status" className="font-medium">
              {text.previewCount(data.matched, data.checked)}
            </p>
            {data.matched > data.matches.length && (
              <p className="text-quiet text-sm">{text.previewFirst(data.matches.length)}</p>
            )}
            {data.matches.length > 0 && (
              <ul
                aria-label={text.preview}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
                tabIndex={0}
                className="-mx-4 grid max-h-[60dvh] grid-cols-1 divide-y divide-line overflow-y-auto border-line border-t"
              >
                {data.matches.map((match) => (
                  <li key={match.email_id} className="grid grid-cols-1 gap-1 px-4 py-2">
                    <p className="flex items-baseline justify-between gap-3">
                      <span className="min-w-0 truncate">{match.subject || text.noSubject}</span>
                      <span className="shrink-0 text-quiet text-sm">
                        <Time at={match.received_at} timezone={timezone} />
                      </span>
                    </p>
                    <p className="truncate text-quiet text-sm">{match.from_address}</p>
                    {match.actions.length > 0 && <Effects effects={match.actions} />}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Card>
    </Section>
  );
}

/** Debounces a value, except for the first one. */
function useSettled<T>(value: T): T {
  const key = JSON.stringify(value);
  const [settled, setSettled] = useState(key);
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE_MS, key);
    return () => clearTimeout(timer);
  }, [key]);
  return JSON.parse(settled) as T;
}
