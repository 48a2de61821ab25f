import type { Contact } from '../../../../../src/contract/mail/contacts.ts';
import type { Conversation } from '../../../../../src/contract/mail/conversations.ts';
import { ingest } from '../../../../../src/worker/modules/mail/index.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';

export interface Mail {
  id: string;
  from?: string;
  to?: string;
  cc?: string;
  references?: string[];
  direction?: 'inbound' | 'outbound';
  at?: number;
  headers?: string[];
}

/** Creates an organization, with functions that read and change its mail. */
export async function makeWorld() {
  const client = await makeOrganization();
  const { organizationId } = client;
  const get = async <T>(path: string): Promise<T> => {
    const response = await client.request('GET', path);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json<T>();
  };
  const rows = async <Row>(query: string): Promise<Row[]> =>
    (await testEnv.DB.prepare(query).bind(organizationId).all<Row>()).results;
  return {
    client,
    organizationId,
    get,
    rows,
    contacts: (query = '') => get<Contact[]>(`/api/contacts?${query}`),
    threads: (query = '') => get<Conversation[]>(`/api/threads?${query}`),
    save: (mail: Mail) => saveMail(client, mail),
    contact: async (address: string): Promise<Contact> => {
      const all = await get<Contact[]>('/api/contacts?limit=200');
      const found = all.find((each) => each.address === address);
      if (!found) throw new Error(`There is no contact ${address}`);
      return found;
    },
  };
}
export type World = Awaited<ReturnType<typeof makeWorld>>;

async function saveMail({ organizationId }: Client, mail: Mail): Promise<number> {
  const ids = (mail.references ?? []).map((reference) => `<${reference}@example.com>`);
  const isOutbound = mail.direction === 'outbound';
  const lines = [
    `Message-ID: <${mail.id}@example.com>`,
    `From: ${mail.from ?? (isOutbound ? 'support@herald.test' : 'Kim Sato <kim@example.com>')}`,
    `To: ${mail.to ?? (isOutbound ? 'kim@example.com' : 'support@herald.test')}`,
    ...(mail.cc ? [`Cc: ${mail.cc}`] : []),
    `Subject: The parcel ${mail.id}`,
    `Date: ${new Date(mail.at ?? 1.7e12).toUTCString()}`,
    ...(ids.length > 0 ? [`References: ${ids.join(' ')}`] : []),
    ...(mail.headers ?? []),
    '',
    'Where is it?',
  ];
  const ctx = testCtx(organizationId);
  const { emailId } = await ingest(ctx, {
    raw: new TextEncoder().encode(lines.join('\r\n')),
    arrivedAt: 1.8e12,
    ...(mail.direction ? { direction: mail.direction } : {}),
  });
  await ctx.waited();
  return emailId;
}
