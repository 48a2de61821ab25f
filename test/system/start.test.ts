import nodemailer from 'nodemailer';
import { afterAll, expect, test } from 'vitest';
import { freePorts, signIn, startHerald, stateFolder, sync, until } from './herald.ts';

interface Email {
  id: number;
  subject: string;
  tag: string;
  thread_count: number;
}

const state = stateFolder();
afterAll(state.remove);

async function sendMail(smtpPort: number, subject: string) {
  const transport = nodemailer.createTransport({
    host: '127.0.0.1',
    port: smtpPort,
    secure: false,
    ignoreTLS: true,
  });
  await transport.sendMail({
    from: 'kim@example.com',
    to: 'support@herald.test',
    subject,
    text: 'Hello there',
  });
  transport.close();
}

test('npm start, mail to an inbox, a sync, a task; the same after a restart', async () => {
  const ports = await freePorts();
  let herald = await startHerald(state.path, {}, ports);
  try {
    expect(herald.output()).toContain('demo@herald.test / herald-demo');
    expect(await fetch(`${herald.origin}/`).then((r) => r.json())).toMatchObject({ status: 'ok' });
    let user = await signIn(herald.origin, 'demo@herald.test', 'herald-demo');
    const demo = await user.get<Email[]>('/api/emails?limit=200');
    expect(demo.length).toBeGreaterThan(10);
    expect(Math.max(...demo.map((email) => email.thread_count))).toBeGreaterThan(2);

    await sendMail(herald.smtpPort, 'First order');
    await sync(user);
    const [email] = await user.get<Email[]>('/api/emails');
    expect(email).toMatchObject({ subject: 'First order', tag: 'Support' });
    const tasks = await user.get<{ email_id: number; title: string }[]>('/api/tasks');
    expect(tasks.filter((task) => task.email_id === email!.id)).toMatchObject([{ title: 'First order' }]);

    const test = await user.post<{ imap: unknown; smtp: unknown }>(
      `/api/inboxes/${(await user.get<{ id: number }[]>('/api/inboxes'))[0]!.id}/test`,
    );
    expect(test).toEqual({ imap: { success: true, error: '' }, smtp: { success: true, error: '' } });
    await herald.stop();

    herald = await startHerald(state.path, {}, ports);
    user = await signIn(herald.origin, 'demo@herald.test', 'herald-demo');
    expect(await user.get<Email[]>('/api/emails?limit=200')).toHaveLength(demo.length + 1);
    await sendMail(herald.smtpPort, 'Second order');
    await sync(user);
    const after = await user.get<Email[]>('/api/emails?limit=200');
    expect(after.map((e) => e.subject)).toContain('Second order');
    expect(after).toHaveLength(demo.length + 2);
    await until('the outbox to be empty', 30, async () => !/"level":"error"/.test(herald.output()));
  } finally {
    await herald.stop();
  }
});

test('a port in use is told, and nothing is left running', async () => {
  const { createServer } = await import('node:net');
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(startHerald(state.path, { SIDECAR_PORT: String(port) })).rejects.toThrow(
    /SIDECAR_PORT.*in use/,
  );
  other.close();
});
