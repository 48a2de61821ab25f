import type { FormatCallback, SelectorDefinition } from 'html-to-text';

/**
 * Elements whose formatters in html-to-text read their whole text again, so that nested text is read once per level.
 * Only quotations and lists are nested on purpose; quotations in long conversations are about 30 deep.
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
  elements.map((selector) => ({
    selector,
    format: named(format),
    // Codes and names depend on their letters.
    ...(format === 'heading' && { options: { uppercase: false } }),
  })),
);

/** Returns the formatters for one conversion, which fails if more than `most` elements are nested. */
export function nestedFormatters(): Record<string, FormatCallback> {
  return Object.fromEntries(
    NESTING.map(({ format, most }) => {
      let depth = 0;
      const formatter: FormatCallback = (element, walk, builder, options) => {
        if (depth === most) throw new Error(`More than ${most} elements are nested.`);
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
