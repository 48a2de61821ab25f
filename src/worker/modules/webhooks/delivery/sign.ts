import { createHmac } from 'node:crypto';

/**
 * Returns the `webhook-signature` header of Standard Webhooks: for each secret, `v1,` and the HMAC-SHA256 of
 * `id.timestamp.body` in base64, separated by spaces. A secret is `whsec_` followed by base64; `timestamp` is in
 * seconds.
 */
export function sign(secrets: string[], id: string, timestamp: number, body: string): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
