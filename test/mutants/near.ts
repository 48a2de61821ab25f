/** Tests in workerd that call what stands under a path, the nearest first. Unit tests are found by their imports. */
const NEAR: [path: string, tests: string[]][] = [
  ['src/worker/modules/automation/', ['webhooks']],
  ['src/worker/modules/billing/', ['billing', 'tokens']],
  ['src/worker/modules/identity/', ['identity', 'access']],
  ['src/worker/modules/inboxes/', ['inboxes', 'responder']],
  ['src/worker/modules/mail/ingest/', ['mail', 'automatic', 'sync']],
  ['src/worker/modules/mail/reading/', ['mail-reading', 'mail']],
  ['src/worker/modules/mail/search/', ['search']],
  ['src/worker/modules/mail/sending/', ['sending', 'responder', 'automatic']],
  ['src/worker/modules/mail/', ['mail', 'mail-reading', 'sending']],
  ['src/worker/modules/notices/', ['notices', 'identity/organizations', 'identity/reset-password']],
  ['src/worker/modules/responder/', ['responder']],
  ['src/worker/modules/stats/', ['stats']],
  ['src/worker/modules/sync/', ['sync']],
  ['src/worker/modules/tasks/', ['tasks', 'automatic']],
  ['src/worker/modules/tokens/', ['tokens', 'billing']],
  ['src/worker/platform/oauth/', ['identity/social', 'inboxes']],
  ['src/worker/platform/smtp/', ['sending', 'inboxes', 'notices']],
  ['src/worker/platform/sidecar', ['sync', 'inboxes']],
  ['src/worker/jobs.ts', ['jobs', 'responder']],
  [
    'src/worker/',
    ['jobs', 'tasks', 'access', 'webhooks', 'sync', 'inboxes', 'body-limit', 'identity/audit-log'],
  ],
];

/** The folders and files of test/worker near a source file, or none where only unit tests call it. */
export function nearTests(file: string): string[] {
  const [, tests = []] = NEAR.find(([path]) => file.startsWith(path)) ?? [];
  return tests.map((name) => `test/worker/${name}`);
}
