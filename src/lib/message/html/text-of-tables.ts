import type { FormatCallback, SelectorDefinition } from 'html-to-text';

/** Marks the beginning of each cell and the end of a row until the cells are joined. */
const BORDER = '\u001f';
/** The length above which cells are paragraphs of a layout, not data. */
const MAX_CELL_CHARACTERS = 80;

/**
 * Formatters for html-to-text that write a row as one line with tabs between its cells. Long cells, as in layout
 * tables, become paragraphs. The library's own data tables would allocate as many columns as `colspan` asks for.
 */
export const TABLE_SELECTORS: SelectorDefinition[] = [
  { selector: 'table', format: 'rows' },
  { selector: 'tr', format: 'row' },
  { selector: 'td', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'th', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'tr > td', format: 'cell' },
  { selector: 'tr > th', format: 'cell' },
];

export const TABLE_FORMATTERS: Record<string, FormatCallback> = {
  rows: (table, walk, builder) => {
    builder.openBlock({ leadingLineBreaks: 2 });
    walk(table.children, builder);
    // Rows used only for spacing become empty lines.
    const transform = (text: string) => text.replace(/\n{3,}/g, '\n\n').trim();
    builder.closeBlock({ trailingLineBreaks: 2, blockTransform: transform });
  },
  row: (row, walk, builder) => {
    builder.openBlock({ leadingLineBreaks: 1 });
    walk(row.children, builder);
    builder.addLiteral(BORDER);
    builder.closeBlock({ trailingLineBreaks: 1, blockTransform: joinCells });
  },
  cell: (cell, walk, builder) => {
    builder.addLiteral(BORDER);
    walk(cell.children, builder);
  },
};

function joinCells(row: string): string {
  const paragraphs: string[] = [];
  let line: string[] = [];
  let isLayout = false;
  const endLine = () => {
    if (line.length > 0) paragraphs.push(line.join('\t'));
    line = [];
  };
  for (const cell of row.split(BORDER).map((text) => text.trim())) {
    if (cell === '') continue;
    if (cell.length <= MAX_CELL_CHARACTERS && !cell.includes('\n')) {
      line.push(cell);
      continue;
    }
    endLine();
    paragraphs.push(cell);
    isLayout = true;
  }
  endLine();
  const text = paragraphs.join('\n\n');
  return isLayout ? `\n${text}\n` : text;
}
