import { Fragment } from 'react';
import { placesOf } from './places.ts';
import { type Place, wordsIn } from './terms.ts';

interface Props {
  text: string;
  /** The search. */
  q: string;
  place: Place;
}

/** A text with the words of a search marked. */
export default function MarkedWords({ text, q, place }: Props) {
  const places = placesOf(text, wordsIn(place, q));
  return (
    <>
      {places.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(places[index - 1]?.[1] ?? 0, start)}
          <mark className="rounded-xs bg-found text-ink">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.[1] ?? 0)}
    </>
  );
}
