/**
 * Which messages of a batch are connected: those that name a common id, or the id of one another, at any distance.
 * `keysOf` are the ids of each message (`threadKeys`). Answers the places of each component in order, the one with the
 * earliest message first.
 */
export function componentsOf(keysOf: string[][]): number[][] {
  const parents = keysOf.map((_, place) => place);
  const rootOf = (place: number): number => {
    let root = place;
    while (parents[root] !== root) root = parents[root]!;
    for (let each = place; each !== root; ) [each, parents[each]] = [parents[each]!, root];
    return root;
  };
  const byKey = new Map<string, number>();
  keysOf.forEach((keys, place) => {
    for (const key of keys) {
      const other = byKey.get(key);
      if (other === undefined) byKey.set(key, place);
      else {
        const [a, b] = [rootOf(other), rootOf(place)];
        parents[Math.max(a, b)] = Math.min(a, b);
      }
    }
  });
  const components = Map.groupBy(keysOf.keys(), rootOf);
  return [...components.values()];
}
