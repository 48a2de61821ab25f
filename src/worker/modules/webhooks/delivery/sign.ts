import { createHmac } from 'node:crypto';

/**
 * The value of `webhook-signature` by Standard Webhooks: for each secret, `v1,` and the HMAC-SHA256 of
 * `id.timestamp.body` in base64, separated by spaces. Secrets are `whsec_` and base64; `timestamp` is in seconds.
 */
export function sign(secrets: string[], id: string, timestamp: number, body: string): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
