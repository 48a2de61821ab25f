import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { checkedLookup, resolveTarget } from './address.ts';
import { CallFailed, toCallFailed } from './failure.ts';
import type { Settings } from './limits.ts';
import type { ProbeRequest } from './protocol.ts';

/** How long one of several addresses may take before the next one is tried in parallel. */
const NEXT_ADDRESS_MS = 2_500;
const MAX_REPLY_CHARACTERS = 8_192;

/**
 * Connects to an SMTP server with TLS, on connect or by STARTTLS (RFC 3207), and disconnects without signing in.
 *
 * @throws CallFailed that says why the TLS connection failed
 */
export async function probe(
  { host, port, starttls }: ProbeRequest,
  { allowPrivateHosts, limits }: Settings,
  signal: AbortSignal,
): Promise<void> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(limits.probe)]);
  let socket: Socket | undefined;
  try {
    const target = await resolveTarget(host, allowPrivateHosts, deadline);
    socket = connect({
      host: target.host,
      port,
      lookup: checkedLookup(target.addresses),
      autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS,
    });
    // Stays to the end: an 'error' event without a listener would be thrown.
    socket.on('error', () => {});
    await once(socket, 'connect', { signal: deadline });
    if (starttls) await askForTls(socket, host, port, deadline);
    const secure = connectTls({
      socket,
      host: target.host,
      servername: isIP(target.host) ? '' : target.host,
      minVersion: 'TLSv1.2',
    });
    secure.on('error', () => {});
    await once(secure, 'secureConnect', { signal: deadline });
  } catch (error) {
    throw deadline.aborted
      ? new CallFailed('TIMEOUT', `"${host}" did not respond on port ${port}.`)
      : toCallFailed(error, { host, port, user: '', tls: true });
  } finally {
    socket?.destroy();
  }
}

async function askForTls(socket: Socket, host: string, port: number, signal: AbortSignal): Promise<void> {
  socket.once('end', () => {
    socket.destroy(Object.assign(new Error('Connection closed'), { code: 'EConnectionClosed' }));
  });
  const hasGreeted = await isPositive(socket, signal);
  socket.write('EHLO probe.invalid\r\n');
  const knowsEhlo = await isPositive(socket, signal);
  socket.write('STARTTLS\r\n');
  if (hasGreeted && knowsEhlo && (await isPositive(socket, signal))) return;
  throw new CallFailed('TLS_UNAVAILABLE', `"${host}" does not support STARTTLS on port ${port}.`);
}

/** Reads a reply (RFC 5321, 4.2). The server sends nothing more until the next command, so nothing is lost. */
async function isPositive(socket: Socket, signal: AbortSignal): Promise<boolean> {
  let reply = '';
  while (!hasLastLine(reply) && reply.length < MAX_REPLY_CHARACTERS) {
    const [chunk] = (await once(socket, 'data', { signal })) as [Buffer];
    reply += chunk.toString('latin1');
  }
  return /^2\d\d/.test(reply);
}

const hasLastLine = (reply: string): boolean =>
  reply
    .split('\n')
    .slice(0, -1)
    .some((line) => /^\d{3}(?![\d-])/.test(line));
