import type { Command } from '../../lib/commands.ts';

/** Whether each word of the query begins a word of the text. */
function has(text: string, query: string[]): boolean {
  const words = ` ${text.toLocaleLowerCase()}`;
  return query.every((word) => words.includes(` ${word}`));
}

/**
 * The commands that a query finds. Those whose own name has all its words go before those that only say them beside it,
 * and among equals the newest goes first.
 */
export function findCommands(commands: Command[], query: string): Command[] {
  const words = query.trim().toLocaleLowerCase().split(/\s+/);
  const newest = commands.toReversed();
  const named = newest.filter(({ label, group }) => has(`${label} ${group}`, words));
  const others = newest.filter(
    (each) => !named.includes(each) && has(`${each.label} ${each.group} ${each.words ?? ''}`, words),
  );
  return [...named, ...others];
}
