import type { Command } from '../../lib/commands.ts';

/** Returns whether each word of the query is the prefix of a word of the text. */
function has(text: string, query: string[]): boolean {
  const words = ` ${text.toLocaleLowerCase()}`;
  return query.every((word) => words.includes(` ${word}`));
}

/**
 * Returns the commands that match a query. Matches in the label come before those in other words; among equals, the
 * newest comes first.
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
