/** An email that arrived after a merge: its own id, and the ids that it references. */
export interface LateMail {
  id: number;
  messageId: string;
  references: string[];
}

/** The emails and ids that leave a merged conversation with one of its sides. */
export interface Side {
  emailIds: number[];
  messageIds: string[];
}

/**
 * Assigns late mail and late ids to the sides of a merge that is undone. `sides` are the ids of each side that would
 * leave; every other id that is not late belongs to the side that stays. A side that late mail has connected with
 * another one does not leave, and is null.
 */
export function sidesOf(sides: string[][], lateIds: string[], lateMail: LateMail[]): (Side | null)[] {
  const groups = new Groups();
  const sideOf = new Map(sides.flatMap((ids, side) => ids.map((id) => [id, side] as const)));
  const late = new Set(lateIds);
  const nodeOf = (id: string) => {
    const side = sideOf.get(id);
    return side !== undefined ? `side ${side}` : late.has(id) ? `late ${id}` : STAYS;
  };
  for (const { messageId, references } of lateMail) {
    for (const reference of references) groups.unite(nodeOf(messageId), nodeOf(reference));
  }
  const roots = sides.map((_, side) => groups.rootOf(`side ${side}`));
  return sides.map((_, side) => {
    const root = roots[side]!;
    const isConnected =
      root === groups.rootOf(STAYS) || roots.some((other, i) => i !== side && other === root);
    if (isConnected) return null;
    const isInside = (id: string) => groups.rootOf(nodeOf(id)) === root;
    return {
      emailIds: lateMail.filter(({ messageId }) => isInside(messageId)).map(({ id }) => id),
      messageIds: lateIds.filter((id) => !sideOf.has(id) && isInside(id)),
    };
  });
}

const STAYS = 'stays';

/** Disjoint sets of names (union-find). */
class Groups {
  readonly #parents = new Map<string, string>();

  rootOf(name: string): string {
    let root = name;
    for (let parent = this.#parents.get(root); parent !== undefined; parent = this.#parents.get(root))
      root = parent;
    return root;
  }

  unite(a: string, b: string): void {
    const [from, to] = [this.rootOf(a), this.rootOf(b)];
    if (from !== to) this.#parents.set(from, to);
  }
}
