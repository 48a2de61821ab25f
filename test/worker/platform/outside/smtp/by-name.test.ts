import dns from 'node:dns/promises';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { findSender } from '../../../../../src/worker/modules/notices/sender.ts';
import type { Env } from '../../../../../src/worker/platform/env.ts';
import { deliver } from '../../../../../src/worker/platform/outside/smtp/deliver.ts';
import { verifySmtp } from '../../../../../src/worker/platform/outside/smtp/sign-in.ts';
import { testCtx, testEnv } from '../../../helpers.ts';
import { type ServerSpec, serveMail } from '../../../mail-servers/serve.ts';
import { sidecarUrl } from '../../../sites/serve.ts';

const env = { ...testEnv, SIDECAR_URL: sidecarUrl() } as Env;
const TLS = ['on connect', 'starttls'] as const;
const parcel = {
  name: 'example.com',
  from: 'support@example.com',
  to: ['kim@example.net'],
  raw: new TextEncoder().encode('Subject: Hello\r\n\r\nHi\r\n'),
};

// When TLS after STARTTLS is refused, workerd also rejects a promise that no code can reach. Any other is an error.
const listeners = process.listeners('unhandledRejection');
process.removeAllListeners('unhandledRejection');
process.on('unhandledRejection', (reason, promise) => {
  if (/^Error: internal error; reference = /.test(String(reason))) return;
  for (const listener of listeners) listener(reason, promise);
});
afterAll(() => {
  process.removeAllListeners('unhandledRejection');
  for (const listener of listeners) process.on('unhandledRejection', listener);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Returns the outcomes of sending through a server, and of testing an inbox with it. */
async function tryBoth(spec: ServerSpec, over: { host?: string; password?: string } = {}, bindings = env) {
  const server = await serveMail(spec);
  const smtp = { host: 'localhost', port: server.port, user: 'kim', password: 'secret', tls: true, ...over };
  const [delivery, verdict] = await Promise.all([
    deliver(bindings, smtp, parcel),
    verifySmtp(bindings, smtp),
  ]);
  return { server, delivery, verdict };
}

describe.each(TLS)('TLS %s', (tls) => {
  test('a certificate for the name alone is accepted', async () => {
    const { server, delivery, verdict } = await tryBoth({ tls, certificate: 'good' });
    expect(delivery).toMatchObject({ state: 'sent', refused: [] });
    expect(verdict).toBe('');
    expect(await server.received()).toEqual([{ to: parcel.to, raw: 'Subject: Hello\r\n\r\nHi\r\n' }]);
  });

  test('mail of the service itself is sent by name', async () => {
    const { port, received } = await serveMail({ tls, certificate: 'good' });
    const system = { ...env, SYSTEM_SMTP_URL: `smtps://kim:secret@localhost:${port}` } as Env;
    const { smtp } = await findSender(testCtx(0, { env: system }), null);
    expect(await deliver(system, smtp, parcel)).toMatchObject({ state: 'sent' });
    expect(await received()).toHaveLength(1);
  });

  test.each([
    ['wrong name', 'The certificate of "localhost" is for another name.'],
    ['expired', 'The certificate of "localhost" has expired.'],
    ['self-signed', 'The certificate of "localhost" is self-signed.'],
  ] as const)('a certificate that is %s is refused with the reason', async (certificate, reason) => {
    const { server, delivery, verdict } = await tryBoth({ tls, certificate });
    expect(delivery).toMatchObject({ state: 'retry', code: 'TLS_FAILED', detail: reason });
    expect(verdict).toBe(reason);
    expect(await server.received()).toEqual([]);
  });

  test('a certificate that is refused is reported in general terms while the sidecar is down', async () => {
    const down = { ...env, SIDECAR_URL: 'http://127.0.0.1:9' } as Env;
    const { delivery, verdict } = await tryBoth({ tls, certificate: 'expired' }, {}, down);
    expect(delivery).toMatchObject({ state: 'retry', code: 'TLS_FAILED' });
    expect(verdict).toContain('its certificate may have run out, be self-signed or be for another name');
  });

  test('a wrong password is reported', async () => {
    const { delivery, verdict } = await tryBoth({ tls, certificate: 'good' }, { password: 'guess' });
    expect(delivery).toMatchObject({ state: 'failed', code: 'AUTH_FAILED' });
    expect(verdict).toContain('does not accept this user and password (it answered 535)');
  });

  test('a name that does not exist is reported', async () => {
    const { delivery, verdict } = await tryBoth({ tls, certificate: 'good' }, { host: 'mail.invalid' });
    expect(delivery).toMatchObject({ state: 'retry', code: 'CONNECTION_FAILED', detail: verdict });
    expect(verdict).toBe('The host "mail.invalid" does not exist.');
  });
});

test('a server without STARTTLS is reported', async () => {
  const { delivery, verdict } = await tryBoth({ tls: 'none', certificate: 'good' });
  expect(delivery).toMatchObject({ state: 'failed', code: 'TLS_FAILED', detail: verdict });
  expect(verdict).toMatch(/offers no STARTTLS \(it answered 50\d/);
});

test.each([465, 587])('a refused connection to port %s is reported', async (port) => {
  const smtp = { host: 'localhost', port, user: 'kim', password: 'secret', tls: true };
  const refused = `Nothing accepts connections at localhost:${port}. Check host and port.`;
  expect(await verifySmtp(env, smtp)).toBe(refused);
  expect(await deliver(env, smtp, parcel)).toMatchObject({ code: 'CONNECTION_FAILED', detail: refused });
});

test('a server that keeps silent is reported', async () => {
  const { port } = await serveMail({ tls: 'silent', certificate: 'good' });
  const smtp = { host: 'localhost', port, user: 'kim', password: 'secret', tls: true };
  expect(await verifySmtp(env, smtp)).toContain(`localhost:${port} did not answer in time.`);
});

describe('outside development', () => {
  const production = { ...env, ALLOW_PRIVATE_HOSTS: undefined } as unknown as Env;
  const smtp = { host: 'mail.example.com', port: 465, user: 'kim', password: 'secret', tls: true };
  const noData = Object.assign(new Error('no data'), { code: 'ENODATA' });

  test.each([
    ['IPv4', ['192.0.2.1', '127.0.0.1'], []],
    ['IPv6', ['1.1.1.1'], ['::ffff:10.0.0.1']],
  ])('a name with a private address is not dialled (%s)', async (_, ipv4, ipv6) => {
    vi.spyOn(dns, 'resolve4').mockResolvedValue(ipv4);
    vi.spyOn(dns, 'resolve6').mockResolvedValue(ipv6);
    const refusal = {
      code: 'PRIVATE_ADDRESS',
      message: 'mail.example.com has an address that is not on the public internet.',
    };
    await expect(deliver(production, smtp, parcel)).rejects.toMatchObject(refusal);
    await expect(verifySmtp(production, smtp)).rejects.toMatchObject(refusal);
  });

  test('a name without an address, and a look-up that fails, are reported', async () => {
    vi.spyOn(dns, 'resolve4').mockRejectedValue(Object.assign(new Error(), { code: 'ENOTFOUND' }));
    vi.spyOn(dns, 'resolve6').mockRejectedValue(noData);
    expect(await verifySmtp(production, smtp)).toBe('There is no host named mail.example.com.');
    vi.spyOn(dns, 'resolve6').mockRejectedValue(Object.assign(new Error(), { code: 'ESERVFAIL' }));
    expect(await verifySmtp(production, smtp)).toBe('The DNS lookup of mail.example.com failed.');
    expect(await deliver(production, smtp, parcel)).toMatchObject({ state: 'retry' });
  });
});
