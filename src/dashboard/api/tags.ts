/** The tags of the organization. */
import { offeredTags, tagNamed } from '../lib/tags.ts';
import { api, type Schemas } from './client.ts';

type OrganizationTag = Schemas['OrganizationTag'];
const NONE: OrganizationTag[] = [];

/** Returns the organization's tags, in its order. */
export function useTags(): OrganizationTag[] {
  return api.useQuery('get', '/api/tags', {}, { staleTime: 5 * 60_000 }).data ?? NONE;
}

/**
 * Returns the value and options of a select of tags, first `none`, which selects no tag. Offers the current tag even if
 * it is hidden, or the tags have not loaded. The value of a tag that no longer exists is empty.
 */
export function useTagChoice(current: string | undefined, none: string) {
  const tags = useTags();
  const isLoaded = tags.length > 0;
  const value = (isLoaded ? tagNamed(tags, current ?? '')?.name : current) ?? '';
  const names = isLoaded ? offeredTags(tags, [value]).map(({ name }) => name) : [value].filter(Boolean);
  return { value, options: [['', none], ...names.map((name) => [name, name] as const)] as const };
}
