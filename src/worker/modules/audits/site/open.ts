import type { FailureCode } from '../../../../contract/audits/audits.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { AuditFailed } from '../checks/failed.ts';
import { decodePage } from '../page/decode.ts';
import { readDocument } from '../page/read.ts';
import { auditUrlProblem, normalizeSiteUrl } from './address.ts';
import { Fetcher } from './fetcher.ts';
import { isClientRendered, isHtml } from './html.ts';
import { SITE_LIMITS, type SiteLimits } from './limits.ts';
import type { Resource, Site, SitePage } from './site.ts';

/**
 * Fetches what a site answers. Throws AuditFailed if it does not respond, or redirects to a forbidden URL; and if a
 * page is `wanted`, for a response that is not HTML, or whose status is not 2xx. Tests shorten the limits.
 */
export async function openSite(
  ctx: Pick<ServiceCtx, 'env' | 'now'>,
  address: string,
  wanted: 'page' | 'response',
  changedLimits: Partial<SiteLimits> = {},
): Promise<Site> {
  const limits = { ...SITE_LIMITS, ...changedLimits };
  const url = normalizeSiteUrl(address) ?? address;
  const problem = auditUrlProblem(ctx.env, url);
  if (problem) throw new AuditFailed('URL_NOT_ALLOWED', `The URL is not allowed: it must be ${problem}.`);
  const fetcher = new Fetcher(ctx, limits);
  const resource = await fetcher.fetch(url, 'page', {
    maxRedirects: limits.redirects,
    timeoutMs: limits.pageMs,
  });
  const page = toPage(resource, wanted);
  return {
    url,
    finalUrl: page.url,
    hops: resource.hops,
    page,
    certificate: await fetcher.certificateOf(page.url),
    fetch: (target, purpose, fetchOptions) => fetcher.fetch(target, purpose, fetchOptions),
    requestsLeft: () => fetcher.left,
    get fetches() {
      return fetcher.lines;
    },
  };
}

function toPage(resource: Resource, wanted: 'page' | 'response'): SitePage {
  const { finalUrl, status, headers, body, isWhole, ms } = resource;
  if (resource.error || status === null) throw noPage(resource);
  const contentType = headers.get('content-type');
  const hasPage = isHtml(headers, body);
  if (wanted === 'page' && (status < 200 || status > 299)) {
    throw new AuditFailed('HTTP_STATUS', `${shown(finalUrl)} answered with status ${status}.`);
  }
  if (wanted === 'page' && !hasPage) {
    const type = contentType === null ? 'It has no Content-Type' : `Its Content-Type is ${contentType}`;
    throw new AuditFailed('NOT_HTML', `${shown(finalUrl)} is no HTML page. ${type}.`.slice(0, 500));
  }
  const html = hasPage ? decodePage(body, contentType) : '';
  const document = readDocument(html);
  return {
    url: finalUrl,
    status,
    headers,
    isHtml: hasPage,
    html,
    document,
    bytes: body.length,
    isWhole,
    ms,
    isClientRendered: isClientRendered(document),
  };
}

function noPage({ finalUrl, error }: Resource): AuditFailed {
  const { code, message } = error ?? { code: 'BAD_RESPONSE', message: 'There was no response.' };
  // The first URL was allowed, so a redirect led to the refused one; an audit opens its site first.
  const failure: FailureCode =
    code === 'URL_NOT_ALLOWED' || code === 'NO_REQUESTS_LEFT' ? 'ADDRESS_NOT_ALLOWED' : code;
  return new AuditFailed(failure, `${shown(finalUrl)}: ${message}`.slice(0, 500));
}

function shown(url: string): string {
  return url.length <= 150 ? url : `${url.slice(0, 149)}…`;
}
