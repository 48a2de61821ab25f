import { relative } from 'node:path';
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
      const page = withFirstStyles(String(index.source), bundle);
      index.source = page;
      const addresses = addressesOf(root, bundle);
      for (const address of addresses.keys()) {
        // Today has no address of its own, and is no frame of the others.
        const outer = [...addresses.keys()].filter(
          (each) => each === address || (each !== '' && address.startsWith(`${each}/`)),
        );
        const links = linksTo(bundle, new Set(outer.flatMap((each) => addresses.get(each)!)));
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
 * loaded: a script that needs the sheet looks for it before it adds one.
 */
function withFirstStyles(page: string, bundle: Bundle): string {
  // slow expression: the page is our own
  return page.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/, (link, name: string) => {
    const sheet = bundle[name];
    if (sheet?.type !== 'asset') throw new Error(`there is no ${name}`);
    return `${link.replace('>', ' disabled>')}\n    <style>${String(sheet.source)}</style>`;
  });
}

/** The chunks with the component of each address: `/board/$id` is in `routes/_app/board.$id.tsx`. */
function addressesOf(root: string, bundle: Bundle): Map<string, string[]> {
  const addresses = new Map<string, string[]>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    for (const id of chunk.moduleIds) {
      const [, name] = /^routes\/_app[./](.+)\.tsx\?tsr-split=component/.exec(relative(root, id)) ?? [];
      if (name === undefined) continue;
      const address = `/${name.replaceAll('.', '/')}`.replace(/\/index$/, '');
      addresses.set(address, [...(addresses.get(address) ?? []), chunk.fileName]);
    }
  }
  return addresses;
}

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
