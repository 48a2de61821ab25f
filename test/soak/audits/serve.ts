import { execFileSync } from 'node:child_process';
import dns from 'node:dns';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import type { Reply, Site } from './site.ts';

const TLS_HANDSHAKE = 0x16;
const NAMES = ['example.com', 'example.org', 'example.co.uk'].flatMap((name) => [name, `*.${name}`]);

export interface Served {
  site: Site;
  /** The host with the port, which is the same for http:// and https://. */
  host: string;
}

/** Serves each site on a port of its own, over both protocols; its host name resolves to this machine. */
export async function serveSites(sites: Site[]): Promise<{ served: Served[]; close(): void }> {
  const lookup = dns.lookup;
  resolveHere();
  const certificates = makeCertificates();
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificates.authority]);
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  const served: Served[] = [];
  for (const site of sites) {
    const listen = (isSecure: boolean): RequestListener => {
      return (request, response) => {
        const context = {
          origin: request.headers.origin ?? '',
          port: (server.address() as AddressInfo).port,
        };
        const { status, headers, body } = replyOf(site, isSecure, request.method!, request.url!, context);
        response.writeHead(
          status,
          headers.flatMap(([name, value]) => [name, value.replaceAll(':PORT', `:${context.port}`)]),
        );
        response.end(body.replaceAll(':PORT', `:${context.port}`));
      };
    };
    const http = createHttpServer(listen(false));
    const https = createHttpsServer(certificates[site.certificate ?? 'good'], listen(true));
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('data', (data) => {
        socket.pause();
        socket.unshift(data);
        const isSecure = data[0] === TLS_HANDSHAKE;
        if (isSecure ? site.https === 'none' : site.http === 'none') socket.destroy();
        else (isSecure ? https : http).emit('connection', socket);
        process.nextTick(() => socket.resume());
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    servers.push(server);
    served.push({ site, host: `${site.host}:${(server.address() as AddressInfo).port}` });
  }
  const close = () => {
    dns.lookup = lookup;
    for (const server of servers) server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { served, close };
}

function replyOf(
  site: Site,
  isSecure: boolean,
  method: string,
  path: string,
  { origin, port }: { origin: string; port: number },
): Reply {
  const reply = isSecure ? site.https : site.http;
  if (reply === 'none') throw new Error('The connection was refused.');
  if (method === 'OPTIONS') {
    const { status, headers } = site.cors;
    return {
      status,
      headers: headers.map(([name, value]) => [name, value.replace('ORIGIN', origin)] as const),
      body: '',
    };
  }
  if (path === '/robots.txt') return site.robots;
  const at = reply.paths?.[path];
  if (at) return at;
  if (reply === site.http && reply.status === 301 && !reply.headers.some(([name]) => name === 'Location')) {
    return { ...reply, headers: [...reply.headers, ['Location', `https://${site.host}:${port}/`]] };
  }
  return reply;
}

/** Resolves the names of the sites to this machine, within this process. */
function resolveHere(): void {
  const original = dns.lookup;
  const here = { address: '127.0.0.1', family: 4 };
  dns.lookup = ((host: string, options: object, done: (...args: unknown[]) => void) => {
    if (!NAMES.some((name) => host === name || host.endsWith(`.${name}`))) {
      return original(host, options as never, done as never);
    }
    process.nextTick(() =>
      'all' in options && options.all ? done(null, [here]) : done(null, here.address, here.family),
    );
  }) as typeof dns.lookup;
}

function makeCertificates() {
  const folder = mkdtempSync(join(tmpdir(), 'herald-certificates-'));
  const file = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-days',
    '2',
    '-subj',
    '/CN=Test CA',
  );
  const issue = (name: string, names: string[], days: string[]) => {
    openssl('req', ...key, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${name}`);
    writeFileSync(file(`${name}.ext`), `subjectAltName=${names.join(',')}\n`);
    const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', `${name}.ext`];
    openssl('x509', '-req', '-in', `${name}.csr`, '-out', `${name}.pem`, ...by, ...days);
    return { key: readFileSync(file(`${name}.key`)), cert: readFileSync(file(`${name}.pem`)) };
  };
  const names = [...NAMES.map((name) => `DNS:${name}`), 'IP:127.0.0.1'];
  openssl('req', '-x509', ...key, '-keyout', 'self.key', '-out', 'self.pem', '-subj', '/CN=www.example.com');
  const made = {
    authority: readFileSync(file('ca.pem'), 'utf8'),
    good: issue('good', names, ['-days', '2']),
    'wrong name': issue('wrong', ['DNS:other.example.net'], ['-days', '2']),
    expired: issue('expired', names, ['-days', '-1']),
    'self-signed': { key: readFileSync(file('self.key')), cert: readFileSync(file('self.pem')) },
  };
  rmSync(folder, { recursive: true });
  return made;
}
