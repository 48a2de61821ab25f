import { FILES } from './file-endings.ts';

/** Hosts of redirecting links, whose targets are unknown. */
const REDIRECTORS = new Set(
  (
    't.co bit.ly tinyurl.com goo.gl ow.ly is.gd v.gd buff.ly rebrand.ly cutt.ly lnkd.in t.ly rb.gy shorturl.at tiny.cc ' +
    'l.facebook.com lm.facebook.com l.instagram.com l.messenger.com l.wl.co out.reddit.com away.vk.com vk.cc ' +
    'href.li anon.to nullrefer.com slack-redir.net steamcommunity.com/linkfilter youtube.com/redirect dub.sh ' +
    'urldefense.com urldefense.proofpoint.com safelinks.protection.outlook.com linkprotect.cudasvc.com ' +
    'click.mailchimp.com mailchi.mp list-manage.com app.link page.link onelink.me linktr.ee ift.tt trib.al ' +
    'clicks.beehiiv.com medium.com/m/global-identity googleadservices.com doubleclick.net ' +
    'translate.goog translate.google.com webcache.googleusercontent.com cdn.ampproject.org r.jina.ai web.archive.org ' +
    'google.com/url google.com/amp bing.com/ck duckduckgo.com/l search.yahoo.com/r linkedin.com/redir ' +
    'linkedin.com/safety script.google.com sites.google.com'
  ).split(' '),
);

/** Extensions of pages that are also top-level domains, or are not files to send. */
const PAGES = new Set('php asp aspx jsp cgi md do'.split(' '));
/** How often a query is decoded to search it for an address. */
const MAX_DECODINGS = 3;

/**
 * Returns whether a link may stay: http(s), to an allowed host (exactly, including a non-default port), without
 * credentials, not to a redirector, and without another address in its path, query or fragment.
 */
export function isAllowedLink(link: string, allowedHosts: ReadonlySet<string>): boolean {
  if (!/^https?:\/\/[\x21-\x7e]+$/i.test(link) || /[\\"<>^`{|}]/.test(link)) return false;
  const url = URL.parse(link);
  if (!url || !allowedHosts.has(url.host) || link.split('/')[2]!.includes('@')) return false;
  // Readers see the link before the parser normalizes it (dots of other scripts, numbers for addresses).
  if (!link.toLowerCase().startsWith(`${url.protocol}//${url.host}`)) return false;
  return !isRedirector(url) && !hasInnerAddress(`${url.pathname}${url.search}${url.hash}`);
}

function isRedirector(url: URL): boolean {
  const labels = url.hostname.replace(/^www\./, '').split('.');
  const [first = ''] = url.pathname.split('/').slice(1);
  for (let i = 0; i < labels.length - 1; i++) {
    const host = labels.slice(i).join('.');
    if (REDIRECTORS.has(host) || REDIRECTORS.has(`${host}/${first.toLowerCase()}`)) return true;
    if (REDIRECTORS.has(`${host}${url.pathname.toLowerCase()}`)) return true;
  }
  // Google has a host per country: google.de/url
  return labels.at(-2) === 'google' && /^(?:url|amp|imgres|aclk)$/.test(first);
}

/** Returns whether a part of a URL contains an address, plain, percent-encoded, or in base64. */
function hasInnerAddress(rest: string): boolean {
  let text = rest;
  for (let i = 0; i <= MAX_DECODINGS; i++) {
    if (/\/\/|[:=?&/](?:https?|ftp|javascript|data|hxxps?):|:\/|\\|[=?&#/]www\./i.test(text)) return true;
    if (hasDomain(text)) return true;
    // "http", "//" and "www." in base64 and in hexadecimal digits.
    if (/[=/?&#:](?:aHR0c|Ly8|d3d3L|687474|2f2f)/i.test(text)) return true;
    const decoded = decode(text);
    if (decoded === text) return false;
    text = decoded;
  }
  return true;
}

/** Returns whether a path, query or fragment contains a domain: `?to=evil.example`. File names are allowed. */
function hasDomain(text: string): boolean {
  for (const [, ending] of text.matchAll(/[\w-]\.([a-z]{2,})(?![a-z])/gi)) {
    if (!FILES.has(ending!.toLowerCase()) && !PAGES.has(ending!.toLowerCase())) return true;
  }
  return false;
}

function decode(text: string): string {
  return text.replace(/%[\da-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
}
