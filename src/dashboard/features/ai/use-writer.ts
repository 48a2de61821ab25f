import { api } from '../../api/client.ts';

const STALE_MS = 5 * 60_000;

/** Who writes: the models there are, the one that writes when none is named, and whether any of them is one. */
export function useWriter() {
  const { data: models = [], error } = api.useQuery('get', '/api/ai/models', {}, { staleTime: STALE_MS });
  const { data: preferences } = api.useQuery('get', '/api/ai/preferences', {}, { staleTime: STALE_MS });
  const real = models.filter(({ provider }) => provider !== 'herald');
  const current =
    models.find(({ id }) => id === preferences?.model) ?? models.find(({ is_default }) => is_default);
  return {
    models,
    error,
    current,
    isLoaded: models.length > 0 && preferences !== undefined,
    isOff: preferences?.is_enabled === false,
    /** No language model is connected. */
    isBuiltIn: models.length > 0 && real.length === 0,
    /** The model to name in a request: the wish, else the default; undefined if only the built-in writer is there. */
    modelFor(wish: string): string | undefined {
      return (
        real.find(({ id }) => id === wish)?.id ?? real.find(({ id }) => id === current?.id)?.id ?? real[0]?.id
      );
    },
  };
}

/** Tokens that are left, and how many of them calls in progress hold. */
export function useBalance() {
  return api.useQuery('get', '/api/settings/tokens/balance', {}, { staleTime: 30_000 });
}
