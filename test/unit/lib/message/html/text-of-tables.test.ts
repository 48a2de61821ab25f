import { describe, expect, test } from 'vitest';
import { textOfHtml } from '../../../../../src/lib/message/html/clean-html.ts';

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('\n  ')}</tr>\n`;

describe('tables of data', () => {
  test('an invoice', () => {
    const html = `<p>Dear Kim,</p>
      <table border=1><thead><tr><th>Item</th><th>Qty</th><th>Price</th></tr></thead>
      <tbody>${row('Tea', '2', '19.90')}${row(' Green  tea ', '<b>1</b>', '<a href="https://x.example/1">7.50</a>')}
      <tr><td colspan="2" align=right>Total</td><td>27.40</td></tr></tbody></table><p>Ann</p>`;
    expect(textOfHtml(html)).toBe(
      'Dear Kim,\n\nItem\tQty\tPrice\nTea\t2\t19.90\nGreen tea\t1\t7.50 [https://x.example/1]\nTotal\t27.40\n\nAnn',
    );
  });

  test('an invoice as Word writes it, with a paragraph in each cell', () => {
    const cell = (text: string) => `<p class=MsoNormal><span lang=EN>${text}<o:p></o:p></span></p>`;
    expect(
      textOfHtml(`<table>${row(cell('Item'), cell('Price'))}${row(cell('Tea'), cell('19.90'))}</table>`),
    ).toBe('Item\tPrice\nTea\t19.90');
  });

  test('cells with several lines, and empty cells', () => {
    expect(textOfHtml(`<table>${row('Ship to', 'Kim<br>1 High St', '', '5 kg')}</table>`)).toBe(
      'Ship to\n\nKim\n1 High St\n\n5 kg',
    );
  });

  test('broken tables', () => {
    expect(textOfHtml('<table><tr><td>a<td>b<tr><td>c')).toBe('a\tb\nc');
    expect(textOfHtml('a<td>b</td><td>c</td>')).toMatch(/^a\s+b\s+c$/);
    expect(textOfHtml('<tr><td>a</td><td>b</td></tr>')).toBe('a\tb');
  });

  test('a table that claims a thousand million columns', () => {
    expect(
      textOfHtml('<table><tr><td colspan=1000000000 rowspan=1000000000>a</td><td>b</td></tr></table>'),
    ).toBe('a\tb');
  });
});

describe('tables for layout', () => {
  const long = 'We have moved to a new house, and there is room for everybody who wants to come and see it.';

  test('a newsletter', () => {
    const spacer = row('<img src="https://x.example/s.gif" height=20>', '&nbsp;');
    const html = `<table width=600>${spacer}<tr><td><table>${row('<h1>News</h1>')}</table></td></tr>${spacer}
      <tr><td><table>${row(`<p>${long}</p>`, `<p>${long}</p>`)}</table></td></tr>${spacer}
      <tr><td><table>${row('<a href="https://x.example/a">Home</a>', '<a href="https://x.example/b">Shop</a>')}</table></td></tr>
      <tr><td><div>Herald Ltd</div><div>1 High St</div></td></tr></table>`;
    expect(textOfHtml(html)).toBe(
      `News\n\n${long}\n\n${long}\n\nHome [https://x.example/a]\tShop [https://x.example/b]\n\nHerald Ltd\n1 High St`,
    );
  });

  test('paragraphs in rows', () => {
    const html = `<table>${row(`<p>${long}</p>`)}${row(`<p>${long}</p>`)}${row('Ann')}${row('Herald')}</table>`;
    expect(textOfHtml(html)).toBe(`${long}\n\n${long}\n\nAnn\nHerald`);
  });

  test('one cell around everything changes nothing', () => {
    const inner = '<p>Dear Kim,</p><ul><li>one</li><li>two</li></ul><blockquote>three</blockquote>';
    expect(textOfHtml(`<table><tr><td>${inner}</td></tr></table>`).trim()).toBe(textOfHtml(inner).trim());
  });
});
