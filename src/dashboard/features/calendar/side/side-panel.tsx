import { Rss, Sparkles } from 'lucide-react';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Empty, Skeleton } from '../../../ui/states.tsx';
import type { Suggestions } from '../data/suggestions.ts';
import { Pane } from '../pane/pane.tsx';
import { PlaceLink } from '../pane/place-link.tsx';
import { Connections } from './connections.tsx';
import { Detect } from './detect.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

/** Suggestions from mail, and the sources and targets of other events. */
export function SidePanel({ suggestions, onClose }: { suggestions: Suggestions; onClose: () => void }) {
  const text = useText(calendarText);
  const { items, error, refetch, hasNextPage, fetchNextPage } = suggestions;
  return (
    <Pane label={text.panel} title={text.panel} closeLabel={text.closePanel} onClose={onClose}>
      <div className="grid gap-8">
        <section className="grid gap-3">
          <div>
            <h2 className="font-semibold">{text.suggestions}</h2>
            <p className="text-quiet text-sm">{text.suggestionsLead}</p>
          </div>
          {error && !items ? (
            <Failure error={error} onRetry={() => void refetch()} />
          ) : !items ? (
            <Skeleton />
          ) : items.length === 0 ? (
            <div className="rounded-xl border border-line border-dashed">
              <Empty icon={<Sparkles aria-hidden size={20} />} title={text.suggestionsEmpty}>
                <p>{text.suggestionsHint}</p>
              </Empty>
            </div>
          ) : (
            <ul className="grid gap-3">
              {items.map((each) => (
                <li key={each.id}>
                  <SuggestionCard suggestion={each} />
                </li>
              ))}
            </ul>
          )}
          {hasNextPage && <Button onClick={() => void fetchNextPage()}>{text.moreSuggestions}</Button>}
          <Detect />
        </section>
        <Connections />
        <section className="grid justify-items-start gap-2">
          <h2 className="font-semibold">{text.feed}</h2>
          <p className="text-quiet text-sm">{text.feedLead}</p>
          <PlaceLink to="/settings/calendar" className={buttonLook()}>
            <Rss aria-hidden size={15} />
            {text.feedLink}
          </PlaceLink>
        </section>
      </div>
    </Pane>
  );
}
