import { analyze } from '../../../../../src/worker/modules/audits/running/analyze.ts';
import { type ServedSite, serveSite, sidecarUrl } from '../../../sites/serve.ts';
import { makeWorld as makeBareWorld } from '../world.ts';

const html = (body: string) => ({
  body,
  headers: [['Content-Type', 'text/html; charset=utf-8']] as [string, string][],
});
const TEXT = `<p>${'Boats for everybody. '.repeat(20)}</p>`;

export function serveBoats(): Promise<ServedSite> {
  return serveSite({
    http: {
      '/': { status: 302, headers: [['Location', '/en']] },
      '/en': html(
        `<!doctype html><html lang="en"><head><title>Boats</title><link rel="icon" href="/icon.png"></head>
          <body>${TEXT}<img src="/boat.jpg"><a href="/contact">Contact us</a><a href="/gone">Prices</a></body></html>`,
      ),
      '/contact': html(`<!doctype html><title>Contact</title>${TEXT}`),
      '/robots.txt': { body: 'User-agent: *\nAllow: /\n', headers: [['Content-Type', 'text/plain']] },
    },
  });
}

/** Creates an organization whose audits run as in production, with the real sidecar and no DNS. */
export async function makeWorld() {
  const world = await makeBareWorld({
    SIDECAR_URL: sidecarUrl(),
    SIDECAR: undefined,
    DNS_URL: 'http://127.0.0.1:9/',
  } as never);
  world.analyze = analyze;
  return world;
}
