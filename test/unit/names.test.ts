import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const modules = join(root, 'src', 'worker', 'modules');

/** What else the subject of a folder is called on the wire, besides the words of its name. */
const ALSO: Record<string, string[]> = {
  mail: ['email'],
  ai: ['email', 'text', 'thread'],
  accounts: ['email'],
  google: ['social'],
  members: ['organization'],
  invitations: ['member'],
  'two-factor': ['second', 'totp', 'backup', 'code'],
  purchase: ['token'],
  webhook: ['stripe', 'event'],
};

/** Words that say which one, or are only grammar: `listActiveSessions`, `extractFromEmail`. */
const SMALL_WORDS = ['active', 'own', 'other', 'full', 'from'];

/** Operations whose file has another name, and why. */
const EXCEPTIONS: Record<string, [file: string, reason: string]> = {
  getHealth: ['../platform/http/health.ts', 'no module: the route is of the service itself'],
  getApiDocs: ['../platform/http/openapi.ts', 'no module: the route is of the service itself'],
  getSession: ['identity/sessions/sessions.ts', 'what every request does before its route'],
  linkSocial: ['identity/google/sign-in.ts', 'one verb, with another purpose'],
  followResetLink: ['identity/links/reset-password.ts', 'a redirect to the page that then resets it'],
  updateUser: ['identity/profile/update.ts', "better-auth's name for the profile"],
  enableTwoFactor: ['identity/two-factor/set-up.ts', "better-auth's name for the setup"],
  listUserInvitations: ['identity/invitations/list-own.ts', "better-auth's name for one's own"],
  writeEmailResponse: ['ai/generate/reply.ts', 'the same as generateReply, at a path of the specification'],
};

/** The words of a name in camelCase or kebab-case, in the singular. */
function wordsOf(name: string): string[] {
  return name
    .split(/-|(?=[A-Z])/)
    .map((word) =>
      word
        .toLowerCase()
        .replace(/ies$/, 'y')
        .replace(/(?<=x)es$|s$/, ''),
    )
    .filter((word) => !SMALL_WORDS.includes(word));
}

/**
 * Whether a file of the modules is named for the operation: by the verb, and by whatever else the id says that the
 * folders do not say yet. `rotateWebhookSecret` may be `webhooks/endpoints/rotate-secret.ts`.
 */
function isNamedFor(file: string, id: string): boolean {
  const folders = file.split('/');
  const name = wordsOf(folders.pop()!.replace(/\.ts$/, ''));
  const said = folders.flatMap((folder) => [...wordsOf(folder), ...(ALSO[folder] ?? []).flatMap(wordsOf)]);
  const unsaid = (words: string[]) => words.filter((word) => !said.includes(word)).join('-');
  const [verb] = wordsOf(id);
  return [...said, ...name].includes(verb!) && unsaid(name) === unsaid(wordsOf(id));
}

/** The files that the route with this operation id can call: those that its own file imports. */
function calledFor(id: string): string[] {
  const file = globSync('**/*routes.ts', { cwd: modules }).find((each) =>
    readFileSync(join(modules, each), 'utf8').includes(`operationId: '${id}'`),
  );
  if (file === undefined) return [];
  const imports = readFileSync(join(modules, file), 'utf8').matchAll(/from '(\.[^']+)'/g);
  return [...imports].map(([, path]) => posix.join(dirname(file), path!));
}

function operationIds(): string[] {
  const printed = execFileSync(join(root, 'node_modules', '.bin', 'node'), ['src/dev/openapi.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const { paths } = JSON.parse(printed) as { paths: Record<string, Record<string, { operationId: string }>> };
  return Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
}

test('every route calls a file named for its operation, or is an exception', () => {
  const ids = operationIds();
  expect(ids.length).toBeGreaterThan(100);
  const unnamed = ids.filter((id) => !calledFor(id).some((file) => isNamedFor(file, id)));
  expect(unnamed.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});

test.each(Object.values(EXCEPTIONS))('the file of an exception exists: %s, %s', (file) => {
  expect(existsSync(join(modules, file))).toBe(true);
});

test.each([
  ['webhooks/endpoints/rotate-secret.ts', 'rotateWebhookSecret', true],
  ['tasks/update.ts', 'updateTask', true],
  ['tasks/update-task.ts', 'updateTask', true],
  ['ai/generate/reply.ts', 'generateReply', true],
  ['tasks/history.ts', 'listTaskHistory', false],
  ['tasks/list.ts', 'listTaskHistory', false],
  ['mail/auto-replies/replies.ts', 'sendAutoReply', false],
  ['tokens/usage/balance.ts', 'getTokenBalance', false],
])('%s for %s: %s', (file, id, expected) => {
  expect(isNamedFor(file, id)).toBe(expected);
});
