import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Case } from '../../unit/worker/modules/audits/seo/cases/index.ts';

export interface Served {
  page: Case;
  url: string;
}

/** Serves each page at an address of its own in 127.0.0.0/8, because each needs a robots.txt of its own. */
export async function servePages(cases: readonly Case[]): Promise<{ served: Served[]; close(): void }> {
  const byHost = new Map(
    cases.map((page, index) => [`127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`, page]),
  );
  const server = createServer((request, response) => {
    const host = request.headers.host ?? '';
    const page = byHost.get(host.split(':')[0]!);
    if (page === undefined) return response.writeHead(421).end();
    if (request.url === '/robots.txt') {
      return response.writeHead(page.robotsStatus, { 'Content-Type': 'text/plain' }).end(page.robots ?? '');
    }
    if (request.url !== page.path) return response.writeHead(204).end();
    const headers = ['Content-Type', 'text/html; charset=utf-8', ...page.headers.flat()];
    return response.writeHead(page.status, headers).end(page.html.replaceAll('{origin}', `http://${host}`));
  });
  await new Promise<void>((done) => server.listen(0, '0.0.0.0', done));
  const { port } = server.address() as AddressInfo;
  return {
    served: [...byHost].map(([host, page]) => ({ page, url: `http://${host}:${port}${page.path}` })),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
