import { api } from '../../../api/client.ts';

/** Fetches the usage of the last 90 days, from which all ranges, their previous periods and the rate are derived. */
export const useDays = () =>
  api.useQuery('get', '/api/settings/tokens/usage', { params: { query: { range: '90d' } } });
