import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionTo, sidecar, verify } from './caller.ts';
import { expiredCertificate, key, validCertificate } from './certificates.ts';
import { allGone, type FakeOptions, startFake } from './fake-imap.ts';
import { startHoodiecrow } from './hoodiecrow.ts';

const closing: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((one) => one.close()));
});

async function fake(options?: FakeOptions) {
  const server = await startFake(options);
  closing.push(server);
  return server;
}

async function hoodiecrow(tls?: { key: string; cert: string }) {
  const server = await startHoodiecrow({ INBOX: {} }, { tls });
  closing.push(server);
  return server;
}

/** A fake on a port that ends in 143, where TLS means STARTTLS. */
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
  it('tells null when the log-in works, and logs out', async () => {
    const server = await fake();
    expect(await verify(sidecar().app, connectionTo(server.port))).toBeNull();
    expect(server.commands.at(-1)).toBe('LOGOUT');
  });

  it('works with a real server, by name', async () => {
    const server = await hoodiecrow();
    const { app } = sidecar();
    expect(await verify(app, connectionTo(server.port))).toBeNull();
    expect(await verify(app, connectionTo(server.port, { host: 'localhost' }))).toBeNull();
  });

  it('tells a wrong password, and logs none', async () => {
    const server = await hoodiecrow();
    const { app, log } = sidecar();
    const failure = await verify(app, connectionTo(server.port, { password: 'hunter2' }));
    expect(failure?.code).toBe('AUTH_FAILED');
    expect(JSON.stringify([failure, log])).not.toMatch(/hunter2|testuser/);
    expect(log).toEqual([
      expect.objectContaining({ event: 'call', path: '/verify', port: server.port, failure }),
    ]);
  });

  it('tells an empty password without asking the server', async () => {
    const server = await fake();
    const failure = await verify(sidecar().app, connectionTo(server.port, { password: '' }));
    expect(failure?.code).toBe('AUTH_FAILED');
    expect(server.commands.some((command) => command.startsWith('LOGIN'))).toBe(false);
  });

  it('sends no second command with a password that holds line breaks', async () => {
    const server = await fake();
    await verify(sidecar().app, connectionTo(server.port, { password: 'x\r\nA DELETE INBOX' }));
    expect(server.commands.filter((command) => /DELETE/.test(command.split(' ')[0] ?? ''))).toEqual([]);
  });

  it('quotes the reason of a server that refuses the log-in, and hides an echoed password', async () => {
    const server = await fake({ on: { LOGIN: () => ['NO [AUTHENTICATIONFAILED] no testpass for you'] } });
    expect(await verify(sidecar().app, connectionTo(server.port))).toEqual({
      code: 'AUTH_FAILED',
      message: 'The server refused the user name or password: no *** for you',
    });
  });

  it('sends no password where the server disables clear-text log-in', async () => {
    const server = await fake({ capability: 'LOGINDISABLED' });
    const failure = await verify(sidecar().app, connectionTo(server.port));
    expect(failure).toMatchObject({ code: 'AUTH_FAILED', message: expect.stringContaining('turn TLS on') });
    expect(server.commands.some((command) => command.startsWith('LOGIN'))).toBe(false);
  });

  it('tells an unknown host', async () => {
    const failure = await verify(sidecar().app, connectionTo(993, { host: 'nowhere.invalid' }));
    expect(failure?.code).toBe('HOST_UNKNOWN');
  });

  it('tells a refused connection', async () => {
    const failure = await verify(sidecar().app, connectionTo(await freePort()));
    expect(failure?.code).toBe('REFUSED');
  });

  it('gives up on a server that does not greet, and hangs up', async () => {
    const server = await fake({ greeting: null });
    const failure = await verify(sidecar({ greeting: 100 }).app, connectionTo(server.port));
    expect(failure?.code).toBe('TIMEOUT');
    await allGone(server);
  });

  it('gives up on a server that hangs after the log-in command', async () => {
    const server = await fake({ on: { LOGIN: () => null } });
    const failure = await verify(sidecar({ silence: 100 }).app, connectionTo(server.port));
    expect(failure?.code).toBe('TIMEOUT');
    await allGone(server);
  });

  it('gives up when the whole call takes too long, however busy the server is', async () => {
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
    await allGone(server);
  });

  it('does not wait for a server that ignores LOGOUT', async () => {
    const server = await fake({ on: { LOGOUT: () => null } });
    expect(await verify(sidecar({ logout: 50 }).app, connectionTo(server.port))).toBeNull();
    await allGone(server);
  });

  it('tells a server that is none for mail', async () => {
    const server = await fake({ greeting: 'HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n' });
    const failure = await verify(sidecar({ greeting: 500 }).app, connectionTo(server.port));
    expect(failure).toMatchObject({ code: 'PROTOCOL', message: expect.stringContaining('no IMAP server') });
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
      message: expect.stringContaining('far more than it was asked'),
    });
    await allGone(server);
  });

  it('tells the reason of a server that says BYE', async () => {
    const server = await fake({ greeting: '* BYE too many connections' });
    const failure = await verify(sidecar().app, connectionTo(server.port));
    expect(failure).toMatchObject({
      code: 'PROTOCOL',
      message: expect.stringContaining('too many connections'),
    });
  });

  it('tells a server that hangs up during the log-in, not a wrong password', async () => {
    const server = await fake({ on: { LOGIN: () => 'hang up' } });
    const failure = await verify(sidecar().app, connectionTo(server.port));
    expect(failure).toMatchObject({
      code: 'PROTOCOL',
      message: expect.stringContaining('closed the connection'),
    });
  });
});

