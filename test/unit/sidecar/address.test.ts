import { lookup } from 'node:dns/promises';
import { describe, expect, it, vi } from 'vitest';
import { isPublicAddress, resolveTarget } from '../../../src/sidecar/address.ts';
import { connectionTo, sidecar, verify } from './caller.ts';
import { startFake } from './fake-imap.ts';

vi.mock(import('node:dns/promises'), async (original) => {
  const actual = await original();
  return { ...actual, lookup: vi.fn(actual.lookup) as unknown as typeof actual.lookup };
});

/** Makes the next DNS lookup return these addresses for any name. */
function mockLookup(...addresses: string[]): void {
  const entries = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  vi.mocked(lookup as (host: string, options: object) => Promise<typeof entries>).mockResolvedValueOnce(
    entries,
  );
}

const NEVER = new AbortController().signal;

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '203.0.114.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['loopback', '::1'],
    ['private', '10.1.2.3'],
    ['private', '172.16.0.1'],
    ['private', '192.168.0.1'],
    ['link-local, used by cloud metadata services', '169.254.169.254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['unspecified', '0.0.0.0'],
    ['unspecified', '::'],
    ['broadcast', '255.255.255.255'],
    ['multicast', '224.0.0.1'],
    ['multicast', 'ff02::1'],
    ['benchmarking', '198.18.0.1'],
    ['documentation', '192.0.2.1'],
    ['documentation', '2001:db8::1'],
    ['reserved', '240.0.0.1'],
    ['unique local', 'fd12::1'],
    ['site-local', 'fec0::1'],
    ['IPv4-mapped', '::ffff:127.0.0.1'],
    ['IPv4-mapped, in hexadecimal', '::ffff:a00:1'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['local NAT64', '64:ff9b:1::7f00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001::1'],
    ['a host name', 'example.com'],
    ['an empty string', ''],
  ])('rejects %s: %s', (_kind, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('resolveTarget', () => {
  it.each([
    'localhost',
    'LOCALHOST.',
    'ｌｏｃａｌｈｏｓｔ',
    '127.0.0.1',
    '127.1',
    '0x7f000001',
    '0177.0.0.1',
    '2130706433',
    '0',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    'fe80::1%lo',
  ])('rejects %s, which resolves to a private address', async (host) => {
    await expect(resolveTarget(host, false, NEVER)).rejects.toMatchObject({
      failure: { code: 'PRIVATE_ADDRESS' },
    });
  });

  it.each(['', '.', 'a b', 'user@host', 'host:993', '[::1]', 'a\0b', 'a\r\nb'])(
    'rejects %j as an invalid name',
    async (host) => {
      await expect(resolveTarget(host, true, NEVER)).rejects.toMatchObject({
        failure: { code: 'HOST_UNKNOWN' },
      });
    },
  );

  it('resolves a private name in development, and returns the name in the form that certificates use', async () => {
    const target = await resolveTarget('localhost.', true, NEVER);
    expect(target.host).toBe('localhost');
    expect(target.addresses.map(({ address }) => address)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(127\.0\.0\.1|::1)$/)]),
    );
  });

  it('accepts a public IP literal unchanged', async () => {
    expect(await resolveTarget('8.8.8.8', false, NEVER)).toEqual({
      host: '8.8.8.8',
      addresses: [{ address: '8.8.8.8', family: 4 }],
    });
  });

  it('rejects with the reason of an aborted signal', async () => {
    const reason = new Error('enough');
    await expect(resolveTarget('8.8.8.8', true, AbortSignal.abort(reason))).rejects.toBe(reason);
  });

  it('rejects a name if any of its addresses is private', async () => {
    mockLookup('8.8.8.8', '10.0.0.1');
    await expect(resolveTarget('imap.example.com', false, NEVER)).rejects.toMatchObject({
      failure: { code: 'PRIVATE_ADDRESS' },
    });
    mockLookup('2606:4700::1', '8.8.8.8');
    expect((await resolveTarget('imap.example.com', false, NEVER)).addresses).toHaveLength(2);
  });

  it('looks a name up once and connects to the checked address', async () => {
    const server = await startFake();
    vi.mocked(lookup).mockClear();
    mockLookup('127.0.0.1');
    const host = 'imap.example.com';
    expect(await verify(sidecar().app, connectionTo(server.port, { host }))).toBeNull();
    expect(lookup).toHaveBeenCalledTimes(1);
    await server.close();
  });
});
