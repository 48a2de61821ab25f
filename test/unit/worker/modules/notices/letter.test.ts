import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf } from '../../../../../src/lib/accent.ts';
import { cleanHtml, textOfHtml } from '../../../../../src/lib/message/html/clean-html.ts';
import { writeHtml } from '../../../../../src/worker/modules/notices/letter/html.ts';
import { COLORS, HERALD, type Look } from '../../../../../src/worker/modules/notices/letter/look.ts';
import { type Part, writeText } from '../../../../../src/worker/modules/notices/letter/parts.ts';

const LOGO = 'https://herald.example/api/stream/images/x7Qa0000000000000000AB.png';
const LOOK: Look = { name: 'Boatworks', color: '#1a7f5a', logoUrl: LOGO };
const URL_OF_NOTE = 'https://herald.example/mail/42?a=1&b=2';
const BOARD = 'https://herald.example/board/4';
const ALL: Part[] = [
  'Kim mentioned you in a note:',
  { quote: 'The new boat' },
  { action: 'Read the note', url: URL_OF_NOTE },
  {
    list: [{ title: 'Varnish', detail: 'due today', url: BOARD }, { title: 'Oars' }],
  },
  { code: 'abc123' },
  { note: 'If you did not ask for this, ignore it.' },
];
const LETTER = { language: 'en', subject: 'Hello', parts: ALL } as const;
const HOSTILE = `<img src=x onerror=alert(1)>"'&lt;</style><script>alert(1)</script>`;

/** Words, without the marks that only the plain text has. */
const words = (text: string) => text.replace(/[-:\s]+/g, ' ').trim();

test('the HTML says what the plain text says, in the same order', async () => {
  const html = await writeHtml(LETTER, HERALD);
  // Without the addresses behind links: in lists, the titles are links.
  const shown = textOfHtml(html.slice(html.indexOf('</h1>'))).replaceAll(/\[[^\]]*\]/g, '');
  expect(words(shown)).toBe(words(writeText(ALL).replace(BOARD, '')));
  expect(html).toContain(`href="${BOARD}"`);
  expect(html).toContain('<title>Hello</title>');
});

test('it says its language, by which programs read it aloud and offer translations', async () => {
  expect(await writeHtml(LETTER, HERALD)).toContain('<html lang="en">');
  expect(await writeHtml({ ...LETTER, language: 'de' }, HERALD)).toContain('<html lang="de">');
});

test('no text is markup, in any part', async () => {
  const hostile: Part[] = [
    HOSTILE,
    { quote: HOSTILE },
    { list: [{ title: HOSTILE, detail: HOSTILE, url: `https://herald.example/${HOSTILE}` }] },
    { action: HOSTILE, url: `https://herald.example/${HOSTILE}` },
    { code: HOSTILE },
    { note: HOSTILE },
  ];
  const html = await writeHtml(
    { language: 'en', subject: HOSTILE, parts: hostile },
    { ...LOOK, name: HOSTILE },
  );
  expect(html).not.toContain('<script');
  expect(html.match(/<img\b/g)).toHaveLength(1);
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(html.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\sonerror=/);
});

test('it loads nothing but the logo', async () => {
  expect((await writeHtml(LETTER, LOOK)).match(/\b(?:src|background|srcset)="[^"]*"|url\(/g)).toEqual([
    `src="${LOGO}"`,
  ]);
  expect(await writeHtml(LETTER, HERALD)).not.toMatch(/\bsrc=|url\(/);
});

const color = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);

test('all text has a contrast of 7 or more, in both themes and whatever the colour', async () => {
  for (const { page, card, ink, quiet } of Object.values(COLORS)) {
    for (const text of [ink, quiet]) {
      for (const ground of [page, card]) expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(7);
    }
  }
  await fc.assert(
    fc.asyncProperty(color, async (own) => {
      const html = await writeHtml(LETTER, { ...LOOK, color: own });
      const inline = pick(
        html,
        /class="accent"[^>]*?color:(#\w+)/,
        /class="button"[^>]*?background-color:(#\w+);color:(#\w+)/,
      );
      const dark = pick(
        html,
        /\.accent { color: (#\w+)/,
        /\.button { background-color: (#\w+) !important; color: (#\w+)/,
      );
      for (const [{ link, fill, onFill }, { card }] of [
        [inline, COLORS.light],
        [dark, COLORS.dark],
      ] as const) {
        expect(contrastOf(link, card)).toBeGreaterThanOrEqual(7);
        expect(contrastOf(onFill, fill)).toBeGreaterThanOrEqual(7);
      }
    }),
  );
});

function pick(html: string, links: RegExp, buttons: RegExp) {
  const [, link = ''] = links.exec(html) ?? [];
  const [, fill = '', onFill = ''] = buttons.exec(html) ?? [];
  return { link, fill, onFill };
}

test('where style sheets are dropped, as in the mail of Herald itself, all colours and spaces stay', async () => {
  const cleaned = cleanHtml(await writeHtml(LETTER, LOOK));
  const { page, card, ink, quiet } = COLORS.light;
  for (const value of [
    `background-color:${page}`,
    `background-color:${card}`,
    `color:${ink}`,
    `color:${quiet}`,
  ]) {
    expect(cleaned).toContain(value);
  }
  expect(cleaned).not.toContain('prefers-color-scheme');
  expect(cleaned).toMatch(
    /<a href="https:\/\/herald\.example\/mail\/42\?a=1&amp;b=2" style="display:inline-block;padding:11px 22px;background-color:#\w{6};color:#\w{6};border-radius:8px;/,
  );
  expect(cleaned).toContain('max-width:560px');
  expect(cleaned).toContain(`data-src="${LOGO}"`);
});
