/** The positions of tasks: texts that sort them, greatest first. Any two have one in between. */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
/** The length of a position that nobody has chosen, and of the longest one. */
const OWN = 8;
const MOST = 200;

/**
 * Returns `count` positions from greatest to least between those of the tasks above and below, of which there is one at
 * least. A gap that cannot be divided further gives the position of the task below.
 */
export function positionsBetween(
  above: string | undefined,
  below: string | undefined,
  count: number,
): string[] {
  const found: string[] = [];
  for (let lower = below; found.length < count; ) {
    const position = positionBetween(above, lower);
    found.unshift(position);
    lower = position;
  }
  return found;
}

function positionBetween(above: string | undefined, below: string | undefined): string {
  if (above !== undefined && below !== undefined) return middleOf(below, above);
  if (below !== undefined) return after(below);
  if (above === undefined) throw new Error('There is no task to be beside.');
  return before(above);
}

/** Returns a position above this one, and below that of the next new task. */
function after(position: string): string {
  const last = DIGITS.indexOf(position.at(-1)!);
  if (position.length > OWN && last < DIGITS.length - 1) return position.slice(0, -1) + DIGITS[last + 1];
  return position.length < MOST ? `${position}1` : position;
}

/** Returns a position below this one. */
function before(position: string): string {
  const own = position.slice(0, OWN);
  if (position.length > OWN) return middleOf(own, position);
  const digits = [...own];
  const at = digits.findLastIndex((digit) => digit !== '0');
  if (at < 0) return position;
  return [
    ...digits.slice(0, at),
    DIGITS[DIGITS.indexOf(digits[at]!) - 1],
    ...digits.slice(at + 1).map(() => 'z'),
    'z',
  ].join('');
}

/** Returns a position between a lesser and a greater one. Both are read as fractions in base 36. */
function middleOf(lower: string, upper: string): string {
  let shared = 0;
  const digitOf = (text: string, index: number) => Math.max(0, DIGITS.indexOf(text.charAt(index) || '0'));
  while (shared < MOST && digitOf(lower, shared) === digitOf(upper, shared)) shared++;
  const start = upper.padEnd(shared, '0').slice(0, shared);
  const [low, high] = [digitOf(lower, shared), digitOf(upper, shared)];
  if (shared >= MOST || low > high) return lower;
  if (high - low > 1) return complete(start + DIGITS[Math.floor((low + high) / 2)]);
  // The next digit is the same as that of the lower one, and what follows is greater.
  let middle = start + DIGITS[low];
  for (let index = shared + 1; ; index++) {
    const digit = digitOf(lower, index);
    if (digit < DIGITS.length - 1) {
      middle += DIGITS[Math.ceil((digit + DIGITS.length) / 2)];
      break;
    }
    middle += DIGITS[digit];
  }
  return complete(middle) > lower && middle.length <= MOST ? complete(middle) : lower;
}

/** Returns a position that is long enough. */
const complete = (position: string) => position.padEnd(OWN, '0');
