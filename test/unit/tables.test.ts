import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { DIRECTORY } from '../worker/one-database.ts';

interface SourceFile {
  path: string;
  text: string;
}

const root = join(import.meta.dirname, '..', '..', 'src', 'worker');
/** The modules that work on the rows of mail. arrows.test.ts checks their imports. */
const OF_MAIL = ['sending', 'auto-reply', 'rules'];

function ownerOf(path: string): string {
  const owner = /^modules\/([\w-]+)\//.exec(path)?.[1] ?? 'platform';
  return OF_MAIL.includes(owner) ? 'mail' : owner;
}

const files: SourceFile[] = globSync('**/*.ts', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));
/** The owner of each table. Two tables are of SQL alone, and have no schema. */
const owners = new Map([
  ['email_terms', 'mail'],
  ['search_fills', 'mail'],
  ...files.flatMap(({ path, text }) =>
    path.endsWith('schema.ts')
      ? [...text.matchAll(/sqliteTable\(\s*'(\w+)'/g)].map(([, table]) => [table!, ownerOf(path)] as const)
      : [],
  ),
]);

test('each table is declared once', () => {
  expect(owners.size).toBeGreaterThan(50);
  const declared = files.flatMap(({ text }) =>
    [...text.matchAll(/sqliteTable\(\s*'(\w+)'/g)].map(([, name]) => name),
  );
  expect(new Set(declared).size).toBe(declared.length);
});

/** Returns the tables of other modules that the file uses, by name in SQL or by importing their schema. */
function foreignTables({ path, text }: SourceFile): string[] {
  const owner = ownerOf(path);
  const spelled = [...text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE) (\w+)/g)].map(([, table]) => table!);
  const imported = [...text.matchAll(/ from '(\.[^']*schema\.ts)'/g)].map(([, to]) =>
    join(dirname(path), to!),
  );
  return [
    ...spelled.filter((table) => owners.has(table) && owners.get(table) !== owner),
    ...imported.filter((schema) => ownerOf(schema) !== owner),
  ].map((used) => `${path}: ${used}`);
}

/** The only exceptions: `organizations` in the directory, in which the platform finds an organization's home and tags. */
const OF_PLATFORM = ['platform/data/commit/homes.ts', 'platform/tags.ts'].map(
  (path) => `${path}: organizations`,
);

test('a table is used only by its owner', () => {
  expect([...new Set(files.flatMap(foreignTables))].sort()).toEqual(OF_PLATFORM);
});

test.each([
  ['SQL that spells the table of another module', 'modules/tasks/store.ts', 'sql`SELECT 1 FROM emails`'],
  ['SQL that spells a table of the platform', 'modules/tasks/store.ts', 'sql`DELETE FROM audit_log`'],
  [
    'the schema of the platform',
    'modules/tasks/store.ts',
    "import { jobs } from '../../platform/data/schema.ts';",
  ],
  [
    'the schema of another module',
    'modules/tasks/board/store.ts',
    "import { emails } from '../../mail/schema.ts';",
  ],
])('a violation is found: %s', (_, path, text) => {
  expect(foreignTables({ path, text })).toHaveLength(1);
});

