interface Listed {
  id: number;
  created_at: string;
}

interface List<T> {
  /** The newest first, as far as they are fetched. */
  items: T[];
  hasMore: boolean;
}

const isNewer = (a: Listed, b: Listed) =>
  a.created_at === b.created_at ? a.id > b.id : a.created_at > b.created_at;

/**
 * Two lists as one, the newest first. What may still have something newer before it, from a list that goes on, is held
 * back, so that no item ever appears above one that was shown.
 */
export function mergeNewest<T extends Listed>(lists: List<T>[]): T[] {
  const ends = lists.flatMap(({ items, hasMore }) => (hasMore ? [items.at(-1)] : []));
  return lists
    .flatMap(({ items }) => items)
    .filter((item) => ends.every((end) => end && !isNewer(end, item)))
    .sort((a, b) => (isNewer(a, b) ? -1 : 1));
}
