import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '../../src/dev/migrate.ts';
import { clientOf, signUp } from '../client.ts';
import { startServer } from '../server.ts';

/** In CPU milliseconds: what a first call may take longer than the second. */
const BAR = 150;
const RUNS = 2;
/** The time for the mails and jobs of a new account. */
const SETTLE_MS = 3000;

export interface FirstCall {
  call: string;
  /** CPU milliseconds of workerd until the response, the least of the runs. */
  first: number;
  second: number;
  bar: number;
  ok: boolean;
}

const emailOf = (name: string) => ({
  message_id: `<${name}@example.com>`,
  from_address: 'kim@example.com',
  to_address: 'info@company.example',
  subject: 'A question',
  body_text: 'Shall we meet on Monday at 10 in our office?',
});

/** A call for each part of the Worker that is loaded when it is needed. */
const callsOf = (emailId: number): [method: string, path: string, body?: object][] => [
  ['GET', '/api/auth/get-session'],
  ['GET', '/api/emails?limit=50'],
  ['GET', '/api/threads/counts'],
  ['GET', `/api/emails/${emailId}/images?url=https://example.com/a.png`],
  ['DELETE', '/api/emails/1'],
  ['GET', '/api/tasks'],
  ['GET', '/api/drafts'],
  ['GET', '/api/inboxes'],
  ['GET', '/api/tags'],
  ['GET', '/api/rules'],
  ['GET', '/api/sync/status'],
  ['GET', '/api/auto-responder/status'],
  ['GET', '/api/canned-replies'],
  ['GET', '/api/ai/usage'],
  ['POST', '/api/ai/generate/compose', { instructions: 'Invite Kim to the meeting on Monday.' }],
  ['GET', '/api/automation/model-info'],
  ['GET', '/api/stream/status'],
  ['GET', '/api/audits'],
  ['GET', '/api/calendar/events?from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z'],
  ['POST', '/api/calendar/detect', { email_id: emailId }],
  ['GET', '/api/stats'],
  ['GET', '/api/reports'],
  ['GET', '/api/exports'],
  ['GET', '/api/webhooks'],
  ['GET', '/api/notifications'],
  ['GET', '/api/settings/limits'],
  ['GET', '/api/settings/retention'],
  ['GET', '/api/settings/tokens/balance'],
  ['GET', '/api/settings/billing/plans'],
  ['GET', '/api/live/version'],
  ['GET', '/api/health'],
  ['GET', '/api-docs'],
  [
    'POST',
    '/api/send-email',
    { from_inbox: 'Info', to: 'kim@example.com', subject: 'An answer', body: '<p>At nine.</p>' },
  ],
  ['POST', '/api/emails', emailOf('b')],
  // Cron, which loads the work of all modules.
  ['GET', '/cdn-cgi/local/scheduled'],
];

/** Calls each part twice in a new Worker, and this some times. */
export async function measureFirstCalls(
  script: string,
  progress: (message: string) => void,
): Promise<FirstCall[]> {
  const runs: Omit<FirstCall, 'bar' | 'ok'>[][] = [];
  for (let run = 1; run <= RUNS; run++) {
    progress(`first calls, run ${run}`);
    runs.push(await callAll(script));
  }
  return runs[0]!.map(({ call }, i) => {
    const first = Math.min(...runs.map((calls) => calls[i]!.first));
    const second = Math.min(...runs.map((calls) => calls[i]!.second));
    return { call, first, second, bar: BAR, ok: first - second <= BAR };
  });
}

async function callAll(script: string) {
  const state = mkdtempSync(join(tmpdir(), 'herald-first-calls-'));
  await migrate(state);
  const { cookie, emailId } = await prepare(script, state);
  const server = await startServer(script, state);
  try {
    const timeOf = async (method: string, path: string, body?: object) => {
      const before = server.cpu()!;
      const response = await fetch(`${server.origin}${path}`, {
        method,
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (response.status === 400 || response.status === 500) throw new Error(`${method} ${path}: ${text}`);
      return server.cpu()! - before;
    };
    const calls = [];
    for (const [method, path, body] of callsOf(emailId)) {
      const first = await timeOf(method, path, body);
      const second = await timeOf(method, path, body);
      calls.push({ call: `${method} ${path.replace(/\?.*/, '')}`, first, second });
    }
    // Each card is drawn once.
    const card = '/api/stream/milestone-card';
    const first = await timeOf('POST', card, { subscriber_count: 1000 });
    const second = await timeOf('POST', card, { subscriber_count: 2000 });
    calls.push({ call: `POST ${card}`, first, second });
    return calls;
  } finally {
    await server.stop();
    rmSync(state, { recursive: true, maxRetries: 5 });
  }
}

/** Signs up and saves an email in another process, as what follows loads the work of all modules. */
async function prepare(script: string, state: string): Promise<{ cookie: string; emailId: number }> {
  const server = await startServer(script, state);
  try {
    const cookie = await signUp(server.origin);
    const saved = await clientOf(server.origin, cookie, 1).text('POST', '/api/emails', emailOf('a'));
    await wait(SETTLE_MS);
    return { cookie, emailId: JSON.parse(saved).id };
  } finally {
    await server.stop();
  }
}
