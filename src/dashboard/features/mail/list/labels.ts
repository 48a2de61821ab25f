import { api, type Schemas } from '../../../api/client.ts';

type Label = Schemas['Label'];
const NONE: Label[] = [];

/** The labels of the organization, by name. */
export function useLabels(): Label[] {
  return api.useQuery('get', '/api/labels', {}, { staleTime: 5 * 60_000 }).data ?? NONE;
}
