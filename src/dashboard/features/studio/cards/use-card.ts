import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { DRAWN } from '../../brand/index.ts';
import { useDebounced } from './use-debounced.ts';

export type CardRequest =
  | { path: '/api/stream/story-card'; body: Schemas['StoryCardRequest'] }
  | { path: '/api/stream/milestone-card'; body: Schemas['MilestoneCardRequest'] };

async function draw(request: CardRequest, signal: AbortSignal): Promise<Schemas['Card']> {
  if (request.path === '/api/stream/story-card')
    return dataOf(await client.POST(request.path, { body: request.body, signal }));
  return dataOf(await client.POST(request.path, { body: request.body, signal }));
}

/** Debounced, as an organization may render 30 cards a minute. */
const REST_MS = 700;
/** For cards that nobody looks at. */
const LONG_REST_MS = 3000;

/** The rendered card, debounced; null draws none. Outdated requests are cancelled. */
export function useCard(request: CardRequest | null, isChosen: boolean) {
  const settled = useDebounced(request, isChosen ? REST_MS : LONG_REST_MS);
  const drawn = useQuery({
    // Not keyed by path, so that live updates do not re-render cards.
    queryKey: [DRAWN, settled?.path, settled?.body],
    queryFn: ({ signal }) => draw(settled!, signal),
    enabled: settled !== null,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isOld = request !== null && (drawn.isFetching || JSON.stringify(settled) !== JSON.stringify(request));
  return { ...drawn, isOld };
}
