import { join, relative } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig, type Plugin } from 'vite';
import { icons } from './build/icons.ts';
import { installed } from './build/installed.ts';
import { screens } from './build/screens.ts';

const root = import.meta.dirname;
const worker = `http://localhost:${process.env['PORT'] ?? 8787}`;

/** The components that mail loads first. */
const FIRST = new Set([
  ...['__root', '_app', '_app/mail', '_app/mail/index'].map((name) => `routes/${name}.tsx`),
  ...['badge', 'button', 'failure', 'fields/choice', 'fold', 'keys', 'label', 'menu', 'states', 'toast'].map(
    (name) => `ui/${name}.tsx`,
  ),
  ...['navigation/account', 'navigation/bottom-bar', 'navigation/sidebar', 'offline', 'shell'].map(
    (name) => `features/shell/${name}.tsx`,
  ),
  'features/session/session-ended.tsx',
  'features/session/signed-in.tsx',
  'features/compose/host.tsx',
  'features/mail/actions/items.tsx',
  'features/notifications/bell.tsx',
  'features/mail/nav/lazy.tsx',
  'features/mail/nav/mail-nav.tsx',
  'features/mail/find/lazy.tsx',
  ...['bulk-bar', 'list-body', 'mail-screen', 'row', 'rows', 'search-field', 'size/divider', 'toolbar'].map(
    (name) => `features/mail/list/${name}.tsx`,
  ),
]);

/**
 * Generates two style sheets: `first.css` with the classes of the components in `FIRST`, which the page loads first,
 * and `all.css` with all classes, which is loaded with any other component. It repeats those of the first sheet,
 * because later rules take precedence. The build fails if `FIRST` lacks a component.
 */
function styleSheets(): Plugin {
  const isComponent = (id: string) =>
    // slow expression: names of our own files
    /\/src\/dashboard\/(?:(?:features|ui)\/[^?]*\.tsx|routes\/.*\?tsr-split=)/.test(id);
  return {
    name: 'herald:style-sheets',
    enforce: 'pre',
    transform(code, id) {
      const [path] = id.split('?') as [string];
      if (path === join(root, 'first.css')) {
        return `${code}\n${[...FIRST].map((file) => `@source "./${file}";`).join('\n')}`;
      }
      if (!isComponent(id) || FIRST.has(relative(root, path))) return null;
      return { code: `import '${join(root, 'all.css')}';${code}`, map: null };
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ name }) => name === 'frame' || name === 'mail');
      const missing = chunks
        .flatMap((chunk) => ('moduleIds' in chunk ? chunk.moduleIds : []))
        .map((id) => ({ id, file: relative(root, id.split('?')[0]!) }))
        .filter(({ id, file }) => isComponent(id) && !FIRST.has(file));
      if (missing.length > 0) this.error(`FIRST lacks ${missing.map(({ file }) => file).join(', ')}`);
    },
  };
}

/** Has the browser fetch the font with the scripts: text that waits for it would be drawn in another. */
function preloadFont(): Plugin {
  return {
    name: 'herald:font',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((each) => each.includes('/geist-latin-wght-normal-'));
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` };
        return file ? [{ tag: 'link', attrs }] : [];
      },
    },
  };
}

export default defineConfig({
  root,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: `${root}/routes`,
      generatedRouteTree: `${root}/route-tree.gen.ts`,
      quoteStyle: 'single',
      semicolons: true,
    }),
    icons(root),
    styleSheets(),
    tailwindcss(),
    screens(root),
    preloadFont(),
    installed(root),
  ],
  // Preact includes it.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    assetsDir: 'assets',
    sourcemap: false,
    target: 'es2024',
    // The first versions with CSS anchor positioning, which menus need.
    cssTarget: ['chrome125', 'firefox147', 'safari26'],
    modulePreload: {
      polyfill: false,
      // Scripts need not preload files that every page has.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => !/\/(?:frame|libraries|preact|rolldown-runtime)-/.test(file)),
    },
    rolldownOptions: {
      // Libraries mark what runs in a browser alone, which is all of it here.
      onLog(level, log, handle) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
      // Importing one of our modules does nothing by itself, so an index.ts brings only what is used of it. Libraries say
      // themselves what they do.
      treeshake: {
        moduleSideEffects: [
          // slow expression: names of our own files
          { test: /\/src\/dashboard\/.*\/first-german\.ts$/, sideEffects: true },
          { test: /\/src\/dashboard\/(?:api|features|lib|ui)\//, sideEffects: false },
        ],
      },
      output: {
        // The first load of every screen, and mail after it: a few files are smaller than twenty.
        codeSplitting: {
          includeDependenciesRecursively: true,
          groups: [
            // The browser downloads and compiles one of two library chunks while it still reads the other.
            {
              name: 'preact',
              test: /rolldown\/runtime|\/node_modules\/(?:preact|react|react-dom|use-sync-external-store)\//,
              priority: 4,
            },
            {
              name: 'libraries',
              test: /\/node_modules\/(?:openapi-[^/]*|@tanstack)\/(?!.*(?:queriesObserver|useQueries|useLocation)\.)/,
              priority: 3,
            },
            {
              name: 'frame',
              test: /\/dashboard\/(?:main\.tsx$|lib\/loading\/after-paint\.|ui\/(?:fields\/choice|label|page\/title|states)\.|lib\/(?:format|kept)\.|api\/patch\.)|\/icons\/(?:alarm-clock|arrow-up|bookmark|check-check|chevron-down|circle-check|circle-dashed|corner-up-(?:left|right)|ellipsis|mail-open|mails|paperclip|pen-line|plus|send|shield-exclamation-point|trash(?:-2)?|user|user-x)\.|\/routes\/_app\.tsx\?tsr-split=component/,
              priority: 2,
            },
            {
              name: 'mail',
              test: /\/routes\/_app\/mail(?:\/index)?\.tsx\?tsr-split=component/,
              priority: 1,
            },
            // The shared modules of most other screens.
            {
              name: 'kit',
              test: /\/dashboard\/(?:ui\/(?:dialog|fields\/(?:field|picker-button)|page\/(?:page|painted)|time\/(?:now|time))\.|lib\/(?:label-colors|text\/kit\/(?:colors|dates)|time\/weeks|zones)\.)|\/icons\/(?:chevron-left|chevron-right|clock)\./,
              priority: 1.5,
            },
            {
              name: 'tasks',
              test: /\/dashboard\/(?:lib\/text\/tasks\/tasks\.|features\/tasks\/(?!date-chooser))/,
              priority: 1.4,
            },
            // Fields that some screens have, and dialogs of others.
            {
              name: 'dates',
              test: /\/dashboard\/(?:ui\/time\/(?:(?:date|time|written)-field|month-grid)|lib\/time\/(?:typed-time|written))\./,
              priority: 1.2,
            },
            {
              name: 'parts',
              test: /\/dashboard\/ui\/(?:fields\/(?:combo-field|marked|matches|suggestions)|time\/zone-field)\./,
              priority: 1.3,
            },
            // Each has 200 bytes.
            { name: 'icons', test: /\/lucide-react\//, minShareCount: 2, priority: 0.5 },
            { name: 'board', test: /\/routes\/_app\/board\.tsx\?tsr-split=component/, priority: 0.2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      // The client's own modules are in a folder of the same name.
      '/api': {
        target: worker,
        ws: true,
        bypass: ({ url }) => (/\.tsx?(?:\?|$)/.test(url ?? '') ? url : undefined),
      },
    },
  },
});
