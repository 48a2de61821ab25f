/** The test folders below test/worker/modules that cover the source files below each path. The first match counts. */
const TESTS_BY_PATH: [path: string, tests: string[]][] = [
  ['src/worker/modules/billing/', ['billing', 'tokens']],
  ['src/worker/modules/identity/', ['identity']],
  ['src/worker/modules/inboxes/', ['inboxes', 'auto-reply/responder']],
  ['src/lib/message/', ['mail/ingest', 'mail/save', 'sync']],
  ['src/worker/modules/mail/ingest/', ['mail/ingest', 'mail/save', 'sync']],
  ['src/worker/modules/mail/save/', ['mail/ingest', 'mail/save', 'sync']],
  ['src/worker/modules/mail/reading/', ['mail/reading', 'mail/save']],
  ['src/worker/modules/auto-reply/', ['auto-reply']],
  ['src/worker/modules/rules/', ['rules']],
  ['src/worker/modules/mail/downloads/', ['mail/downloads']],
  ['src/worker/modules/mail/search/', ['mail/search']],
  ['src/worker/modules/sending/', ['sending', 'auto-reply/responder', 'auto-reply/replies', 'mail/save']],
  ['src/worker/modules/mail/', ['mail/save', 'mail/reading', 'sending/outgoing']],
  ['src/worker/modules/notices/', ['notices', 'identity/invitations', 'identity/links']],
  ['src/worker/modules/stats/', ['stats']],
  ['src/worker/modules/sync/', ['sync']],
  ['src/worker/modules/tasks/', ['tasks', 'mail/save']],
  ['src/worker/modules/tokens/', ['tokens', 'billing']],
  ['src/worker/modules/webhooks/', ['webhooks']],
  ['src/worker/platform/outside/oauth/', ['identity/google', 'inboxes']],
  ['src/worker/platform/outside/smtp/', ['sending/outgoing', 'inboxes', 'notices']],
  ['src/worker/platform/outside/sidecar', ['sync', 'inboxes']],
  ['src/lib/errors.ts', ['tasks', 'identity/access']],
  ['src/lib/meetings/', ['calendar/suggestions']],
  ['src/lib/safety/', ['ai']],
  ['src/lib/writer/', ['ai']],
  ['src/lib/captions/', ['stream/captions']],
  ['src/lib/observatory/', []],
  ['src/lib/hash.ts', []],
  ['src/lib/', ['calendar']],
  [
    'src/worker/',
    ['tasks', 'identity/access', 'webhooks', 'sync', 'inboxes', 'identity/audit-log', 'auto-reply/responder'],
  ],
];

/** Returns the worker test folders that cover a source file; empty if only unit tests cover it. */
export function relatedTests(file: string): string[] {
  const [path, tests = []] = TESTS_BY_PATH.find(([start]) => file.startsWith(start)) ?? [];
  const folders = tests.map((name) => `test/worker/modules/${name}`);
  return path === 'src/worker/' || file.startsWith('src/worker/platform/')
    ? [...folders, 'test/worker/platform', 'test/worker/jobs.test.ts']
    : folders;
}
