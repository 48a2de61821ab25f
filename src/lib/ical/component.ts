import { Refused } from '../recurrence/refused.ts';
import { MAX_NESTING } from './limits.ts';

/** A component of a calendar, from BEGIN to END: its unfolded lines and nested components. */
export interface Component {
  /** In capitals, such as `VEVENT`. */
  name: string;
  lines: string[];
  components: Component[];
  /** Why it is unreadable, or null. */
  problem: string | null;
}

const NO_END = 'It is broken: its END is missing.';
/** Line ends before a space or a tab: several, where a program has doubled them. */
const FOLD = /(?<![\r\n])[\r\n]+[ \t]/g;
const LINE_END = /\r\n|\n|\r/;

/** Splits a text into its outermost components. Never throws: errors become the `problem` of enclosing components. */
export function splitComponents(text: string): Component[] {
  const root: Component = { name: '', lines: [], components: [], problem: null };
  const open = [root];
  for (const line of text.replace(FOLD, '').split(LINE_END)) {
    const [, keyword, value = ''] = /^(BEGIN|END):([^:;]*)$/i.exec(line) ?? [];
    const name = value.trim().toUpperCase();
    if (keyword === undefined) open.at(-1)!.lines.push(line);
    else if (keyword.toUpperCase() === 'BEGIN') begin(open, name);
    else end(open, name);
  }
  for (const component of open) component.problem ??= 'It is cut off: its end is missing.';
  return root.components;
}

/** Components that stand in a calendar and never in each other, so that each begins even if the last one did not end. */
const ENTRIES = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE']);

function begin(open: Component[], name: string): void {
  if (name === 'VCALENDAR') closeFrom(open, 1);
  const calendar = open.findLastIndex((component) => component.name === 'VCALENDAR');
  if (ENTRIES.has(name) && calendar > 0) closeFrom(open, calendar + 1);
  const component: Component = { name, lines: [], components: [], problem: null };
  if (open.length > MAX_NESTING) {
    // Not added to the tree, but pushed on the stack, so that its END is matched.
    for (const outer of open.slice(2))
      outer.problem = `It has more than ${MAX_NESTING} levels of components.`;
  } else {
    open.at(-1)!.components.push(component);
  }
  // Limits the stack for a text of nothing but BEGIN.
  if (open.length <= 2 * MAX_NESTING) open.push(component);
}

/** Ends the open components from this depth on, whose END is missing. */
function closeFrom(open: Component[], depth: number): void {
  for (const component of open.slice(depth)) component.problem ??= NO_END;
  open.length = depth;
}

function end(open: Component[], name: string): void {
  const index = open.findLastIndex((component, depth) => depth > 0 && component.name === name);
  if (index < 0) {
    for (const component of open.slice(1)) component.problem = 'It is broken: it has an END without a BEGIN.';
    return;
  }
  closeFrom(open, index + 1);
  open.length = index;
}

/** Throws `Refused` if a component, or a nested one, is unreadable. */
export function checkWhole(component: Component): void {
  if (component.problem) throw new Refused(component.problem);
  component.components.forEach(checkWhole);
}
