import { api, type Schemas } from '../../api/client.ts';
import { captionsOf, type Occasion } from './captions/occasion.ts';

/** The polling interval while the page is open, in addition to live updates. */
export const POLL_MS = 30_000;
/** The polling interval while a post is being published. */
export const SOON_MS = 2000;

export const useStatus = () => api.useQuery('get', '/api/stream/status', {}, { refetchInterval: POLL_MS });

/** Fetches a stream with its viewers over time. */
export function useStream(id: number | null | undefined) {
  return api.useQuery(
    'get',
    '/api/stream/streams/{id}',
    { params: { path: { id: id ?? 0 } } },
    {
      enabled: typeof id === 'number',
      refetchInterval: ({ state }) => (state.data?.status === 'ended' ? false : POLL_MS),
    },
  );
}

/** Fetches the connected channel; null if there is none. */
export function useChannel() {
  const status = useStatus();
  const hasChannel = status.data?.has_channel;
  const result = api.useQuery('get', '/api/stream/channel', {}, { enabled: hasChannel === true });
  const { error, refetch } = status.error ? status : result;
  return { error, refetch, channel: hasChannel === false ? null : result.data };
}

export const useMilestones = () => api.useQuery('get', '/api/stream/milestones');
export const useCredentials = () => api.useQuery('get', '/api/stream/credentials');

/** Fetches the captions of an occasion, in the order of the platforms; until they are there, those among `recent`. */
export function useCaptions(occasion: Occasion | undefined, recent: Schemas['Caption'][]) {
  const query = {
    ...(occasion && { event: occasion.event }),
    ...(occasion && occasion.event !== 'milestone' && { stream_id: occasion.subject }),
    limit: 100,
  };
  const known = occasion ? captionsOf(recent, occasion) : [];
  return api.useQuery(
    'get',
    '/api/stream/captions',
    { params: { query } },
    {
      enabled: occasion !== undefined,
      refetchInterval: ({ state }) =>
        state.data?.some(({ status }) => status === 'sending') ? SOON_MS : POLL_MS,
      placeholderData: known.length > 0 ? known : undefined,
      select: (captions) => (occasion ? captionsOf(captions, occasion) : []),
    },
  );
}

/** Fetches recent captions of all occasions. */
export function useRecentCaptions() {
  const query = { limit: 100 };
  return api.useQuery('get', '/api/stream/captions', { params: { query } }, { refetchInterval: POLL_MS });
}
