/** Measures an audit of a ten-page website: the requests and bytes that the site serves, and Herald's CPU time. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteAnalysis } from '../src/contract/audits/audits.ts';
import type { Client } from './client.ts';
import type { Server } from './server.ts';

const PAGES = 10;
const PARAGRAPHS = 200;
const ROUNDS = 5;

export interface AuditCost {
  pages: number;
  fetches: number;
  bytes: number;
  /** CPU milliseconds of workerd per audit; null on systems without /proc. */
  cpuMs: number | null;
  score: number | null;
}

/** Audits the same site several times. Throws if an audit fails, or if more than one result differs. */
export async function measureAudit(server: Server, client: Client): Promise<AuditCost> {
  const site = createServer((request, response) => {
    const page = pageAt(request.url ?? '/');
    response.writeHead(page === null ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page ?? '<!doctype html><title>Not found</title>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  try {
    const audit = async () => {
      const { json } = await client.measure('POST', '/api/automation/digital-audit', { url });
      const { results, failure } = json as SiteAnalysis;
      if (!results) throw new Error(`The audit failed: ${failure?.code} ${failure?.message}`);
      return results;
    };
    const first = await audit();
    const all = [first];
    const before = server.cpu();
    for (let i = 0; i < ROUNDS; i++) all.push(await audit());
    const after = server.cpu();
    // One audit may find that a busy machine took too long to serve a page.
    const alike = Object.values(Object.groupBy(all, ({ dimensions }) => JSON.stringify(dimensions)));
    if (!alike.some((group) => group!.length >= ROUNDS)) {
      throw new Error('Two audits of the same site differ.');
    }
    return {
      pages: PAGES,
      fetches: first.fetches.length,
      bytes: first.fetches.reduce((sum, { bytes }) => sum + bytes, 0),
      cpuMs: before === null || after === null ? null : (after - before) / ROUNDS,
      score: first.overall_score,
    };
  } finally {
    site.closeAllConnections();
    site.close();
  }
}

/** Returns a page of about 20 KB that links to all others; null for any other path. */
function pageAt(path: string): string | null {
  const number = path === '/' ? 1 : Number(/^\/page-(\d+)$/.exec(path)?.[1]);
  if (!(number >= 1 && number <= PAGES)) return null;
  const links = Array.from(
    { length: PAGES },
    (_, i) => `<li><a href="/page-${i + 1}">Our page number ${i + 1}</a>`,
  );
  const text = Array.from(
    { length: PARAGRAPHS },
    (_, i) => `<p>Paragraph ${i} of page ${number} is about boats and harbours.</p>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page ${number}</title>
<meta name="description" content="What page ${number} is about"></head>
<body><ul>${links.join('')}</ul>${text.join('\n')}<img src="/boat.png"></body></html>`;
}
