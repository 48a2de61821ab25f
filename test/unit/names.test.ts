import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';

const root = join(import.meta.dirname, '..', '..');
const modules = join(root, 'src', 'worker', 'modules');

/**
 * Operations that share a file, named after the shortest of their names, which is the value here: better-auth's and
 * Herald's own paths, and the paths of the specification for the same thing.
 */
const SHARED: Record<string, string> = {
  listActiveSessions: 'listSessions',
  revokeActiveSession: 'revokeSession',
  revokeOtherSessions: 'revokeSessions',
  changeOwnPassword: 'changePassword',
  updateUser: 'updateProfile',
  enableTwoFactor: 'setUpSecondFactor',
  disableTwoFactor: 'disableSecondFactor',
  verifyTotp: 'verifySecondFactor',
  verifyBackupCode: 'verifySecondFactor',
  writeEmailResponse: 'generateReply',
  updateVoiceOfPlatform: 'updateVoice',
  createSecurityAudit: 'createAudit',
  listSecurityAudits: 'listAudits',
  getSecurityAudit: 'getAudit',
  getSecurityAuditReport: 'getAuditReport',
  deleteSecurityAudit: 'deleteAudit',
};

/** Operations without a file of their name, and why. */
const EXCEPTIONS: Record<string, [file: string, reason: string]> = {
  getHealth: ['../platform/http/health.ts', 'no module: the route is of the service itself'],
  getApiDocs: ['../platform/http/openapi.ts', 'no module: the route is of the service itself'],
  getSession: ['identity/sessions/sessions.ts', 'what every request does before its route'],
  linkSocial: ['identity/google/sign-in-social.ts', 'the same verb, with another purpose'],
  analyzeSite: ['audits/running/analyze-site.ts', 'the route of one module calls another'],
  followResetLink: ['identity/passwords/reset.ts', 'a redirect to the page that then resets it'],
};

/** Returns the words of a name in camelCase or kebab-case. */
function wordsOf(name: string): string[] {
  return name.split(/-|(?=[A-Z])/).map((word) => word.toLowerCase());
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<=x)es$|s$/, '');
}

/**
 * Returns the file of an operation in a folder of the modules: its id, without the words in the folders of the path,
 * singular or plural. The verb, which is the first word, always stays.
 */
function fileFor(id: string, folder: string): string {
  const said = folder.split('/').flatMap(wordsOf).map(singular);
  const [verb, ...others] = wordsOf(id);
  const name = [verb, ...others.filter((word) => !said.includes(singular(word)))].join('-');
  return `${folder}/${name}.ts`;
}

/** Returns the files of modules that the route with this operation id can call: those that its own file imports. */
function calledFor(id: string): string[] {
  const file = globSync('**/*routes.ts', { cwd: modules }).find((each) =>
    readFileSync(join(modules, each), 'utf8').includes(`operationId: '${id}'`),
  );
  if (file === undefined) return [];
  const paths = importsOf(posix.join('src/worker/modules', file));
  return paths
    .map((path) => posix.relative('src/worker/modules', path))
    .filter((path) => !path.startsWith('..'));
}

/** Returns the files named after an operation among those that a route can call. */
function namedFor(id: string, called: string[]): string[] {
  return called.filter((file) => file === fileFor(id, dirname(file)));
}

function operationIds(): string[] {
  const printed = execFileSync(join(root, 'node_modules', '.bin', 'node'), ['src/dev/commands/openapi.ts'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 2 ** 20,
  });
  const { paths } = JSON.parse(printed) as { paths: Record<string, Record<string, { operationId: string }>> };
  return Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
}

test('every route calls a file named for its operation, shares one, or is an exception', () => {
  const ids = operationIds();
  expect(ids.length).toBeGreaterThan(100);
  const unnamed = ids.filter((id) => namedFor(id, calledFor(id)).length !== 1);
  expect(unnamed.toSorted()).toEqual([...Object.keys(SHARED), ...Object.keys(EXCEPTIONS)].toSorted());
});

test.each(Object.entries(SHARED))('%s shares the file of %s, which has the shorter name', (id, namesake) => {
  const [file = ''] = namedFor(namesake, calledFor(id));
  expect(existsSync(join(modules, file))).toBe(true);
  expect(file.length).toBeLessThan(fileFor(id, dirname(file)).length);
});

test.each(Object.values(EXCEPTIONS))('the file of an exception exists: %s, %s', (file) => {
  expect(existsSync(join(modules, file))).toBe(true);
});

test.each([
  ['rotateWebhookSecret', 'webhooks/endpoints', 'webhooks/endpoints/rotate-secret.ts'],
  ['listWebhookDeliveries', 'webhooks/delivery', 'webhooks/delivery/list.ts'],
  ['updateTask', 'tasks', 'tasks/update.ts'],
  ['listTaskHistory', 'tasks', 'tasks/list-history.ts'],
  ['analyzeEmail', 'ai/insight', 'ai/insight/analyze-email.ts'],
  ['generateReply', 'ai/generate', 'ai/generate/generate-reply.ts'],
  ['sendAutoReply', 'auto-reply/replies', 'auto-reply/replies/send.ts'],
  ['sendEmail', 'sending/outgoing', 'sending/outgoing/send-email.ts'],
  ['createApiKey', 'identity/api-keys', 'identity/api-keys/create.ts'],
])('%s in %s is %s', (id, folder, file) => {
  expect(fileFor(id, folder)).toBe(file);
});
