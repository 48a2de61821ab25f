import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '../../src/dev/migrate.ts';
import { signUp } from '../client.ts';
import { startServer } from '../server.ts';

/** In milliseconds: what a first call may take longer than the second. */
const BAR = 150;
const RUNS = 3;

export interface FirstCall {
  call: string;
  /** Milliseconds until the response, the least of the runs. */
  first: number;
  second: number;
  bar: number;
  ok: boolean;
}

/** A call for each part of the Worker that is loaded when it is needed. */
const CALLS: [method: string, path: string, body?: object][] = [
  // Cron, which loads the work of all modules.
  ['GET', '/cdn-cgi/local/scheduled'],
  ['GET', '/api/auth/get-session'],
  ['GET', '/api/emails?limit=50'],
  ['GET', '/api/threads/counts'],
  [
    'POST',
    '/api/emails',
    {
      message_id: '<a@example.com>',
      from_address: 'kim@example.com',
      to_address: 'info@company.example',
      subject: 'A question',
      body_text: 'When do you open?',
    },
  ],
  ['GET', '/api/emails/1/raw'],
  ['DELETE', '/api/emails/1'],
  ['GET', '/api/tasks'],
  ['GET', '/api/drafts'],
  [
    'POST',
    '/api/send-email',
    { from_inbox: 'Info', to_email: 'kim@example.com', subject: 'An answer', body: '<p>At nine.</p>' },
  ],
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
  ['GET', '/api/calendar/events'],
  ['POST', '/api/calendar/detect', { text: 'Shall we meet on Monday at 10 in our office?' }],
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
  const server = await startServer(script, state);
  try {
    const cookie = await signUp(server.origin);
    // The mails and jobs that this has caused.
    await wait(3000);
    const timeOf = async (method: string, path: string, body?: object) => {
      const began = performance.now();
      const response = await fetch(`${server.origin}${path}`, {
        method,
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      await response.arrayBuffer();
      return performance.now() - began;
    };
    const calls = [];
    for (const [method, path, body] of CALLS) {
      const first = await timeOf(method, path, body);
      const second = await timeOf(method, path, body);
      calls.push({ call: `${method} ${path}`, first, second });
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
