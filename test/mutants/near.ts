import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from '../unit/imports.ts';

const root = join(import.meta.dirname, '..', '..');
/** The imports of each file of the worker and of the library, by the file that they import. */
let users: Partial<Record<string, { used: string; user: string }[]>> | undefined;
const MODULE = /^src\/worker\/modules\/([^/]+)(\/[^/]+)?\//;

/** Tests of many modules, for what all modules use. */
const OF_ALL = [
  'modules/tasks',
  'modules/identity/access',
  'modules/webhooks',
  'modules/sync',
  'modules/inboxes',
  'modules/identity/audit-log',
  'modules/auto-reply/responder',
  'platform',
  'jobs.test.ts',
];

/** Tests of the service as a whole, for the files that put it together. */
const OF_SERVICE = ['app.test.ts', 'lazy-routes.test.ts', 'tick.test.ts', 'modules/agents/oauth'];

/** What half of the modules import, with the tests that show most of it. */
const OF_LIBRARY: Record<string, string[]> = {
  'src/lib/errors.ts': ['modules/tasks', 'modules/identity/access'],
  'src/lib/hash.ts': [],
  'src/lib/language.ts': ['modules/notices', 'modules/identity/accounts', 'modules/identity/profile'],
  'src/lib/message/': ['modules/mail/ingest', 'modules/mail/save', 'modules/sync'],
  'src/lib/tags.ts': ['modules/tags', 'modules/mail/save', 'modules/mail/ingest'],
};

/** Tests of other modules that show what a module does. */
const FURTHER: Record<string, string[]> = {
  'src/worker/modules/billing/': ['modules/tokens'],
  'src/worker/modules/inboxes/': ['modules/auto-reply/responder'],
  'src/worker/modules/mail/ingest/': ['modules/sync'],
  'src/worker/modules/mail/save/': ['modules/sync'],
  'src/worker/modules/notices/': ['modules/identity/invitations', 'modules/identity/links'],
  'src/worker/modules/sending/': ['modules/auto-reply', 'modules/mail/save'],
  'src/worker/modules/tasks/': ['modules/mail/save'],
  'src/worker/modules/tokens/': ['modules/billing'],
  'src/worker/platform/outside/oauth/': ['modules/identity/google'],
  'src/worker/platform/outside/smtp/': ['modules/sending/outgoing', 'modules/notices'],
};

/** Returns the worker tests that cover a source file; empty if only unit tests cover it. */
export function relatedTests(file: string): string[] {
  return testsOf(file).map((name) => `test/worker/${name}`);
}

function testsOf(file: string): string[] {
  if (file.startsWith('src/lib/')) return entryOf(OF_LIBRARY, file) ?? testsOfUsers(file);
  if (!file.startsWith('src/worker/')) return [];
  const further = entryOf(FURTHER, file) ?? [];
  const [, module] = MODULE.exec(file) ?? [];
  if (module) return [`modules/${module}`, ...further];
  return [...OF_ALL, ...further, ...(file.startsWith('src/worker/platform/') ? [] : OF_SERVICE)];
}

/** Returns the entry for the path that a file has or begins with. */
function entryOf(entries: Record<string, string[]>, file: string): string[] | undefined {
  return Object.entries(entries).find(([path]) => file.startsWith(path))?.[1];
}

/** Returns the tests of the folders of modules that use a file of the library, directly or through others of it. */
function testsOfUsers(file: string): string[] {
  const used = new Set([file]);
  const folders = new Set<string>();
  const modules = new Set<string>();
  for (const each of used) {
    for (const user of usersOf(each)) {
      const [, module, folder] = MODULE.exec(user) ?? [];
      if (user.startsWith('src/lib/')) used.add(user);
      else if (module) {
        modules.add(module);
        if (folder) folders.add(module + folder);
      }
    }
  }
  return [...modules].flatMap((module) => {
    const tested = [...folders].filter(
      (folder) => folder.startsWith(`${module}/`) && existsSync(join(root, 'test/worker/modules', folder)),
    );
    return (tested.length > 0 ? tested : [module]).map((name) => `modules/${name}`);
  });
}

/** Returns the files of the worker and of the library that import a file. */
function usersOf(file: string): string[] {
  users ??= Object.groupBy(
    execFileSync('git', ['ls-files', 'src/lib/*.ts', 'src/worker/*.ts'], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n')
      .flatMap((user) => importsOf(user).map((used) => ({ used, user }))),
    ({ used }) => used,
  );
  return (users[file] ?? []).map(({ user }) => user);
}
