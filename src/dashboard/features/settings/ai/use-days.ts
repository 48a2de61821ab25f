import { api } from '../../../api/client.ts';

/** Usage of the last 90 days: every range, the days before it and the pace come from the same answer. */
export const useDays = () =>
  api.useQuery('get', '/api/settings/tokens/usage', { params: { query: { range: '90d' } } });
