import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import tls from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Limits } from '../../../src/sidecar/limits.ts';
import { type ProbeRequest, verifyResult } from '../../../src/sidecar/protocol.ts';
import { authority, type CertificateName, certificates, key } from '../../worker/sites/certificates.ts';
import { post, sidecar } from './caller.ts';

const cleanups: (() => unknown)[] = [];
beforeAll(() => tls.setDefaultCACertificates([...tls.getCACertificates('default'), authority]));
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

async function smtp(name: CertificateName, options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ key, cert: certificates[name], ...options });
  server.on('error', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cleanups.push(() => server.close());
  return (server.server.address() as AddressInfo).port;
}

async function probe(request: ProbeRequest, limits: Partial<Limits> = {}, allowPrivateHosts = true) {
  const { app } = sidecar(limits, allowPrivateHosts);
  const response = await post(app, '/probe', request);
  expect(response.status).toBe(200);
  return verifyResult.parse(await response.json()).failure;
}

describe.each([true, false])('POST /probe, starttls %s', (starttls) => {
  const options = { secure: !starttls };

  it('answers null for a certificate that is good for the name', async () => {
    const port = await smtp('good', options);
    expect(await probe({ host: 'localhost', port, starttls })).toBeNull();
  });

  it.each([
    ['wrong name', 'localhost', 'is for another name.'],
    ['good', '127.0.0.1', 'is for another name.'],
    ['expired', 'localhost', 'has expired.'],
    ['self-signed', 'localhost', 'is self-signed.'],
  ] as const)('tells what is wrong with a certificate: %s at %s', async (name, host, problem) => {
    const port = await smtp(name, options);
    expect(await probe({ host, port, starttls })).toEqual({
      code: 'CERTIFICATE',
      message: `The certificate of "${host}" ${problem}`,
    });
  });

  it('tells of a refused connection, of a name that does not exist, and of silence', async () => {
    expect(await probe({ host: 'localhost', port: 9, starttls })).toMatchObject({ code: 'REFUSED' });
    expect(await probe({ host: 'mail.invalid', port: 9, starttls })).toMatchObject({ code: 'HOST_UNKNOWN' });
    const silent = createServer((socket) => cleanups.push(() => socket.destroy()));
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    cleanups.push(() => silent.close());
    const { port } = silent.address() as AddressInfo;
    expect(await probe({ host: 'localhost', port, starttls }, { probe: 200 })).toEqual({
      code: 'TIMEOUT',
      message: `"localhost" did not respond on port ${port}.`,
    });
  });

  it('connects to no private address in production', async () => {
    const port = await smtp('good', options);
    expect(await probe({ host: 'localhost', port, starttls }, {}, false)).toMatchObject({
      code: 'PRIVATE_ADDRESS',
    });
  });
});

it('tells of a server without STARTTLS, and of one that hangs up or answers without end', async () => {
  const port = await smtp('good', { disabledCommands: ['STARTTLS'] });
  expect(await probe({ host: 'localhost', port, starttls: true })).toEqual({
    code: 'TLS_UNAVAILABLE',
    message: `"localhost" does not support STARTTLS on port ${port}.`,
  });
  for (const answer of ['', '250-'.repeat(5000)]) {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.end(answer);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    cleanups.push(() => server.close());
    const at = { host: 'localhost', port: (server.address() as AddressInfo).port, starttls: true };
    expect(await probe(at)).toMatchObject({ code: 'PROTOCOL' });
  }
});
