import { expect, test } from 'vitest';
import { oauth1Header } from '../../../../../../src/worker/modules/stream/x/oauth1.ts';

test('the header is that of the example in the documentation of X', async () => {
  const header = await oauth1Header(
    {
      type: 'oauth1',
      consumerKey: 'xvz1evFS4wEEPTGEFPHBog',
      consumerSecret: 'kAcSOqF21Fu85e7zjz7ZN2U4ZRhfV3WpwPAoE3Z7kBw',
      accessToken: '370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb',
      accessTokenSecret: 'LswwdoUaIvS8ltyTt5jkRh4J50vUPVVHtR2YPi5kE',
    },
    {
      method: 'POST',
      url: 'https://api.twitter.com/1.1/statuses/update.json?include_entities=true',
      form: { status: 'Hello Ladies + Gentlemen, a signed OAuth request!' },
    },
    { timestamp: 1_318_622_958, nonce: 'kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg' },
  );
  expect(header).toBe(
    'OAuth oauth_consumer_key="xvz1evFS4wEEPTGEFPHBog", oauth_nonce="kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg", oauth_signature="hCtSmYh%2BiHYCEqBWrE7C7hYmtUk%3D", oauth_signature_method="HMAC-SHA1", oauth_timestamp="1318622958", oauth_token="370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb", oauth_version="1.0"',
  );
});

test('the port of a base URL is signed, and characters beyond those of URLs are encoded', async () => {
  const secret = {
    type: 'oauth1' as const,
    consumerKey: "k!'()*",
    consumerSecret: 's',
    accessToken: 't',
    accessTokenSecret: 'u',
  };
  const at = { timestamp: 1, nonce: 'n' };
  const one = await oauth1Header(secret, { method: 'GET', url: 'http://localhost:8080/2/users/me' }, at);
  const other = await oauth1Header(secret, { method: 'GET', url: 'http://localhost:8081/2/users/me' }, at);
  expect(one).toContain('oauth_consumer_key="k%21%27%28%29%2A"');
  expect(one).not.toBe(other);
});
