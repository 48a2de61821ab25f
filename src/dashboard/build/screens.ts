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

/** What screens ask the API for first, when their address has no query. `_` is the id in it. */
const FIRST_CALLS: Record<string, string[]> = {
  '/mail': [SESSION, addressOf('/api/threads', { query: toListQuery({}) })],
  '/board': [SESSION, ...columns],
  '/audits/$id': [SESSION, '/api/audits/_'],
};

/**
 * Makes a page for each screen, below `pages`: it asks for the scripts, styles and first data of its screen at once. With
 * `index.html` alone, the browser learns of them when the router runs. An id in an address is `_` in the name of the page.
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

/** Links that ask for the first data; the Worker leaves them out where they would not be used. */
function callsOf(address: string): string {
  return (FIRST_CALLS[address] ?? [])
    .map(
      (call) => `    <link rel="preload" as="fetch" crossorigin href="${call.replaceAll('&', '&amp;')}">\n`,
    )
    .join('');
}

/**
 * Puts the first style sheet into the page, so that the first paint waits for no other file. Its link stays, without being
 * loaded: a script that needs the sheet looks for it before it adds one, which would then stand behind the sheet of all
 * styles. A browser that looks ahead for what to load knows of `media`, not of `disabled`.
 */
function withFirstStyles(page: string, bundle: Bundle): string {
  // slow expression: the page is our own
  return page.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/, (link, name: string) => {
    const sheet = bundle[name];
    if (sheet?.type !== 'asset') throw new Error(`there is no ${name}`);
    return `${link.replace('>', ' media="not all" disabled>')}\n    <style>${String(sheet.source)}</style>`;
  });
}

/** An image as an address, for which nobody asks a server. */
const asAddress = (svg: string) =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replaceAll(/[#<>%]/g, encodeURIComponent)}`;

/** A browser with few connections asks for the scripts in this order, and the smallest would hold the largest up. */
function withRuntimeLast(page: string): string {
  // slow expression: the page is our own
  const [tag = '', file] = /\n *<script [^>]*src="([^"]*rolldown-runtime[^"]*)"><\/script>/.exec(page) ?? [];
  const rest = page.replace(tag, '');
  const end = rest.lastIndexOf('</script>') + '</script>'.length;
  return `${rest.slice(0, end)}\n    <link rel="modulepreload" crossorigin href="${file}">${rest.slice(end)}`;
}

/** The chunks with the component of each route: `/board/$id` is in `routes/_app/board.$id.tsx`. */
function chunksOf(root: string, bundle: Bundle): Map<string, string[]> {
  const chunks = new Map<string, string[]>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    for (const id of chunk.moduleIds) {
      const [, name] = /^routes\/_app[./](.+)\.tsx\?tsr-split=component/.exec(relative(root, id)) ?? [];
      if (name === undefined) continue;
      const route = `/${name.replaceAll('.', '/')}`;
      chunks.set(route, [...(chunks.get(route) ?? []), chunk.fileName]);
    }
  }
  return chunks;
}

/** Whether a route is what an address shows, or the frame of it. */
const isPartOf = (route: string, address: string) =>
  route === address || route === `${address}/index` || address.startsWith(`${route}/`);

/** Links that ask for chunks, whatever they import, and their styles. */
function linksTo(bundle: Bundle, names: Set<string>): { file: string; link: string }[] {
  const scripts = new Set(names);
  const styles = new Set<string>();
  // A set goes on to what is added meanwhile.
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
