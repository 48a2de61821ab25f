import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { minifySync, type Plugin, transformWithOxc } from 'vite';
import '../lib/text/first-german.ts';
import { writingText } from '../lib/text/compose/writing.ts';
import type { Language } from '../lib/text/language.tsx';
import { manifestText } from '../lib/text/shell/manifest.ts';
import { shellText } from '../lib/text/shell.ts';

const ICONS = [
  { name: 'icon-192.png', size: 192, purpose: 'any' },
  { name: 'icon-512.png', size: 512, purpose: 'any' },
  { name: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
  // Of iOS, which knows no manifest's icons.
  { name: 'icon-180.png', size: 180, purpose: 'apple' },
] as const;
const MANIFESTS: Record<Language, string> = { en: 'manifest.webmanifest', de: 'manifest.de.webmanifest' };

/** Makes the page an app: its manifest in each language, its icons, and the service worker with the list of all files. */
export function installed(root: string): Plugin {
  return {
    name: 'herald:installed',
    enforce: 'post',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFESTS.en}` }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icon-180.png' }, injectTo: 'head' },
    ],
    async generateBundle(_, bundle) {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      const svg = readFileSync(join(root, 'public', 'icon.svg'), 'utf8');
      const icons = await drawIcons(root, svg);
      for (const [name, png] of icons) emit(name, png);
      for (const language of ['en', 'de'] as const) emit(MANIFESTS[language], manifestIn(language));
      const files = [
        ...Object.keys(bundle),
        ...icons.keys(),
        'icon.svg',
        'early.js',
        ...Object.values(MANIFESTS),
      ]
        .filter((name) => name.startsWith('assets/') || /^(?:early|icon|manifest)/.test(name))
        .map((name) => `/${name}`)
        .sort();
      emit(
        'sw.js',
        await serviceWorker(root, files, [svg, String(bundle['index.html'] && pageOf(bundle['index.html']))]),
      );
    },
  };
}

const pageOf = (page: { type: string; source?: string | Uint8Array }) => page.source ?? '';

/** Returns the script of the service worker. It changes with the files and with `others`, whose names stay the same. */
async function serviceWorker(root: string, files: string[], others: string[]): Promise<string> {
  const path = join(root, 'installed', 'service-worker.ts');
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
  const build = createHash('sha256')
    .update(JSON.stringify([files, others, code]))
    .digest('hex')
    .slice(0, 12);
  const constants = `const BUILD = '${build}', FILES = ${JSON.stringify(files)};`;
  return minifySync('sw.js', constants + code.replace(/export \{\s*\};?/, '')).code;
}

/** Ready once: the library refuses to be loaded again. */
let drawing: Promise<void> | undefined;

/** Draws the icon in each size, on its own color where the system cuts its shape. */
async function drawIcons(root: string, svg: string): Promise<Map<string, Uint8Array>> {
  const packages = join(root, '..', '..', 'node_modules');
  drawing ??= initWasm(readFileSync(join(packages, '@resvg', 'resvg-wasm', 'index_bg.wasm')));
  await drawing;
  const background = /<rect[^<>]*fill="(#[0-9a-f]{6})"/.exec(svg)?.[1];
  if (background === undefined) throw new Error('icon.svg has no background');
  return new Map(
    ICONS.map(({ name, size, purpose }) => {
      const renderer = new Resvg(svg, {
        fitTo: { mode: 'width', value: size },
        ...(purpose !== 'any' && { background }),
      });
      return [name, renderer.render().asPng()];
    }),
  );
}

function manifestIn(language: Language): string {
  const [text, frame, writing] = [manifestText[language], shellText[language], writingText[language]];
  return JSON.stringify({
    id: '/',
    name: text.name,
    short_name: frame.app,
    description: text.description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    categories: ['business', 'productivity'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...ICONS.filter(({ purpose }) => purpose !== 'apple').map(({ name, size, purpose }) => ({
        src: `/${name}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
    shortcuts: [
      { name: frame.mail, url: '/mail' },
      { name: writing.newMail, url: '/mail#new-mail' },
      { name: frame.board, url: '/board' },
      { name: frame.live, url: '/live' },
    ],
  });
}
