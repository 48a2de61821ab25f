import { Fragment } from 'react';
import { matchesIn } from './matches.ts';

/** A text with what was typed marked in it. */
export function MarkedMatches({ text, typed }: { text: string; typed: string }) {
  const places = matchesIn(text, typed);
  return (
    <>
      {places.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(places[index - 1]?.[1] ?? 0, start)}
          <mark className="bg-transparent font-semibold text-ink">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.[1] ?? 0)}
    </>
  );
}
