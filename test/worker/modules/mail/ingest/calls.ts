import type { Client } from '../../../helpers.ts';

/** Returns the fields of a new email. */
export const mail = (over: Record<string, unknown> = {}) => ({
  message_id: `<${crypto.randomUUID()}@example.com>`,
  from_address: 'kim@example.com',
  to_address: 'support@herald.test',
  subject: 'My parcel',
  body_text: 'Where is it?',
  ...over,
});

export const save = (client: Client, body: unknown) => client.request('POST', '/api/emails', body);
export const saveRaw = (client: Client, raw: string | Uint8Array) =>
  client.request('POST', '/api/emails', raw, { 'content-type': 'message/rfc822' });
