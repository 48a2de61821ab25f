import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';

export interface StoredMessage {
  raw: string;
  uid?: number;
  flags?: string[];
  internaldate?: string;
}

export interface StoredMailbox {
  messages?: (StoredMessage | string)[];
  uidvalidity?: number;
  uidnext?: number;
  'special-use'?: string;
  subscribed?: boolean;
  folders?: Record<string, StoredMailbox>;
  separator?: string;
  type?: string;
}

interface Hoodiecrow {
  server: Server;
  storage: Record<string, StoredMailbox>;
  getMailbox(path: string): (StoredMailbox & { messages: StoredMessage[] }) | undefined;
  listen(port: number, host: string, done: () => void): void;
  close(done: () => void): void;
}

type CreateHoodiecrow = (options: {
  plugins: string[];
  storage: Record<string, StoredMailbox>;
  secureConnection?: boolean;
  credentials?: { key: string; cert: string };
}) => Hoodiecrow;

const hoodiecrow = createRequire(import.meta.url)('hoodiecrow-imap') as CreateHoodiecrow;

export interface TestServer {
  port: number;
  mailbox(path: string): (StoredMailbox & { messages: StoredMessage[] }) | undefined;
  close(): Promise<void>;
}

/** Starts an IMAP server in this process, on a free port of 127.0.0.1; the one user is testuser / testpass. */
export async function startHoodiecrow(
  storage: Record<string, StoredMailbox>,
  options: { plugins?: string[]; tls?: { key: string; cert: string } } = {},
): Promise<TestServer> {
  const server = hoodiecrow({
    plugins: options.plugins ?? [],
    storage,
    secureConnection: options.tls !== undefined,
    credentials: options.tls,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    mailbox: (path) => server.getMailbox(path),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
