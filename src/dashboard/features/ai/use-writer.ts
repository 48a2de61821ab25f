import { api } from '../../api/client.ts';

const STALE_MS = 5 * 60_000;

/** Returns the available models, the default model, and whether any of them is a language model. */
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
    /** Whether no language model is connected. */
    isBuiltIn: models.length > 0 && real.length === 0,
    /** Returns the model for a request: the wish, else the default; undefined if there is only the built-in writer. */
    modelFor(wish: string): string | undefined {
      return (
        real.find(({ id }) => id === wish)?.id ?? real.find(({ id }) => id === current?.id)?.id ?? real[0]?.id
      );
    },
  };
}

/** Returns the remaining tokens, and how many of them are reserved by calls in progress. */
export function useBalance() {
  return api.useQuery('get', '/api/settings/tokens/balance', {}, { staleTime: 30_000 });
}
