const MAX_CHARACTERS = 1000;
/** A query with a media type and, after `and`, a condition (Media Queries 4, 3). */
const TYPED = /^(?:(not|only)\s+)?([a-z_-][\w-]*)(?:\s+and\s+(\S.*))?$/s;
/** Words that are not media types. */
const KEYWORDS = new Set(['and', 'not', 'only', 'or', 'layer']);
const SCREENS = new Set(['all', 'screen']);
/** Conditions, with `#` for each pair of parentheses. */
const ALL_OF = /^(?:not\s+#|#(?:\s*and\s+#)*)$/;
const ONE_OF = /^#(?:\s*or\s+#)+$/;

/**
 * Returns whether a list of media queries may match a screen, of whatever size and kind. `print`, or a type that does
 * not exist, is also a way to load a stylesheet without delay. Browsers take a query that is written wrongly for `not
 * all`.
 */
export function mayMatchScreen(list: string): boolean {
  const text = list.slice(0, MAX_CHARACTERS).trim().toLowerCase();
  return text === '' || withoutParentheses(text).split(',').some(mayMatch);
}

function mayMatch(written: string): boolean {
  const query = written.trim();
  const [, prefix, type, condition] = TYPED.exec(query) ?? [];
  if (type === undefined) return ALL_OF.test(query) || ONE_OF.test(query);
  if (KEYWORDS.has(type) || (condition !== undefined && !ALL_OF.test(condition))) return false;
  // `not` matches a screen for which the condition is false.
  return prefix === 'not' ? condition !== undefined || !SCREENS.has(type) : SCREENS.has(type);
}

/** Replaces parentheses by `#`, from the inside out. Empty ones, and those without their other half, stay. */
function withoutParentheses(text: string): string {
  const replaced = text.replace(/\(\s*[^()\s][^()]*\)/g, '#');
  return replaced === text ? text : withoutParentheses(replaced);
}
