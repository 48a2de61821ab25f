import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, test } from 'vitest';
import { type Herald, signUp, startHerald, stateFolder, until } from './herald.ts';

const EMAILS = 200;

const state = stateFolder();
afterAll(state.remove);

interface SavedEvent {
  type: string;
  data: { email_id: number; subject: string };
}

/**
 * Starts a receiver that fails half of the calls: of three events, it accepts one at the first attempt, one at the
 * second and one at the third. It fails by returning 500, by disconnecting, and twice by not responding.
 */
async function startReceiver() {
  const sockets = new Set<Socket>();
  const calls = new Map<string, number>();
  const accepted: { id: string; body: string; headers: IncomingHttpHeaders }[] = [];
  let silentCount = 0;

  function answer(id: string, response: ServerResponse): boolean {
    const call = (calls.get(id) ?? 0) + 1;
    calls.set(id, call);
    const number = Number(id.replace('evt_', ''));
    if (call > number % 3) {
      response.writeHead(204).end();
      return true;
    }
    if (number % 70 === 1 && call === 1 && silentCount < 2) silentCount++;
    else if (number % 2 === 0) response.socket?.destroy();
    else response.writeHead(500).end('not today');
    return false;
  }

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const id = String(request.headers['webhook-id']);
      if (request.url === '/moved') response.writeHead(302, { location: '/hooks' }).end();
      else if (request.url === '/rude') request.socket.destroy();
      else if (request.url === '/silent') return;
      else if (request.url === '/endless') response.writeHead(500).write('x'.repeat(5000));
      else if (id.startsWith('evt_test_')) response.writeHead(204).end();
      else if (answer(id, response)) accepted.push({ id, body, headers: request.headers });
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accepted,
    calls,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Fires the cron trigger, which otherwise fires every three minutes. */
async function runCron(herald: Herald): Promise<void> {
  await fetch(`${herald.origin}/cdn-cgi/handler/scheduled?cron=*/3+*+*+*+*`)
    .then((response) => response.text())
    .catch(() => 'the Worker is restarting');
}

test('200 events reach a receiver that fails half of the calls, despite a crash, each effectively once', async () => {
  const herald = await startHerald(state.path, { DEMO: '0' });
  const receiver = await startReceiver();
  try {
    const user = await signUp(herald.origin, 'owner@example.com');
    const { id, secret } = await user.post<{ id: number; secret: string }>('/api/webhooks', {
      url: `${receiver.origin}/hooks`,
      events: ['email.saved'],
    });
    expect(await user.post(`/api/webhooks/${id}/test`)).toMatchObject({ success: true, status_code: 204 });

    const emails = Array.from({ length: EMAILS }, (_, i) => ({
      message_id: `<${i}@webhooks.example.com>`,
      from_address: 'kim@example.com',
      to_address: 'support@example.com',
      subject: `Order ${i}`,
      body_text: 'Where is it?',
    }));
    const queue = emails.values();
    const subjects = new Map<number, string>();
    const poster = async () => {
      for (const email of queue) {
        // Safe to repeat while the Worker restarts, because the Message-ID makes it idempotent.
        const stored = await until(`${email.subject} to be saved`, 120, () =>
          user.post<{ id: number }>('/api/emails', email).catch(() => null),
        );
        subjects.set(stored.id, email.subject);
      }
    };
    const crash = async () => {
      await until('the first 40 events', 120, async () => receiver.accepted.length >= 40);
      herald.kill('worker');
    };
    await Promise.all([...Array.from({ length: 5 }, poster), crash()]);
    expect(subjects.size).toBe(EMAILS);

    const ids = () => new Set(receiver.accepted.map((call) => call.id));
    await until('all events', 400, async () => {
      await runCron(herald);
      return ids().size >= EMAILS;
    });

    const library = new Webhook(secret);
    const effects = new Map<string, SavedEvent>();
    for (const { id: eventId, body, headers } of receiver.accepted) {
      const event = library.verify(body, headers as Record<string, string>) as SavedEvent;
      // A repeated event has the same content.
      expect(effects.get(eventId) ?? event).toEqual(event);
      effects.set(eventId, event);
    }
    const received = [...effects.values()].map(({ data }) => [data.email_id, data.subject] as const);
    expect(received).toHaveLength(EMAILS);
    expect(new Map(received)).toEqual(subjects);
    // Only the events in delivery during the crash are repeated: at most six.
    expect(receiver.accepted.length - EMAILS).toBeLessThanOrEqual(6);
    const failed = [...receiver.calls.values()].reduce((sum, n) => sum + n, 0) - receiver.accepted.length;
    expect(failed).toBeGreaterThan(EMAILS * 0.9);

    const log = await until('the log to be complete', 120, async () => {
      await runCron(herald);
      const rows = await user
        .get<{ state: string; event_id: string; attempts: number }[]>(
          `/api/webhooks/${id}/deliveries?limit=200`,
        )
        .catch(() => []);
      return rows.length === EMAILS && rows.every((row) => row.state === 'delivered') && rows;
    });
    expect(new Set(log.map((row) => row.event_id))).toEqual(ids());
    expect(Math.max(...log.map((row) => row.attempts))).toBeGreaterThanOrEqual(3);

    const outcomes = await Promise.all(
      ['moved', 'rude', 'silent', 'endless'].map(async (path) => {
        const url = `${receiver.origin}/${path}`;
        const endpoint = await user.post<{ id: number }>('/api/webhooks', { url });
        return user.post<Record<string, unknown>>(`/api/webhooks/${endpoint.id}/test`);
      }),
    );
    expect(outcomes).toMatchObject([
      { success: false, status_code: 302, error: 'Answered 302; redirects are not followed.' },
      { success: false, status_code: null, error: expect.stringContaining('without an answer') },
      { success: false, status_code: null, error: 'No answer within 15 seconds.' },
      { success: false, status_code: 500, error: `Answered 500: ${'x'.repeat(1024)}` },
    ]);
  } finally {
    await herald.stop();
    receiver.stop();
  }
}, 600_000);
