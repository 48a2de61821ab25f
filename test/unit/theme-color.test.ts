import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHex, parse } from 'culori';
import { expect, test } from 'vitest';

const dashboard = join(import.meta.dirname, '..', '..', 'src', 'dashboard');
const read = (file: string) => readFileSync(join(dashboard, file), 'utf8');

test('the bar of the browser has the color of the page, in both themes', () => {
  const [, light, dark] = /--color-page: light-dark\((.*\)), (.*)\);/.exec(read('styles.css'))!;
  for (const [theme, color] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    const [, bar] = new RegExp(`data-theme="${theme}"[^>]*content="([^"]+)"`).exec(read('index.html'))!;
    expect(bar, theme).toBe(formatHex(parse(color!)));
  }
});
