import type { Schemas } from '../../../api/client.ts';

type Tag = Schemas['Tag'];
export type Reply = Pick<Schemas['CannedReply'], 'id' | 'name' | 'shortcut' | 'text' | 'tags' | 'uses'>;

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the replies for an inbox that match the input: by shortcut, by name, by text; then by use. */
export function matching(replies: readonly Reply[], typed: string, tag: Tag | ''): Reply[] {
  const query = fold(typed.trim());
  return replies
    .filter(({ tags }) => tags.length === 0 || tag === '' || tags.includes(tag))
    .map((reply) => ({ reply, rank: rankOf(reply, query) }))
    .filter(({ rank }) => rank !== null)
    .sort(
      (a, b) => a.rank! - b.rank! || b.reply.uses - a.reply.uses || a.reply.name.localeCompare(b.reply.name),
    )
    .map(({ reply }) => reply);
}

function rankOf({ name, shortcut, text }: Reply, query: string): number | null {
  if (query === '') return 0;
  const short = fold(shortcut ?? '');
  if (short === query) return 0;
  if (short.startsWith(query)) return 1;
  if (fold(name).startsWith(query)) return 2;
  const whole = fold(`${name}\n${short}\n${text}`);
  return query.split(/\s+/).every((word) => whole.includes(word)) ? 3 : null;
}

/** Returns the input of a slash command before the cursor: `/` at the start of a word, and the text after it. */
export function slashIn(before: string): string | undefined {
  return /(?:^|\s)\/([\p{L}\p{M}\p{N}_-]{0,30})$/u.exec(before)?.[1];
}
