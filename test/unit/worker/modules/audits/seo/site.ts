import { decodePage } from '../../../../../../src/worker/modules/audits/page/decode.ts';
import { readDocument } from '../../../../../../src/worker/modules/audits/page/read.ts';
import type { Resource, Site } from '../../../../../../src/worker/modules/audits/site/site.ts';

/** Creates a site of one page, whose other resources come from `get`. */
export async function toSite(
  url: string,
  response: Response,
  get: (url: string) => Promise<Response>,
): Promise<Site> {
  const body = new Uint8Array(await response.arrayBuffer());
  const html = decodePage(body, response.headers.get('content-type'));
  return {
    url,
    finalUrl: url,
    hops: [],
    page: {
      url,
      status: response.status,
      headers: response.headers,
      isHtml: true,
      html,
      document: readDocument(html),
      bytes: body.length,
      isWhole: true,
      ms: 1,
      isClientRendered: false,
    },
    certificate: null,
    fetch: async (address) => toResource(address, await get(address)),
    requestsLeft: () => 30,
    fetches: [],
  };
}

async function toResource(url: string, response: Response): Promise<Resource> {
  return {
    url,
    finalUrl: url,
    hops: [],
    status: response.status,
    headers: response.headers,
    body: new Uint8Array(await response.arrayBuffer()),
    isWhole: true,
    ms: 1,
    error: null,
  };
}
