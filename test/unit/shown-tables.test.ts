import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shownOf } from '../../src/worker/platform/data/shown.ts';

const root = join(import.meta.dirname, '..', '..', 'src', 'worker');
const schemas = globSync('**/*schema.ts', { cwd: root });
await Promise.all(schemas.map((path) => import(join(root, path))));

/** Tables that no page shows, or only together with another table. */
const NOT_SHOWN = new Set([
  // Tables of users or sign-ins.
  'known_devices',
  'login_history',
  'oauth_states',
  'oauth_values',
  'ended_agents',
  'one_time_tokens',
  'provider_accounts',
  'recovery_codes',
  'push_devices',
  'push_keys',
  'second_factors',
  'sessions',
  'sign_in_challenges',
  'sign_in_failures',
  'trusted_devices',
  'welcome_grants',
  // Tables of background work, limits, and progress of reading.
  'address_claims',
  'alias_claims',
  'agent_use',
  'ai_rates',
  'assignee_count_fills',
  'ai_requests',
  'audit_days',
  'billing_checks',
  'booking_changes',
  'calendar_readings',
  'events',
  'idempotency_keys',
  'deleted_emails',
  'emptied_states',
  'installation',
  'jobs',
  'moves',
  'move_changes',
  'positions',
  'notices',
  'notification_cursors',
  'organization_usage',
  'object_sightings',
  'reference_fills',
  'conditions',
  'databases',
  'residents',
  'rule_cursors',
  'sequences',
  'stream_lookups',
  'stripe_events',
  'youtube_keys',
  // Tables written together with the rows that they belong to.
  'attachments',
  'conversation_moves',
  'contact_words',
  'conversation_undos',
  'draft_uploads',
  'email_counts',
  'email_references',
  'email_rests',
  'ai_citations',
  'occasions',
  'report_counts',
  'task_counts',
  'thread_counts',
  'thread_messages',
  // Tables whose rows are in no list before they are used.
  'cards',
  'uploads',
]);

const tables = schemas.flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/sqliteTable\(\s*'(\w+)'/g)].map(([, table]) => table!),
);

test('each table is shown by pages, or listed as one that is not', () => {
  expect(tables.length).toBeGreaterThan(80);
  const undecided = tables.filter((table) => !shownOf(table) && !NOT_SHOWN.has(table));
  expect(undecided, 'declare what pages show of it by `shows` in its schema, or list it here').toEqual([]);
  expect(tables.filter((table) => shownOf(table) && NOT_SHOWN.has(table))).toEqual([]);
  expect([...NOT_SHOWN].filter((table) => !tables.includes(table))).toEqual([]);
});
