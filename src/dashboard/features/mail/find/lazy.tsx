import { lazy, Suspense } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { ahead } from '../../../lib/loading/ahead.ts';
import { useText } from '../../../lib/text/language.tsx';
import { shellText } from '../../../lib/text/shell.ts';
import { type MailSearch, stateOf } from '../search.ts';
import type { Place } from './terms.ts';

export const Scope = lazy(ahead(() => import('./scope.tsx')));
export const Suggestions = lazy(ahead(() => import('./suggestions.tsx')));
const MarkedWords = lazy(ahead(() => import('./marked.tsx')));

/** A text with the words of the search marked, if there is one. */
export function Marked({ text, q, place }: { text: string; q: string | undefined; place: Place }) {
  if (!q) return text;
  return (
    <Suspense fallback={text}>
      <MarkedWords text={text} q={q} place={place} />
    </Suspense>
  );
}

/** The state of a conversation in a list of several states, unless it is open. */
export function StateWord({ search, state }: { search: MailSearch; state: Schemas['ConversationState'] }) {
  const { lists } = useText(shellText);
  if (state === 'open' || state === stateOf(search)) return null;
  return <span className="shrink-0 rounded bg-sunk px-1 text-xs">{lists[state]}</span>;
}
