import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createBrowserKeys,
  decrypt,
  fromBase64url,
  toBase64url,
} from '../../../../../../src/dev/simulators/push-service/decrypt.ts';
import {
  createPushService,
  type PushService,
  type PushSubscription,
} from '../../../../../../src/dev/simulators/push-service/push-service.ts';
import { encrypt } from '../../../../../../src/worker/modules/notifications/pushing/encrypt.ts';
import { authorization } from '../../../../../../src/worker/modules/notifications/pushing/vapid.ts';

const NOW = Date.parse('2026-11-30T09:00:00Z');
const ORIGIN = 'https://push.example.com';
const CONTACT = 'mailto:operator@example.com';
const MESSAGE = { id: 1, title: 'Kim mentioned you', body: 'Zażółć 🚚', path: '/mail/1', tag: 'mention:1' };

async function makeSender() {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = (await crypto.subtle.generateKey(curve, true, ['sign', 'verify'])) as CryptoKeyPair;
  const raw = new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer);
  return { publicKey: toBase64url(raw), privateKey: pair.privateKey };
}

describe('the encryption', () => {
  test("is what the RFC's own example decrypts to", async () => {
    // RFC 8291, appendix A.
    const privateKey = await crypto.subtle.importKey(
      'jwk',
      {
        kty: 'EC',
        crv: 'P-256',
        d: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
        x: toBase64url(fromBase64url(RFC_PUBLIC).slice(1, 33)),
        y: toBase64url(fromBase64url(RFC_PUBLIC).slice(33)),
      },
      { name: 'ECDH', namedCurve: 'P-256' },
      false,
      ['deriveBits'],
    );
    const keys = {
      privateKey,
      publicKey: fromBase64url(RFC_PUBLIC),
      auth: fromBase64url('BTBZMqHH6r4Tts7J_aSIgg'),
    };
    expect(await decrypt(fromBase64url(RFC_BODY), keys)).toBe('When I grow up, I want to be a watermelon');
    const own = await encrypt('the same keys', { p256dh: RFC_PUBLIC, auth: 'BTBZMqHH6r4Tts7J_aSIgg' });
    expect(await decrypt(own, keys)).toBe('the same keys');
  });

  test('is new each time, and is of no use to another browser', async () => {
    const [kim, lee] = [await createBrowserKeys(), await createBrowserKeys()];
    const to = { p256dh: toBase64url(kim.publicKey), auth: toBase64url(kim.auth) };
    const [one, two] = [await encrypt('x', to), await encrypt('x', to)];
    expect(toBase64url(one)).not.toBe(toBase64url(two));
    expect(await decrypt(one, kim)).toBe('x');
    await expect(decrypt(one, lee)).rejects.toThrow();
    await expect(decrypt(one, { ...kim, auth: lee.auth })).rejects.toThrow();
  });
});

describe('a push service', () => {
  let service: PushService;
  let sender: Awaited<ReturnType<typeof makeSender>>;
  let subscription: PushSubscription;
  beforeEach(async () => {
    service = createPushService({ now: () => NOW });
    sender = await makeSender();
    subscription = await service.subscribe(sender.publicKey, ORIGIN);
  });
  afterEach(() => service.faults.clear());

  async function push(over: Record<string, string> = {}, from = sender, now = NOW) {
    const { endpoint, keys } = subscription;
    const body = await encrypt(JSON.stringify(MESSAGE), keys);
    const headers = {
      authorization: await authorization(from, endpoint, CONTACT, now),
      'content-encoding': 'aes128gcm',
      ttl: '60',
      ...over,
    };
    const response = await service.fetch(endpoint, { method: 'POST', headers, body });
    return response.status;
  }

  test('takes what Herald encrypts and signs', async () => {
    expect(await push({ topic: 'abc', urgency: 'normal' })).toBe(201);
    expect(service.pushed).toMatchObject([{ message: MESSAGE, ttl: 60, topic: 'abc', urgency: 'normal' }]);
  });

  test('refuses another sender, another origin, an old token and a missing TTL', async () => {
    expect(await push({}, await makeSender())).toBe(403);
    expect(await push({}, { ...sender, privateKey: (await makeSender()).privateKey })).toBe(403);
    const elsewhere = await authorization(sender, 'https://other.example.com/push/1', CONTACT, NOW);
    expect(await push({ authorization: elsewhere })).toBe(403);
    expect(await push({}, sender, NOW - 13 * 3_600_000)).toBe(403);
    expect(await push({}, sender, NOW + 13 * 3_600_000)).toBe(403);
    expect(await push({ ttl: '' })).toBe(400);
    expect(service.pushed).toEqual([]);
  });

  test('answers 404 after the end of a subscription', async () => {
    service.unsubscribe(subscription.endpoint);
    expect(await push()).toBe(404);
  });
});

const RFC_PUBLIC = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const RFC_BODY =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
