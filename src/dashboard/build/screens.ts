import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { addressOf } from '../api/send.ts';
import { columnQuery } from '../features/board/state/column-query.ts';
import { toListQuery } from '../features/mail/search.ts';

type Bundle = Rolldown.OutputBundle;

const SESSION = '/api/auth/get-session';
const columns = (['todo', 'in_progress', 'done'] as const).map((status) =>
  addressOf('/api/tasks', { query: columnQuery(status, {}) }),
);

/** The first API calls of each screen, for a URL without a query. `_` stands for the id. */
const FIRST_CALLS: Record<string, string[]> = {
  '/mail': [SESSION, addressOf('/api/threads', { query: toListQuery({}) })],
  '/board': [SESSION, ...columns],
  '/audits/$id': [SESSION, '/api/audits/_'],
};

/**
 * Generates a page for each screen, below `pages`, which preloads the scripts, styles and first data of the screen.
 * With `index.html` alone, the browser discovers them only when the router runs. `_` in a file name stands for an id.
 */
export function screens(root: string): Plugin {
  return {
    name: 'herald:screens',
    enforce: 'post',
    generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return this.error('there is no index.html');
      const icon = asAddress(readFileSync(join(root, 'public', 'icon.svg'), 'utf8'));
      const page = withRuntimeLast(withFirstStyles(String(index.source), bundle)).replace('/icon.svg', icon);
      index.source = page;
      const chunks = chunksOf(root, bundle);
      const addresses = new Set([...chunks.keys()].map((route) => route.replace(/\/index$/, '')));
      for (const address of addresses) {
        const names = [...chunks].flatMap(([route, names]) => (isPartOf(route, address) ? names : []));
        const links = linksTo(bundle, new Set(names));
        const missing = links.filter(({ file }) => !page.includes(file)).map(({ link }) => `    ${link}\n`);
        this.emitFile({
          type: 'asset',
          fileName: `pages${address.replace(/\$\w+/g, '_') || '/index'}.html`,
          source: page.replace('  </head>', `${missing.join('')}${callsOf(address)}  </head>`),
        });
      }
    },
  };
}

/** Returns preload links for the first data; the Worker omits them if they would not be used. */
function callsOf(address: string): string {
  return (FIRST_CALLS[address] ?? [])
    .map(
      (call) => `    <link rel="preload" as="fetch" crossorigin href="${call.replaceAll('&', '&amp;')}">\n`,
    )
    .join('');
}

/**
 * Inlines the first style sheet, so that the first paint waits for no other file. Its link stays but is not loaded:
 * scripts look for it before they add the sheet, which would otherwise follow the sheet of all styles. Browsers'
 * preload scanners respect `media`, not `disabled`.
 */
function withFirstStyles(page: string, bundle: Bundle): string {
  // slow expression: the page is our own
  return page.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/, (link, name: string) => {
    const sheet = bundle[name];
    if (sheet?.type !== 'asset') throw new Error(`there is no ${name}`);
    return `${link.replace('>', ' media="not all" disabled>')}\n    <style>${String(sheet.source)}</style>`;
  });
}

/** Returns an image as a data URL. */
const asAddress = (svg: string) =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replaceAll(/[#<>%]/g, encodeURIComponent)}`;

/** A browser with few connections loads scripts in this order, and the smallest would delay the largest. */
function withRuntimeLast(page: string): string {
  // slow expression: the page is our own
  const [tag = '', file] = /\n *<script [^>]*src="([^"]*rolldown-runtime[^"]*)"><\/script>/.exec(page) ?? [];
  const rest = page.replace(tag, '');
  const end = rest.lastIndexOf('</script>') + '</script>'.length;
  return `${rest.slice(0, end)}\n    <link rel="modulepreload" crossorigin href="${file}">${rest.slice(end)}`;
}

/**
 * Returns the chunks with the component of each route: `/board/$id` is in `routes/_app/board/$id.tsx`. A folder in
 * parentheses is not in the URL.
 */
function chunksOf(root: string, bundle: Bundle): Map<string, string[]> {
  const chunks = new Map<string, string[]>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    for (const id of chunk.moduleIds) {
      const [, name] = /^routes\/_app[./](.+)\.tsx\?tsr-split=component/.exec(relative(root, id)) ?? [];
      if (name === undefined) continue;
      const route = `/${name.replaceAll('.', '/').replaceAll(/\([a-z]+\)\//g, '')}`;
      chunks.set(route, [...(chunks.get(route) ?? []), chunk.fileName]);
    }
  }
  return chunks;
}

/** Returns whether a route is shown at an address, or is its layout. */
const isPartOf = (route: string, address: string) =>
  route === address || route === `${address}/index` || address.startsWith(`${route}/`);

/** Returns preload links for chunks, their imports and their styles. */
function linksTo(bundle: Bundle, names: Set<string>): { file: string; link: string }[] {
  const scripts = new Set(names);
  const styles = new Set<string>();
  // Iterating a set includes items added meanwhile.
  for (const name of scripts) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') continue;
    for (const each of chunk.imports) scripts.add(each);
    for (const each of chunk.viteMetadata?.importedCss ?? []) styles.add(each);
  }
  return [
    ...[...styles].map((file) => ({
      file,
      link: `<link rel="preload" as="style" crossorigin href="/${file}">`,
    })),
    ...[...scripts].map((file) => ({ file, link: `<link rel="modulepreload" crossorigin href="/${file}">` })),
  ];
}
