/** Tests of IMAP servers whose certificates contain only a DNS name. */
import tls from 'node:tls';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { authority, type CertificateName, certificates, key } from '../../worker/sites/certificates.ts';
import { connectionTo, sidecar, verify } from './caller.ts';
import { startFake } from './fake-imap.ts';

const cleanups: { close(): Promise<void> }[] = [];
beforeAll(() => tls.setDefaultCACertificates([...tls.getCACertificates('default'), authority]));
afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((server) => server.close()));
});

async function start(name: CertificateName, port: number) {
  const options = { tls: { key, cert: certificates[name] }, on: { STARTTLS: () => ['OK go'] } };
  const server = await startFake({ ...options, capability: 'STARTTLS', port });
  cleanups.push(server);
  return server;
}

describe('an IMAP server with STARTTLS', () => {
  it('is dialled by the name that its certificate is for', async () => {
    const { port } = await start('good', 21_143);
    expect(await verify(sidecar().app, connectionTo(port, { host: 'localhost', tls: true }))).toBeNull();
  });

  it.each([
    ['wrong name', 'localhost'],
    ['good', '127.0.0.1'],
    ['expired', 'localhost'],
    ['self-signed', 'localhost'],
  ] as const)('is refused with the certificate "%s" at %s', async (name, host) => {
    const server = await start(name, 22_143);
    const failure = await verify(sidecar().app, connectionTo(server.port, { host, tls: true }));
    expect(failure?.code).toBe('CERTIFICATE');
    expect(server.commands.some((command) => /^(LOGIN|AUTHENTICATE)/.test(command))).toBe(false);
  });
});
