/**
 * The styles allowed in mail: colours, fonts, borders, and sizes of boxes in the flow of the page. Values are words,
 * colours, strings and unsigned numbers, so none can contain a URL, a function that returns one, or a length relative
 * to the viewport.
 */
const LENGTH = '(?:\\d{1,4}(?:\\.\\d*)?|\\.\\d+)(?:px|pt|pc|in|cm|mm|q|em|rem|ex|ch|%)?';
const VALUES = [
  '(?:rgb|hsl)a?\\([\\w\\s.,%/]*\\)',
  '-?[a-z][\\w-]*',
  LENGTH,
  '#[\\da-f]{3,8}',
  // "Segoe UI Web (West European)"
  '"(?:[\\w.,)-]|\\s\\(?)*"',
  "'(?:[\\w.,)-]|\\s\\(?)*'",
];

/** Matches one or several values, up to the length of a long list of fonts. */
function values(...of: string[]): RegExp {
  const value = `(?:${of.join('|')})`;
  return new RegExp(`^(?=[\\s\\S]{1,400}$)${value}(?:[\\s,/]+${value})*$`, 'i');
}

const ORDINARY = values(...VALUES);
const WIDTH = values(...VALUES, '(?:-webkit-)?calc\\((?:[\\d\\s.%+*/-]|px|r?em)*\\)');
/** Hanging indents of less than an inch, which word processors use for list bullets. */
const HANGING = /^-(?:\d{1,2}(?:\.\d*)?(?:px|pt)|0?\.\d+in|[01]?(?:\.\d+)?cm)$/i;
const TIGHT = /^-(?:\d?(?:\.\d+)?px|0?\.\d+(?:pt|r?em))$/i;
/** Excludes lengths, which would move the element over the text above it. */
const WORD = /^[a-z-]+$/i;

const ORDINARY_PROPERTIES = [
  'background-color',
  'border',
  'border-bottom',
  'border-collapse',
  'border-color',
  'border-left',
  'border-radius',
  'border-right',
  'border-spacing',
  'border-style',
  'border-top',
  'border-width',
  'color',
  'direction',
  'display',
  'font',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'height',
  'line-height',
  'list-style-type',
  'margin',
  'margin-bottom',
  'margin-left',
  'margin-right',
  'margin-top',
  'padding',
  'padding-bottom',
  'padding-left',
  'padding-right',
  'padding-top',
  'text-align',
  'text-decoration',
  'text-transform',
  'white-space',
  'word-break',
];

/** The allowed values by property; one of the expressions must match. */
export const ALLOWED_STYLES: Record<string, RegExp[]> = {
  ...Object.fromEntries(ORDINARY_PROPERTIES.map((name) => [name, [ORDINARY]])),
  'letter-spacing': [ORDINARY, TIGHT],
  'max-width': [WIDTH],
  'min-width': [WIDTH],
  'text-indent': [ORDINARY, HANGING],
  'vertical-align': [WORD],
  width: [WIDTH],
};