/** Returns the tables of organizations into which the file inserts rows without an id. */
function insertsWithoutId({ path, text }: SourceFile): string[] {
  const isNumbered = (variable: string) => numbered.has(`${ownerOf(path)}.${variable}`);
  const raw = [...text.matchAll(/INSERT INTO \$\{(\w+)\} \(\s*(\w+)/g)]
    .filter(([, table, first]) => isNumbered(table!) && first !== 'id')
    .map(([, table]) => table!);
  const built = [...text.matchAll(/\.insert\((\w+)\)\s*\.values\(/g)]
    .filter(([whole, table], i, all) => {
      const start = all[i]!.index + whole.length;
      const values = text.slice(start, all[i + 1]?.index ?? start + 1000);
      // Values in a variable come from the same file.
      return (
        isNumbered(table!) && !/\bid\b/.test(/^\w+\)/.test(values) ? text : values.split('.returning')[0]!)
      );
    })
    .map(([, table]) => table!);
  return [...raw, ...built].map((table) => `${path}: ${table}`);
}

/** The variables of the tables of organizations whose rows have an id of `organization * 2^32 + n`. */
const numbered = new Set(
  files.flatMap(({ path, text }) =>
    path.endsWith('schema.ts')
      ? [...text.matchAll(/const (\w+) = sqliteTable\(\s*'(\w+)',\s*\{\s*id: integer\(\)([^;]*)/g)]
          .filter(([, , table, rest]) => rest!.includes("'organization_id'") && !DIRECTORY.has(table!))
          .map(([, variable]) => `${ownerOf(path)}.${variable}`)
      : [],
  ),
);

test('each row of an organization is inserted with an id of the organization', () => {
  expect(numbered.size).toBeGreaterThan(30);
  expect([...numbered]).toEqual(
    expect.arrayContaining(['platform.jobs', 'platform.auditLog', 'inboxes.inboxes', 'mail.labels']),
  );
  expect(files.flatMap(insertsWithoutId)).toEqual([]);
});

test.each([
  ['SQL', 'platform/work/jobs.ts', `sql\`INSERT INTO \${jobs} (organization_id, kind) VALUES (1, 2)\``],
  [
    'a builder',
    'modules/inboxes/store.ts',
    'db.insert(inboxes).values({ ...fields, organizationId }).returning({ id: inboxes.id })',
  ],
])('a violation is found: an INSERT without an id, by %s', (_, path, text) => {
  expect(insertsWithoutId({ path, text })).toHaveLength(1);
});

/** The store of the audit log, which is in the organization's home; the names shown with it are in the directory. */
const AUDIT_LOG = 'modules/identity/audit-log/store.ts';
/** The files that read the directory because it maps Stripe's customers to organizations. */
const CUSTOMERS = ['modules/billing/customer-store.ts', 'modules/billing/customer.ts'];

/** The files that read the directory because it maps addresses to organizations. */
const CLAIMS = ['claim.ts', 'find-receiver.ts', 'store.ts'].map((file) => `modules/inboxes/claims/${file}`);

/** The files that delete rows in each database. */
const DELETIONS = ['modules/leaving/delete-organization.ts', 'modules/identity/closing/close-user.ts'];

/** The files of moves: the directory stores which organizations move, and their progress. */
const MOVES = ['move.ts', 'run.ts', 'store.ts'].map((file) => `modules/moving/${file}`);

/** The files of YouTube keys: organizations in several databases may have the same one, and share its quota. */
const KEYS = [
  'connection/look-up.ts',
  'detection/poll-key.ts',
  'detection/remove-past-keys.ts',
  'detection/store.ts',
].map((file) => `modules/stream/${file}`);

/** The folders of connections of agents, and what takes work from those that have ended, which are in the directory: they lead to an organization, as API keys do. */
const AGENTS =
  /^modules\/(?:agents\/(?:connect|connections|oauth)\/|leaving\/(?:ended-agents-store|forget-agents)\.ts)/;

/** Returns the uses of a database other than the one of the file's module. */
function wrongDatabases({ path, text }: SourceFile): string[] {
  if (path === 'platform/data/database.ts' || DELETIONS.includes(path)) return [];
  const owner = ownerOf(path);
  const wrong = [/\bctx\.db\b/g];
  if (owner === 'identity' && path !== AUDIT_LOG) wrong.push(/\bdatabase\(/g);
  if (
    !['identity', 'platform'].includes(owner) &&
    ![...CUSTOMERS, ...CLAIMS, ...MOVES, ...KEYS].includes(path) &&
    !AGENTS.test(path)
  )
    wrong.push(/\bdirectory\(/g);
  return wrong.flatMap((use) => text.match(use) ?? []).map((use) => `${path}: ${use}`);
}

test('identity uses the directory, and other modules the database of the organizations', () => {
  expect(files.flatMap(wrongDatabases)).toEqual([]);
});

test.each([
  ['the database of a context', 'modules/tasks/list.ts', 'commit(ctx.db, [])'],
  ['the database in identity', 'modules/identity/members/list.ts', 'commit(database(ctx), [])'],
  ['the directory in another module', 'modules/tasks/list.ts', 'commit(directory(ctx), [])'],
])('a violation is found: %s', (_, path, text) => {
  expect(wrongDatabases({ path, text })).toHaveLength(1);
});