describe('TLS', () => {
  it('refuses a self-signed certificate', async () => {
    const server = await hoodiecrow({ key, cert: validCertificate });
    const failure = await verify(sidecar().app, connectionTo(server.port, { tls: true }));
    expect(failure).toMatchObject({ code: 'CERTIFICATE', message: expect.stringContaining('self-signed') });
  });

  it('refuses an expired certificate', async () => {
    const server = await hoodiecrow({ key, cert: expiredCertificate });
    const failure = await verify(sidecar().app, connectionTo(server.port, { tls: true }));
    expect(failure?.code).toBe('CERTIFICATE');
  });

  it('tells a port without TLS', async () => {
    const server = await fake();
    const failure = await verify(sidecar().app, connectionTo(server.port, { tls: true }));
    expect(failure?.code).toBe('TLS_UNAVAILABLE');
  });

  it('requires STARTTLS on a port ending in 143, and sends no password without', async () => {
    const server = await fakeOn143({});
    const failure = await verify(sidecar().app, connectionTo(server.port, { tls: true }));
    expect(failure).toMatchObject({ code: 'TLS_UNAVAILABLE', message: expect.stringContaining('STARTTLS') });
    expect(server.commands.some((command) => /^(LOGIN|AUTHENTICATE)/.test(command))).toBe(false);
  });

  it('verifies the certificate behind STARTTLS too', async () => {
    const server = await fakeOn143({
      capability: 'STARTTLS',
      tls: { key, cert: validCertificate },
      on: { STARTTLS: () => ['OK go'] },
    });
    const failure = await verify(sidecar().app, connectionTo(server.port, { tls: true }));
    expect(failure).toMatchObject({ code: 'CERTIFICATE', message: expect.stringContaining('self-signed') });
    expect(server.commands.some((command) => /^(LOGIN|AUTHENTICATE)/.test(command))).toBe(false);
  });

  it('is not used where it was not asked for', async () => {
    const server = await fakeOn143({ capability: 'STARTTLS' });
    expect(await verify(sidecar().app, connectionTo(server.port, { tls: false }))).toBeNull();
    expect(server.commands).not.toContain('STARTTLS');
  });
});

describe('private addresses', () => {
  it.each(['127.0.0.1', 'localhost', '127.1', '0x7f000001', '::ffff:127.0.0.1'])(
    'are refused without the development setting: %s',
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
    'takes no %s over the internet, and not even a connection',
    async (secret) => {
      // A public address that nobody has.
      const { password: _, ...server } = connectionTo(143, { host: '3ffe::1', tls: false });
      const failure = await verify(sidecar({}, false).app, { ...server, [secret]: 'testpass' });
      expect(failure).toEqual({ code: 'CLEAR_TEXT', message: expect.stringContaining('imap_tls') });
    },
  );
});
