import type { FormatCallback, SelectorDefinition } from 'html-to-text';

/** Stands before each cell and at the end of a row, until the row is put together. */
const BORDER = '\u001f';
/** Cells with more are paragraphs of a layout rather than data. */
const MAX_CELL_CHARACTERS = 80;

/**
 * Formats of html-to-text by which a row is a line with a tab between its cells. Long cells, as tables for layout have,
 * are paragraphs of their own. The library's own data tables make as many columns as `colspan` says.
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
    // Rows for nothing but space are empty lines.
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
