import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Readable } from 'node:stream';
import type { DetailedPeerCertificate, TLSSocket } from 'node:tls';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { checkedLookup, isLoopback, isPublicAddress, resolveTarget, type Target } from './address.ts';
import { CallFailed, toCallFailed } from './failure.ts';
import type { Settings } from './limits.ts';
import type { Connection, InspectRequest, InspectResult } from './protocol.ts';

type Seen = Omit<InspectResult, 'failure'>;
type Response = NonNullable<Seen['response']>;

export const NOTHING_SEEN: Seen = { certificate: null, protocol: null, response: null };

const MAX_NAMES = 100;
const MAX_NAME_CHARACTERS = 300;
/** How long one of several addresses may take before the next one is tried in parallel. */
const NEXT_ADDRESS_MS = 2_500;
const DECODERS: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Returns the server of an https URL. */
export function serverOf(url: string): Pick<Connection, 'host' | 'port'> {
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port || 443) };
}

/**
 * Connects with TLS, records problems of the certificate, and makes one request regardless. Does not follow redirects.
 * Connects only to public addresses, or to loopback in development.
 *
 * @throws CallFailed if there was no TLS connection. If the server then does not respond, `response` is missing.
 */
export async function inspect(
  request: InspectRequest,
  server: Pick<Connection, 'host' | 'port'>,
  { allowPrivateHosts, limits }: Settings,
  signal: AbortSignal,
): Promise<Seen> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(limits.inspect)]);
  const connection = { ...server, user: '', tls: true };
  const seen = { ...NOTHING_SEEN };
  try {
    const target = await resolveTarget(server.host, allowPrivateHosts, deadline);
    const isAllowed = ({ address }: { address: string }) => isPublicAddress(address) || isLoopback(address);
    if (!target.addresses.every(isAllowed)) {
      throw new CallFailed('PRIVATE_ADDRESS', `"${server.host}" resolves to a private address.`);
    }
    seen.response = await connect(request, target, limits.httpHeaderBytes, deadline, (socket) => {
      Object.assign(seen, certificateOf(socket));
    });
  } catch (error) {
    if (!seen.certificate) {
      const isLate = deadline.aborted && !(error instanceof CallFailed);
      throw isLate
        ? new CallFailed('TIMEOUT', `"${server.host}" took more than ${limits.inspect / 1000} seconds.`)
        : toCallFailed(error, connection);
    }
    // The certificate is the main result; a missing `response` says that none came.
  }
  return seen;
}

/** Returns the response, or null if no request was to be made. `onSecure` is called once the certificate is there. */
function connect(
  { url, method, headers, max_bytes }: InspectRequest,
  { host, addresses }: Target,
  maxHeaderSize: number,
  signal: AbortSignal,
  onSecure: (socket: TLSSocket) => void,
): Promise<Response | null> {
  return new Promise((resolve, reject) => {
    const request = requestHttps(url, {
      method,
      headers: Object.fromEntries(headers),
      host,
      lookup: checkedLookup(addresses),
      rejectUnauthorized: false,
      agent: false,
      maxHeaderSize,
      signal,
      // Passed on to net.connect(), but not in the types.
      ...{ autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS },
    });
    request.on('error', reject);
    request.on('socket', (socket) => {
      socket.once('secureConnect', () => {
        try {
          onSecure(socket as TLSSocket);
        } catch (error) {
          // A certificate whose fields cannot be read must not end the process.
          request.destroy(error as Error);
          return;
        }
        if (max_bytes === null) {
          resolve(null);
          request.destroy();
        }
      });
    });
    request.on('response', (message) => {
      readResponse(message, max_bytes ?? 0).then(resolve, reject);
    });
    // Without a request to make, the connection is enough.
    if (max_bytes !== null) request.end();
  });
}

async function readResponse(message: IncomingMessage, maxBytes: number): Promise<Response> {
  const raw = message.rawHeaders;
  const headers = raw.flatMap((name, i): [string, string][] =>
    i % 2 === 0 ? [[name, raw[i + 1] ?? '']] : [],
  );
  const chunks: Buffer[] = [];
  let size = 0;
  let isWhole = false;
  const body = decoded(message);
  try {
    isWhole = true;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      const rest = chunk.subarray(0, maxBytes - size);
      chunks.push(rest);
      size += rest.length;
      isWhole = rest.length === chunk.length;
      if (!isWhole) break;
    }
  } catch {
    // If the body breaks off or cannot be decompressed, the bytes before that are kept.
    isWhole = false;
  }
  message.destroy();
  return {
    status: message.statusCode ?? 0,
    headers,
    body: Buffer.concat(chunks).toString('base64'),
    is_whole: isWhole,
  };
}

/** Returns the body without its Content-Encoding, if that is known. */
function decoded(message: IncomingMessage): Readable {
  const decoder = DECODERS[message.headers['content-encoding']?.trim().toLowerCase() ?? '']?.();
  if (!decoder) return message;
  message.on('error', (error) => (decoder as unknown as Readable).destroy(error));
  return message.pipe(decoder) as unknown as Readable;
}

function certificateOf(socket: TLSSocket): Pick<Seen, 'certificate' | 'protocol'> {
  const peer = socket.getPeerCertificate();
  const problem = socket.authorized ? null : String(socket.authorizationError);
  return {
    certificate: {
      is_valid: socket.authorized,
      problem,
      subject: nameOf(peer.subject),
      issuer: nameOf(peer.issuer),
      valid_from: new Date(peer.valid_from).toISOString(),
      valid_to: new Date(peer.valid_to).toISOString(),
      names: namesOf(peer.subjectaltname),
    },
    protocol: socket.getProtocol(),
  };
}

/** Returns the common name, or else the organization. */
function nameOf(name: DetailedPeerCertificate['subject'] | undefined): string {
  const parts = (name ?? {}) as unknown as Record<string, string | string[] | undefined>;
  const first = [parts['CN'] ?? parts['O'] ?? ''].flat()[0] ?? '';
  return first.slice(0, MAX_NAME_CHARACTERS);
}

/** Parses `DNS:example.com, IP Address:192.0.2.1`. */
function namesOf(alternatives: string | undefined): string[] {
  const names = (alternatives ?? '').split(', ').flatMap((entry) => {
    const name = /^(?:DNS|IP Address):(.+)$/.exec(entry)?.[1];
    return name ? [name.slice(0, MAX_NAME_CHARACTERS)] : [];
  });
  return names.slice(0, MAX_NAMES);
}
