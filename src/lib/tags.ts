/** The tags of an organization: how rows name them, what people call them, and who finds which. */
import { BUILT_IN_TAGS } from '../contract/built-in-tags.ts';
import type { TagName } from '../contract/tags.ts';

/** A tag as rows have it. It never changes. */
export type Tag = string & { readonly stored: 'tag' };

export interface TagEntry {
  id: number;
  tag: Tag;
  /** Its first name in lower case. */
  key: string;
  name: string;
  color: string;
  isHidden: boolean;
  /** The tag was deleted at `deletedAt`, and its mail moves to this one. */
  movesTo?: Tag;
  /** Milliseconds. */
  deletedAt?: number;
}

/** The tags of an organization as stored, in its order. No id is given twice. */
export interface TagList {
  nextId: number;
  entries: TagEntry[];
}

/** Returns the tag that rows have for a built-in one: its first name. */
export const builtInTag = (name: (typeof BUILT_IN_TAGS)[number]): Tag => name as string as Tag;

export const INFO = builtInTag('Info');

const COLORS = ['#2563eb', '#7c3aed', '#0f766e', '#b45309', '#be185d'];

/** The tags of an organization that has changed none. */
export const BUILT_IN: TagList = {
  nextId: BUILT_IN_TAGS.length + 1,
  entries: BUILT_IN_TAGS.map((name, i) => ({
    id: i + 1,
    tag: builtInTag(name),
    key: name.toLowerCase(),
    name,
    color: COLORS[i]!,
    isHidden: false,
  })),
};

export const isBuiltIn = ({ id }: Pick<TagEntry, 'id'>): boolean => id <= BUILT_IN_TAGS.length;

/** Returns the key of a tag that begins with this name. */
export const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();

/** Adds a tag at the end. Without a color, it gets one of those of the built-in tags. */
export function withNew({ nextId, entries }: TagList, name: string, color?: string): TagList {
  const key = keyOf(name);
  // Lists of conversations are of a tag or of a label, whose id is a number.
  const tag = (/^\d+$/.test(key) ? `#${key}` : key) as Tag;
  const entry: TagEntry = {
    id: nextId,
    tag,
    key,
    name,
    color: color ?? COLORS[(nextId - 1) % COLORS.length]!,
    isHidden: false,
  };
  return { nextId: nextId + 1, entries: [...entries, entry] };
}

export class Tags {
  readonly list: TagList;
  /** The number of changes before. */
  readonly version: number;
  /** In the order of the organization, without deleted ones. */
  readonly entries: readonly TagEntry[];
  private readonly byTag: Map<Tag, TagEntry>;
  private readonly byName: Map<string, TagEntry>;

  constructor(list: TagList = BUILT_IN, version = 0) {
    this.list = list;
    this.version = version;
    this.entries = list.entries.filter(({ movesTo }) => movesTo === undefined);
    this.byTag = new Map(list.entries.map((entry) => [entry.tag, entry]));
    // No tag has the name or the key of another.
    this.byName = new Map(
      this.entries.flatMap((entry) => [
        [keyOf(entry.name), entry],
        [entry.key, entry],
        [keyOf(entry.tag), entry],
      ]),
    );
  }

  /** Returns what people call a tag. Mail that is still to move has the name of the tag that it moves to. */
  nameOf(tag: Tag): TagName {
    return (this.byTag.get(this.shown(tag))?.name ?? tag) as TagName;
  }

  /** Returns the tag that mail has for people: that which it moves to, if its own was deleted. */
  shown(tag: Tag): Tag {
    return this.byTag.get(tag)?.movesTo ?? tag;
  }

  /** Finds a tag by its name or key. Ignores case. */
  find(name: string): Tag | undefined {
    return this.byName.get(keyOf(name.trim()))?.tag;
  }

  /** Finds the tag to which mail to an address with this local part belongs. */
  ofLocalPart(local: string): Tag | undefined {
    return this.entries.find(({ key, isHidden }) => key === keyOf(local) && !isHidden)?.tag;
  }
}
