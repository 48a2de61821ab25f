import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { sign } from '../../../../../../src/worker/modules/webhooks/delivery/sign.ts';
import { newSecret } from '../../../../../../src/worker/modules/webhooks/endpoints/secret.ts';

const body = '{"type":"email.saved","data":{"subject":"Größe € 🎉"}}';
const now = () => Math.floor(Date.now() / 1000);

function headers(signature: string, id: string, timestamp: number) {
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signature };
}

test('matches the test vector of the specification', () => {
  expect(
    sign(
      ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      1614265330,
      '{"test": 2432232314}',
    ),
  ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('a secret is whsec_ and 24 random bytes in base64', () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(24);
  }
  expect(new Set(secrets).size).toBe(50);
});

test('the library of Standard Webhooks accepts the signature, with either of two secrets', () => {
  const [current, previous] = [newSecret(), newSecret()];
  const timestamp = now();
  const signature = sign([current, previous], 'evt_1', timestamp, body);
  expect(signature.split(' ')).toHaveLength(2);
  for (const secret of [current, previous]) {
    expect(new Webhook(secret).verify(body, headers(signature, 'evt_1', timestamp))).toEqual(
      JSON.parse(body),
    );
  }
});

test('it rejects another body, id, time or secret', () => {
  const secret = newSecret();
  const timestamp = now();
  const signature = sign([secret], 'evt_1', timestamp, body);
  const library = new Webhook(secret);
  expect(() => library.verify(`${body} `, headers(signature, 'evt_1', timestamp))).toThrow(
    /No matching signature/,
  );
  expect(() => library.verify(body, headers(signature, 'evt_2', timestamp))).toThrow(/No matching signature/);
  expect(() => library.verify(body, headers(signature, 'evt_1', timestamp - 1))).toThrow(/No matching/);
  expect(() => new Webhook(newSecret()).verify(body, headers(signature, 'evt_1', timestamp))).toThrow(
    /No matching signature/,
  );
});
