import { api, type Schemas } from '../../api/client.ts';

type Label = Schemas['Label'];
const NONE: Label[] = [];

/** Returns the organization's labels, by name. */
export function useLabels(): Label[] {
  return api.useQuery('get', '/api/labels', {}, { staleTime: 5 * 60_000 }).data ?? NONE;
}
