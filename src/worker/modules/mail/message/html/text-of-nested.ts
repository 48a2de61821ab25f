import type { FormatCallback, SelectorDefinition } from 'html-to-text';

/**
 * Elements whose formats in html-to-text read all of their text once more: within each other, as often as they are deep.
 * Only quotations and lists are nested on purpose, quotations in long conversations some 30 deep.
 */
const NESTING = [
  { elements: ['a'], format: 'anchor', most: 5 },
  { elements: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], format: 'heading', most: 5 },
  { elements: ['blockquote'], format: 'blockquote', most: 50 },
  { elements: ['ul'], format: 'unorderedList', most: 50 },
  { elements: ['ol'], format: 'orderedList', most: 50 },
];

const named = (format: string) => `${format}Within`;

export const NESTED_SELECTORS: SelectorDefinition[] = NESTING.flatMap(({ elements, format }) =>
  elements.map((selector) => ({ selector, format: named(format) })),
);

/** For one conversion, which fails when more than `most` elements stand in each other. */
export function nestedFormatters(): Record<string, FormatCallback> {
  return Object.fromEntries(
    NESTING.map(({ format, most }) => {
      let depth = 0;
      const formatter: FormatCallback = (element, walk, builder, options) => {
        if (depth === most) throw new Error(`There are more than ${most} within each other.`);
        depth++;
        const { formatters } = (
          builder as unknown as { options: { formatters: Record<string, FormatCallback> } }
        ).options;
        formatters[format]!(element, walk, builder, options);
        depth--;
      };
      return [named(format), formatter];
    }),
  );
}
