/** A model that puts emails into conversations by the plain rules. Emails are numbered in the order of saves. */

export interface Mail {
  id: string;
  isOutbound: boolean;
  inReplyTo: string | null;
  references: string[];
}

interface Thread {
  /** The number of the email that gave the thread its id. */
  id: number;
  /** The last merge or split. */
  shapedBy: number | null;
}

interface Edge {
  email: number;
  from: string;
  to: string;
  /** Null if the edge holds. Otherwise the split that cut it, or `mail` that came after a split. */
  cut: number | 'mail' | null;
}

interface Side {
  thread: Thread;
  ids: string[];
}

type Undo =
  | { kind: 'split'; from: number; into: number; shapedBefore: number | null }
  | { kind: 'merge'; into: number; shapedBefore: number | null; sides: Side[]; after: number };

export class Model {
  readonly #threads = new Map<number, Thread>();
  readonly #threadOf = new Map<string, number>();
  /** The email that brought each id. */
  readonly #broughtBy = new Map<string, number>();
  readonly #emails: Mail[] = [];
  readonly #edges: Edge[] = [];
  readonly #parted: { a: string; b: string; by: number }[] = [];
  readonly #undos = new Map<number, Undo>();
  #change = 0;

  /** Returns the thread of each email, by its number, and of each id. */
  result(): { emails: number[]; ids: Record<string, number> } {
    return {
      emails: this.#emails.map(({ id }) => this.#threadOf.get(id) ?? 0),
      ids: Object.fromEntries([...this.#threadOf].sort()),
    };
  }

  save(mail: Mail): void {
    if (this.#emails.some(({ id, isOutbound }) => id === mail.id && isOutbound === mail.isOutbound)) return;
    const parents = mail.inReplyTo === null ? [] : [mail.inReplyTo];
    const keys = [...new Set([mail.id, ...parents, ...[...mail.references, ...parents].reverse()])];
    const known = [...new Set(keys.flatMap((key) => this.#threadOf.get(key) ?? []))];
    const joins = known.filter(
      (id, place) => place === 0 || !known.some((other) => this.#isParted(id, other)),
    );
    const email = this.#emails.length + 1;
    const stays = this.#largest(joins) ?? email;
    this.#emails.push(mail);
    if (stays === email) this.#threads.set(email, { id: email, shapedBy: null });
    for (const id of joins) this.#move(id, stays);
    for (const key of keys) {
      if (!this.#threadOf.has(key)) {
        this.#threadOf.set(key, stays);
        this.#broughtBy.set(key, email);
      }
    }
    for (const key of keys.slice(1)) {
      const cut = this.#threadOf.get(key) === stays ? null : 'mail';
      this.#edges.push({ email, from: mail.id, to: key, cut });
    }
  }

  /** Merges the threads of emails. Returns a token, or null if it is refused. */
  merge(emails: number[]): number | null {
    const threads = [...new Set(emails.map((email) => this.#ofEmail(email)))];
    if (threads.length < 2) return null;
    const into = this.#largest(threads)!;
    const sides = threads
      .filter((id) => id !== into)
      .map((id) => ({ thread: { ...this.#threads.get(id)! }, ids: this.#idsOf(id) }));
    const thread = this.#threads.get(into)!;
    const token = ++this.#change;
    this.#undos.set(token, {
      kind: 'merge',
      into,
      shapedBefore: thread.shapedBy,
      sides,
      after: this.#emails.length,
    });
    for (const side of sides) this.#move(side.thread.id, into);
    thread.shapedBy = token;
    return token;
  }

  /** Splits emails off their thread. Returns a token, or null if it is refused. */
  split(emails: number[]): number | null {
    const from = this.#ofEmail(emails[0]!);
    const leaving = new Set(emails.map((email) => this.#emails[email - 1]!.id));
    const inside = this.#emailsOf(from);
    const ownIds = new Set(inside.map((email) => this.#emails[email - 1]!.id));
    if (ownIds.size === leaving.size) return null;
    const isLeaving = (id: string): boolean => {
      if (ownIds.has(id)) return leaving.has(id);
      const naming = this.#edges.filter(
        (edge) => edge.to === id && edge.cut === null && inside.includes(edge.email),
      );
      return naming.length > 0 && naming.every((edge) => leaving.has(edge.from));
    };
    const rootLeaves = leaving.has(this.#emails[from - 1]!.id);
    const moving = this.#idsOf(from).filter((id) => isLeaving(id) !== rootLeaves);
    const all = this.#idsOf(from);
    const outside = [
      ...this.#parted.map(({ a, b }) => [a, b] as const),
      ...this.#edges.filter(({ cut }) => cut !== null).map((edge) => [edge.from, edge.to] as const),
    ].flatMap(([a, b]) => (all.includes(a) === all.includes(b) ? [] : [all.includes(a) ? b : a]));

    const into = Math.min(...inside.filter((email) => moving.includes(this.#emails[email - 1]!.id)));
    const token = ++this.#change;
    const thread = this.#threads.get(from)!;
    this.#undos.set(token, { kind: 'split', from, into, shapedBefore: thread.shapedBy });
    this.#threads.set(into, { id: into, shapedBy: token });
    thread.shapedBy = token;
    for (const id of moving) this.#threadOf.set(id, into);
    for (const edge of this.#edges) {
      if (edge.cut === null && this.#threadOf.get(edge.from) !== this.#threadOf.get(edge.to))
        edge.cut = token;
    }
    const rest = all.filter((id) => !moving.includes(id));
    for (const a of moving) for (const b of rest) this.#part(a, b, token);
    for (const a of new Set(outside)) for (const b of all) this.#part(a, b, token);
    return token;
  }

  undo(token: number): void {
    const undo = this.#undos.get(token);
    this.#undos.delete(token);
    if (undo?.kind === 'split') this.#undoSplit(undo, token);
    if (undo?.kind === 'merge') this.#undoMerge(undo, token);
  }

  #undoSplit({ from, into, shapedBefore }: Undo & { kind: 'split' }, token: number): void {
    const thread = this.#threads.get(from);
    if (thread?.shapedBy !== token || this.#threads.get(into)?.shapedBy !== token) return;
    for (const edge of this.#edges) if (edge.cut === token) edge.cut = null;
    for (let i = this.#parted.length - 1; i >= 0; i--) {
      if (this.#parted[i]!.by === token) this.#parted.splice(i, 1);
    }
    this.#move(into, from);
    thread.shapedBy = shapedBefore;
  }

  #undoMerge({ into, shapedBefore, sides, after }: Undo & { kind: 'merge' }, token: number): void {
    const thread = this.#threads.get(into);
    if (thread?.shapedBy !== token) return;
    const inside = this.#idsOf(into);
    const isLate = (id: string) => (this.#broughtBy.get(id) ?? 0) > after;
    const links = this.#edges.filter(
      ({ email, cut, from }) => cut === null && email > after && inside.includes(from),
    );
    // Floods from the ids of each side along the edges of late mail, through late ids.
    const reach = sides.map(({ ids }) => {
      const reached = new Set(ids);
      for (let size = -1; size !== reached.size; ) {
        size = reached.size;
        for (const { from, to } of links) {
          if (reached.has(from)) reached.add(to);
          if (reached.has(to)) reached.add(from);
        }
      }
      return reached;
    });
    const leave = sides.filter((_, i) =>
      [...reach[i]!].every(
        (id) =>
          sides[i]!.ids.includes(id) || (isLate(id) && !reach.some((other, j) => j !== i && other.has(id))),
      ),
    );
    for (const side of leave) {
      const { id } = side.thread;
      this.#threads.set(id, side.thread);
      for (const reached of reach[sides.indexOf(side)]!) this.#threadOf.set(reached, id);
    }
    if (leave.length > 0) thread.shapedBy = leave.length === sides.length ? shapedBefore : null;
  }

  #isParted(one: number, other: number): boolean {
    if (one === other) return false;
    const are = (a: string, b: string) =>
      (this.#threadOf.get(a) === one && this.#threadOf.get(b) === other) ||
      (this.#threadOf.get(a) === other && this.#threadOf.get(b) === one);
    return (
      this.#parted.some(({ a, b }) => are(a, b)) ||
      this.#edges.some(({ cut, from, to }) => cut !== null && are(from, to))
    );
  }

  #part(a: string, b: string, by: number): void {
    const isKnown = this.#parted.some(
      (pair) => (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a),
    );
    if (!isKnown) this.#parted.push({ a, b, by });
  }

  #move(id: number, to: number): void {
    if (id === to) return;
    for (const [key, thread] of this.#threadOf) if (thread === id) this.#threadOf.set(key, to);
    this.#threads.delete(id);
  }

  #largest(threads: number[]): number | undefined {
    const count = (id: number) =>
      new Set(this.#emailsOf(id).map((email) => this.#emails[email - 1]!.id)).size;
    return [...threads].sort((a, b) => count(b) - count(a) || a - b)[0];
  }

  #ofEmail(email: number): number {
    return this.#threadOf.get(this.#emails[email - 1]!.id)!;
  }

  #emailsOf(thread: number): number[] {
    return this.#emails.flatMap(({ id }, i) => (this.#threadOf.get(id) === thread ? [i + 1] : []));
  }

  #idsOf(thread: number): string[] {
    return [...this.#threadOf].flatMap(([id, of]) => (of === thread ? [id] : []));
  }
}
