import { type FakeMessage, type FakeOptions, startFake } from '../fake-imap.ts';
import { type StoredMailbox, startHoodiecrow } from '../hoodiecrow.ts';

const cleanups: { close(): Promise<void> }[] = [];

/** Closes the servers of a test. */
export async function closeServers(): Promise<void> {
  await Promise.all(cleanups.splice(0).map((server) => server.close()));
}

export async function fake(options: FakeOptions) {
  const server = await startFake(options);
  cleanups.push(server);
  return server;
}

export async function hoodiecrow(inbox: StoredMailbox) {
  const server = await startHoodiecrow({ INBOX: inbox });
  cleanups.push(server);
  return server;
}

export function messages(...uids: number[]): FakeMessage[] {
  return uids.map((uid) => ({ uid, source: `Subject: ${uid}\r\n\r\nHello ${uid}\r\n` }));
}

export const cursor = (uid: number, uidvalidity = '7') => ({ uidvalidity, uid });
