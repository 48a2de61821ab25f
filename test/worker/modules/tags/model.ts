/** A plain model of the tags of an organization and of the mail that has them. */
import { BUILT_IN_TAGS } from '../../../../src/contract/built-in-tags.ts';

interface Entry {
  id: number;
  /** Also the tag that mails have. */
  key: string;
  name: string;
  isHidden: boolean;
  movesTo: string | null;
}

export interface Mail {
  id: number;
  thread: number;
  tag: string;
  isOutbound: boolean;
}

type State = 'open' | 'trash' | 'spam';

/** A change of tags that can be taken back: what the mails had. */
export interface Retagged {
  before: [Mail, string][];
  after: string;
}

const keyOf = (name: string) => name.normalize('NFC').toLowerCase();

/** Each change returns the status of the response. */
export class Model {
  mails: Mail[] = [];
  inboxes: { id: number; address: string; tag: string; isActive: boolean }[] = [];
  private nextId = BUILT_IN_TAGS.length + 1;
  private readonly states = new Map<number, State>();
  private list: Entry[] = BUILT_IN_TAGS.map((name, i) => ({
    id: i + 1,
    key: keyOf(name),
    name,
    isHidden: false,
    movesTo: null,
  }));

  get tags(): Entry[] {
    return this.list.filter(({ movesTo }) => movesTo === null);
  }

  find(name: string): Entry | undefined {
    return this.tags.find((entry) => entry.key === keyOf(name) || keyOf(entry.name) === keyOf(name));
  }

  /** Returns the tag that people see on mail with `tag`. */
  shown(tag: string): Entry {
    const entry = this.list.find(({ key }) => key === tag)!;
    return entry.movesTo === null ? entry : this.shown(entry.movesTo);
  }

  isVisible({ thread }: Mail): boolean {
    return this.states.get(thread) === 'open';
  }

  ofAddress(address: string): string {
    const plain = address.toLowerCase().replace(/\+[^@]*/, '');
    const inbox = this.inboxes.find((each) => each.isActive && each.address === plain);
    const local = keyOf(plain.split('@')[0]!);
    return inbox?.tag ?? this.tags.find(({ key, isHidden }) => key === local && !isHidden)?.key ?? 'info';
  }

  add(name: string): number {
    if (this.isTaken(name)) return 409;
    this.list.push({ id: this.nextId++, key: keyOf(name), name, isHidden: false, movesTo: null });
    return 201;
  }

  change(
    id: number,
    { name, order, isHidden }: { name?: string; order?: number; isHidden?: boolean },
  ): number {
    const entry = this.tags.find((each) => each.id === id);
    if (!entry) return 404;
    if (isHidden && !isBuiltIn(entry)) return 422;
    if (isHidden && this.isUsed(entry)) return 409;
    if (name !== undefined && this.isTaken(name, id)) return 409;
    entry.name = name ?? entry.name;
    entry.isHidden = isHidden ?? entry.isHidden;
    if (order !== undefined) {
      const others = this.tags.filter((each) => each !== entry);
      const deleted = this.list.filter(({ movesTo }) => movesTo !== null);
      this.list = [...others.slice(0, order - 1), entry, ...others.slice(order - 1), ...deleted];
    }
    return 200;
  }

  remove(id: number, moveTo?: string): number {
    const entry = this.tags.find((each) => each.id === id);
    if (!entry) return 404;
    const target = moveTo === undefined ? undefined : this.find(moveTo);
    if (moveTo !== undefined && !target) return 400;
    if (isBuiltIn(entry) || this.inboxes.some(({ tag }) => tag === entry.key)) return 409;
    if (!target && this.visibleOf(entry).length > 0) return 409;
    if (target === entry) return 400;
    const to = target?.key ?? 'info';
    for (const each of this.list) if (each === entry || each.movesTo === entry.key) each.movesTo = to;
    return 200;
  }

  /** Moves the mail of deleted tags; an hour later, it also forgets these. */
  upkeep(isLate: boolean): void {
    for (const mail of this.mails) mail.tag = this.shown(mail.tag).key;
    if (isLate) this.list = this.tags;
  }

  save(id: number, address: string, isOutbound = false, parent?: Mail): Mail {
    const thread = parent?.thread ?? id;
    const before = this.states.get(thread) ?? 'open';
    this.states.set(thread, before === 'trash' && !isOutbound ? 'open' : before);
    const mail = { id, thread, tag: this.ofAddress(address), isOutbound };
    this.mails.push(mail);
    return mail;
  }

  setState({ thread }: Mail, state: State): void {
    this.states.set(thread, state);
  }

  retag(mails: Mail[], after: string): Retagged {
    const changed = mails.filter(({ tag }) => tag !== after);
    const before = changed.map((mail): [Mail, string] => [mail, mail.tag]);
    for (const mail of changed) mail.tag = after;
    return { before, after };
  }

  undo({ before, after }: Retagged): void {
    for (const [mail, tag] of before) if (mail.tag === after) mail.tag = tag;
  }

  addInbox(id: number, address: string, tagName: string, isActive: boolean): void {
    this.inboxes.push({ id, address, tag: this.find(tagName)!.key, isActive });
  }

  /** Adds the tag of a new inbox. Returns the status of the response to the whole request. */
  addTagOfInbox(name: string, isActive: boolean): number {
    const entry = this.find(name);
    if (!entry) return this.add(name);
    return isActive && this.inboxes.some((each) => each.isActive && each.tag === entry.key) ? 409 : 201;
  }

  removeInbox(id: number): number {
    const inbox = this.inboxes.find((each) => each.id === id)!;
    const others = this.inboxes.filter((each) => each !== inbox);
    if (inbox.isActive && !others.some(({ isActive }) => isActive)) return 409;
    this.inboxes = others;
    return 200;
  }

  /** The visible mails that people see with this tag, those that still move to it too. */
  visibleOf(entry: Entry): Mail[] {
    return this.mails.filter((mail) => this.isVisible(mail) && this.shown(mail.tag) === entry);
  }

  private isUsed(entry: Entry): boolean {
    return this.inboxes.some(({ tag }) => tag === entry.key) || this.visibleOf(entry).length > 0;
  }

  private isTaken(name: string, id?: number): boolean {
    const key = keyOf(name);
    return this.list.some((each) => each.id !== id && (each.key === key || keyOf(each.name) === key));
  }
}

export function isBuiltIn({ id }: Entry): boolean {
  return id <= BUILT_IN_TAGS.length;
}
