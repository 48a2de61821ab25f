import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionTo, sidecar, verify } from './caller.ts';
import { expiredCertificate, key, validCertificate } from './certificates.ts';
import { allClosed, type FakeOptions, startFake } from './fake-imap.ts';
import { startHoodiecrow } from './hoodiecrow.ts';

const cleanups: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((server) => server.close()));
});

async function fake(options?: FakeOptions) {
  const server = await startFake(options);
  cleanups.push(server);
  return server;
}

async function hoodiecrow(tls?: { key: string; cert: string }) {
  const server = await startHoodiecrow({ INBOX: {} }, { tls });
  cleanups.push(server);
  return server;
}

/** Starts a fake on a port that ends in 143, where TLS means STARTTLS. */
async function fakeOn143(options: FakeOptions) {
  for (let port = 20_143; port < 60_000; port += 1_000) {
    try {
      return await fake({ ...options, port });
    } catch (error) {
      if ((error as { code?: string }).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error('No port ending in 143 is free.');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

describe('POST /verify', () => {
  it('returns null after a successful sign-in, and logs out', async () => {
    const server = await fake();
    expect(await verify(sidecar().app, connectionTo(server.port))).toBeNull();
    expect(server.commands.at(-1)).toBe('LOGOUT');
  });

  it('works with another IMAP server, by address and by name', async () => {
    const server = await hoodiecrow();
    const { app } = sidecar();
    expect(await verify(app, connectionTo(server.port))).toBeNull();
    expect(await verify(app, connectionTo(server.port, { host: 'localhost' }))).toBeNull();
  });

  it('reports a wrong password without logging it', async () => {
    const server = await hoodiecrow();
    const { app, log } = sidecar();
    const failure = await verify(app, connectionTo(server.port, { password: 'hunter2' }));
    expect(failure?.code).toBe('AUTH_FAILED');
    expect(JSON.stringify([failure, log])).not.toMatch(/hunter2|testuser/);
    expect(log).toEqual([
      expect.objectContaining({ event: 'call', path: '/verify', port: server.port, failure }),
    ]);
  });

  it('reports an empty password without sending it to the server', async () => {
    const server = await fake();
    const failure = await verify(sidecar().app, connectionTo(server.port, { password: '' }));
    expect(failure?.code).toBe('AUTH_FAILED');
    expect(server.commands.some((command) => command.startsWith('LOGIN'))).toBe(false);
  });

  it('does not send a second command for a password with line breaks', async () => {
    const server = await fake();
    await verify(sidecar().app, connectionTo(server.port, { password: 'x\r\nA DELETE INBOX' }));
    expect(server.commands.filter((command) => /DELETE/.test(command.split(' ')[0] ?? ''))).toEqual([]);
  });

  it.each([
    ['quotes why the server rejected the sign-in', 'not you again', ': not you again'],
    ['does not quote a server that repeats the password', 'no testpass for you', '.'],
  ])('%s', async (_, said, quoted) => {
    const server = await fake({ on: { LOGIN: () => [`NO [AUTHENTICATIONFAILED] ${said}`] } });
    expect(await verify(sidecar().app, connectionTo(server.port))).toEqual({
      code: 'AUTH_FAILED',
      message: `The server rejected the user name or password${quoted}`,
    });
  });

  it('sends no password if the server disables clear-text sign-in', async () => {
    const server = await fake({ capability: 'LOGINDISABLED' });
    const failure = await verify(sidecar().app, connectionTo(server.port));
    expect(failure).toMatchObject({ code: 'AUTH_FAILED', message: expect.stringContaining('Turn on TLS') });
    expect(server.commands.some((command) => command.startsWith('LOGIN'))).toBe(false);
  });

  it('reports an unknown host', async () => {
    const failure = await verify(sidecar().app, connectionTo(993, { host: 'nowhere.invalid' }));
    expect(failure?.code).toBe('HOST_UNKNOWN');
  });

  it('reports a refused connection', async () => {
    const failure = await verify(sidecar().app, connectionTo(await freePort()));
    expect(failure?.code).toBe('REFUSED');
  });

  it('times out on a server that sends no greeting, and disconnects', async () => {
    const server = await fake({ greeting: null });
    const failure = await verify(sidecar({ greeting: 100 }).app, connectionTo(server.port));
    expect(failure?.code).toBe('TIMEOUT');
    await allClosed(server);
  });

  it('times out on a server that hangs after LOGIN', async () => {
    const server = await fake({ on: { LOGIN: () => null } });
    const failure = await verify(sidecar({ silence: 100 }).app, connectionTo(server.port));
    expect(failure?.code).toBe('TIMEOUT');
    await allClosed(server);
  });

  it('times out when the whole call takes too long, even if the server keeps sending', async () => {
    const server = await fake({
      on: {
        LOGIN: (_args, socket) => {
          const chatter = setInterval(() => socket.write('* OK still working\r\n'), 10);
          socket.once('close', () => clearInterval(chatter));
          return null;
        },
      },
    });
    const failure = await verify(sidecar({ deadline: 200 }).app, connectionTo(server.port));
    expect(failure?.code).toBe('TIMEOUT');
    await allClosed(server);
  });

  it('does not wait for a server that ignores LOGOUT', async () => {
    const server = await fake({ on: { LOGOUT: () => null } });
    expect(await verify(sidecar({ logout: 50 }).app, connectionTo(server.port))).toBeNull();
    await allClosed(server);
  });

  it('reports a server that does not speak IMAP', async () => {
    const server = await fake({ greeting: 'HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n' });
    const failure = await verify(sidecar({ greeting: 500 }).app, connectionTo(server.port));
    expect(failure).toMatchObject({
      code: 'PROTOCOL',
      message: expect.stringContaining('does not speak IMAP'),
    });
  });

  it('survives an endless line', async () => {
    const server = await fake({ greeting: 'x'.repeat(100_000) });
    const failure = await verify(sidecar({ line: 10_000 }).app, connectionTo(server.port));
    expect(failure?.code).toBe('PROTOCOL');
  });

  it('survives a server that floods it with lines', async () => {
    const server = await fake({
      on: {
        LOGIN: (_args, socket) => {
          const line = Buffer.from('* OK blah blah blah blah blah\r\n'.repeat(100));
          const pour = () => {
            while (!socket.destroyed && socket.write(line));
          };
          socket.on('drain', pour);
          pour();
          return null;
        },
      },
    });
    const failure = await verify(sidecar({ chatter: 100_000 }).app, connectionTo(server.port));
    expect(failure).toMatchObject({
      code: 'PROTOCOL',
      message: expect.stringContaining('far more data than requested'),
    });
    await allClosed(server);
  });

  it('quotes the reason of a server that sends BYE', async () => {
    const server = await fake({ greeting: '* BYE too many connections' });
    const failure = await verify(sidecar().app, connectionTo(server.port));
    expect(failure).toMatchObject({
      code: 'PROTOCOL',
      message: expect.stringContaining('too many connections'),
    });
  });

  it('reports a disconnect during sign-in as such, not as a wrong password', async () => {
    const server = await fake({ on: { LOGIN: () => 'hang up' } });
    const failure = await verify(sidecar().app, connectionTo(server.port));
    expect(failure).toMatchObject({
      code: 'PROTOCOL',
      message: expect.stringContaining('closed the connection'),
    });
  });
});

describe('TLS', () => {
  it('rejects a self-signed certificate', async () => {
    const server = await hoodiecrow({ key, cert: validCertificate });
    const failure = await verify(sidecar().app, connectionTo(server.port, { tls: true }));
    expect(failure).toMatchObject({ code: 'CERTIFICATE', message: expect.stringContaining('self-signed') });
  });

  it('rejects an expired certificate', async () => {
    const server = await hoodiecrow({ key, cert: expiredCertificate });
    const failure = await verify(sidecar().app, connectionTo(server.port, { tls: true }));
    expect(failure?.code).toBe('CERTIFICATE');
  });

  it('reports a port without TLS', async () => {
    const server = await fake();
    const failure = await verify(sidecar().app, connectionTo(server.port, { tls: true }));
    expect(failure?.code).toBe('TLS_UNAVAILABLE');
  });

  it('requires STARTTLS on a port ending in 143, and sends no password without it', async () => {
    const server = await fakeOn143({});
    const failure = await verify(sidecar().app, connectionTo(server.port, { tls: true }));
    expect(failure).toMatchObject({ code: 'TLS_UNAVAILABLE', message: expect.stringContaining('STARTTLS') });
    expect(server.commands.some((command) => /^(LOGIN|AUTHENTICATE)/.test(command))).toBe(false);
  });

  it('verifies the certificate with STARTTLS too', async () => {
    const server = await fakeOn143({
      capability: 'STARTTLS',
      tls: { key, cert: validCertificate },
      on: { STARTTLS: () => ['OK go'] },
    });
    const failure = await verify(sidecar().app, connectionTo(server.port, { tls: true }));
    expect(failure).toMatchObject({ code: 'CERTIFICATE', message: expect.stringContaining('self-signed') });
    expect(server.commands.some((command) => /^(LOGIN|AUTHENTICATE)/.test(command))).toBe(false);
  });

  it('is not used unless requested', async () => {
    const server = await fakeOn143({ capability: 'STARTTLS' });
    expect(await verify(sidecar().app, connectionTo(server.port, { tls: false }))).toBeNull();
    expect(server.commands).not.toContain('STARTTLS');
  });
});

describe('private addresses', () => {
  it.each(['127.0.0.1', 'localhost', '127.1', '0x7f000001', '::ffff:127.0.0.1'])(
    'are rejected without the development setting: %s',
    async (host) => {
      const server = await fake();
      const failure = await verify(sidecar({}, false).app, connectionTo(server.port, { host }));
      expect(failure?.code).toBe('PRIVATE_ADDRESS');
      expect(failure?.message).toContain(host);
      expect(server.connections).toBe(0);
    },
  );
});

describe('clear text', () => {
  it.each(['password', 'access_token'] as const)(
    'is rejected for a %s over the internet, before any connection',
    async (secret) => {
      // An unused public address.
      const { password: _, ...server } = connectionTo(143, { host: '3ffe::1', tls: false });
      const failure = await verify(sidecar({}, false).app, { ...server, [secret]: 'testpass' });
      expect(failure).toEqual({ code: 'CLEAR_TEXT', message: expect.stringContaining('imap_tls') });
    },
  );
});
