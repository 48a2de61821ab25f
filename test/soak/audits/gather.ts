import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type Evidence, type Hop, readPage } from '../../../src/lib/observatory/index.ts';

const ORIGIN = 'https://other.example.net';
const MAX_REDIRECTS = 10;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

type Response = Hop & { body: string };

/** Gathers the evidence to judge, like the fetcher of an audit. Records a bad certificate and then ignores it. */
export async function gather(host: string, preloaded: string[]): Promise<Evidence> {
  const url = `https://${host}/`;
  const [http, https] = await Promise.all([follow(`http://${host}/`), follow(url)]);
  const chain = https ?? http ?? [];
  const last = chain.at(-1);
  const type = last?.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const robots = last ? await attempt('GET', new URL('/robots.txt', chain[0]!.url).href) : null;
  const cors = last ? await attempt('OPTIONS', last.url) : null;
  const hosts = [...(http ?? []), ...(https ?? [])].map((hop) => new URL(hop.url).hostname);
  return {
    url,
    http,
    https,
    page: /html/i.test(type) ? readPage(last!.body) : null,
    robots,
    cors: cors ? { origin: ORIGIN, response: cors } : null,
    preloadedHosts: hosts.filter((name) => preloaded.includes(name)),
  };
}

/** Follows the redirects of a URL. Returns null if some hop of the chain does not respond. */
async function follow(url: string): Promise<Response[] | null> {
  const hops: Response[] = [];
  for (let at: string | null = url; at !== null; ) {
    const response = await attempt('GET', at);
    if (!response) return null;
    hops.push(response);
    const location = response.headers.find(([name]) => name.toLowerCase() === 'location')?.[1];
    const isRedirect = REDIRECTS.has(response.status!) && location && hops.length <= MAX_REDIRECTS;
    at = isRedirect ? new URL(location, at).href : null;
  }
  return hops;
}

async function attempt(method: string, url: string): Promise<Response | null> {
  try {
    return await send(method, url, true);
  } catch (error) {
    const { code } = error as { code?: string };
    if (!/CERT/.test(code ?? '')) return null;
    return { ...(await send(method, url, false)), certificateOk: false };
  }
}

function send(method: string, url: string, rejectUnauthorized: boolean): Promise<Response> {
  const isSecure = url.startsWith('https:');
  const headers: Record<string, string> =
    method === 'OPTIONS' ? { Origin: ORIGIN, 'Access-Control-Request-Method': 'GET' } : {};
  return new Promise((resolve, reject) => {
    const read = (message: IncomingMessage) => {
      const chunks: Buffer[] = [];
      message.on('data', (chunk: Buffer) => chunks.push(chunk));
      message.on('error', reject);
      message.on('end', () => {
        const raw = message.rawHeaders;
        const pairs = raw.flatMap((name, i) => (i % 2 === 0 ? [[name, raw[i + 1]!] as const] : []));
        resolve({
          url,
          status: message.statusCode!,
          headers: pairs,
          certificateOk: isSecure ? true : null,
          body: Buffer.concat(chunks).toString(),
        });
      });
    };
    const request = isSecure
      ? requestHttps(url, { method, headers, rejectUnauthorized, agent: false }, read)
      : requestHttp(url, { method, headers, agent: false }, read);
    request.on('error', reject);
    request.end();
  });
}
