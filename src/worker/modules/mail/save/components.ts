/**
 * Returns the connected components of a batch: messages are connected if they share an id. `keysOf` are the ids of each
 * message (`threadKeys`). Each component is a sorted list of indexes; the component with the earliest message comes
 * first.
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
