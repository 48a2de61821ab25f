import { afterEach, describe, expect, it } from 'vitest';
import type { Connection } from '../../../src/sidecar/protocol.ts';
import { connectionTo, post, sidecar, verify } from './caller.ts';
import { type FakeOptions, startFake } from './fake-imap.ts';

const cleanups: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((server) => server.close()));
});

const TOKEN = 'ya29.planted-token-Qx7';

async function fake(options: FakeOptions) {
  // A client responds to a refusal with an empty line.
  const server = await startFake({ ...options, on: { '': () => null, ...options.on } });
  cleanups.push(server);
  const { password: _, ...rest } = connectionTo(server.port, { access_token: TOKEN });
  return { server, connection: rest as Connection };
}

const credentialsIn = (commands: string[]) => {
  const command = commands.find((line) => line.startsWith('AUTHENTICATE'))!;
  const [, mechanism, response = ''] = command.split(' ');
  return [mechanism, Buffer.from(response, 'base64').toString()];
};

describe('signing in with an access token', () => {
  it('uses XOAUTH2 and sends no password', async () => {
    const { server, connection } = await fake({
      capability: 'SASL-IR AUTH=XOAUTH2 AUTH=PLAIN',
      on: { AUTHENTICATE: () => ['OK in'] },
    });
    expect(await verify(sidecar().app, connection)).toBeNull();
    expect(credentialsIn(server.commands)).toEqual([
      'XOAUTH2',
      `user=testuser\x01auth=Bearer ${TOKEN}\x01\x01`,
    ]);
    expect(server.commands.some((command) => command.startsWith('LOGIN'))).toBe(false);
  });

  it('uses OAUTHBEARER (RFC 7628) if the server supports it', async () => {
    const { server, connection } = await fake({
      capability: 'SASL-IR AUTH=OAUTHBEARER AUTH=XOAUTH2',
      on: { AUTHENTICATE: () => ['OK in'] },
    });
    expect(await verify(sidecar().app, connection)).toBeNull();
    const [mechanism, response] = credentialsIn(server.commands);
    expect(mechanism).toBe('OAUTHBEARER');
    expect(response).toContain(`\x01auth=Bearer ${TOKEN}\x01\x01`);
  });

  it('reports a rejected token as such, and does not quote a server that repeats it', async () => {
    const status = Buffer.from('{"status":"401"}').toString('base64');
    const response = Buffer.from(`user=testuser\x01auth=Bearer ${TOKEN}\x01\x01`).toString('base64');
    const { connection } = await fake({
      capability: 'SASL-IR AUTH=XOAUTH2',
      on: {
        AUTHENTICATE: () => [`+ ${status}`, `NO [AUTHENTICATIONFAILED] not ${TOKEN} nor ${response}`],
      },
    });
    const { app, log } = sidecar();
    expect(await verify(app, connection)).toEqual({
      code: 'AUTH_FAILED',
      message: 'The server rejected the access token.',
    });
    expect(JSON.stringify(log)).not.toContain(TOKEN);
  });

  it('reports a server that does not accept access tokens', async () => {
    const { server, connection } = await fake({ capability: 'AUTH=PLAIN' });
    expect(await verify(sidecar().app, connection)).toEqual({
      code: 'AUTH_FAILED',
      message: `"127.0.0.1" does not accept access tokens (XOAUTH2) on port ${server.port}.`,
    });
    expect(server.commands.some((command) => /^(LOGIN|AUTHENTICATE)/.test(command))).toBe(false);
  });

  it.each([
    ['both', { access_token: TOKEN, password: 'x' }],
    ['neither', { password: undefined }],
    ['a token that is too long', { password: undefined, access_token: 'x'.repeat(16_385) }],
    ['an empty token', { password: undefined, access_token: '' }],
  ])('requires either a password or a token, and rejects %s', async (_, overrides) => {
    const response = await post(sidecar().app, '/verify', connectionTo(9, overrides as Partial<Connection>));
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).not.toContain(TOKEN);
  });
});
