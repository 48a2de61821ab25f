import { getDomain } from 'tldts';
import { type Evidence, finalResponse, header, hostOf, isHttps } from './evidence.ts';
import { type Finding, finding, type Result } from './results.ts';

/** The faults, worst last, in the order of the Observatory: the worst script decides. */
const FAULTS: Result[] = [
  'sri-implemented-but-external-scripts-not-loaded-securely',
  'sri-not-implemented-but-external-scripts-loaded-securely',
  'sri-not-implemented-and-external-scripts-not-loaded-securely',
];

type Place = 'site' | 'external' | 'external, insecure';

/** Judges Subresource Integrity of the scripts that a page loads from other sites. */
export function judgeSri(evidence: Evidence): Finding {
  if (evidence.page === null) {
    const type = header(finalResponse(evidence), 'content-type') ?? 'none';
    return finding('sri-not-implemented-response-not-html', `Content-Type: ${type}`);
  }
  const { scripts, base } = evidence.page;
  if (scripts.length === 0) return finding('sri-not-implemented-but-no-scripts-loaded');

  const site = siteOf(hostOf(evidence.url));
  const faults = new Map<Result, string[]>();
  const external: string[] = [];
  const protectedHere: string[] = [];
  for (const { src, integrity } of scripts) {
    const url = src ? (URL.parse(src, base ?? undefined)?.href ?? src) : '';
    if (url === '') continue;
    const shown = `<script src="${src}">`;
    const place = placeOf(url, site);
    if (place === 'site') {
      if (integrity && isSecure(url, evidence)) protectedHere.push(shown);
      continue;
    }
    external.push(shown);
    const fault = faultOf(place, Boolean(integrity));
    if (!fault) continue;
    if (!faults.has(fault)) faults.set(fault, []);
    faults.get(fault)!.push(shown);
  }
  const worst = FAULTS.findLast((fault) => faults.has(fault));
  if (worst) return { result: worst, evidence: faults.get(worst)! };
  if (protectedHere.length > 0) {
    return finding('sri-implemented-and-all-scripts-loaded-securely', ...protectedHere);
  }
  return external.length > 0
    ? finding('sri-implemented-and-external-scripts-loaded-securely', ...external)
    : finding('sri-not-implemented-but-all-scripts-loaded-from-secure-origin');
}

function faultOf(place: Place, hasIntegrity: boolean): Result | null {
  if (place === 'external') {
    return hasIntegrity ? null : 'sri-not-implemented-but-external-scripts-loaded-securely';
  }
  return hasIntegrity
    ? 'sri-implemented-but-external-scripts-not-loaded-securely'
    : 'sri-not-implemented-and-external-scripts-not-loaded-securely';
}

/** Returns a script's place. Without a scheme (`//cdn.example/a.js`) it is insecure: that depends on the page. */
function placeOf(url: string, site: string): Place {
  if (/^\s*[/\\]{2}/.test(url)) return 'external, insecure';
  const parsed = URL.parse(url);
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') return 'site';
  if (siteOf(parsed.hostname) === site) return 'site';
  return parsed.protocol === 'https:' ? 'external' : 'external, insecure';
}

function isSecure(url: string, evidence: Evidence): boolean {
  const protocol = URL.parse(url)?.protocol;
  return protocol === 'https:' || (protocol !== 'http:' && isHttps(evidence));
}

/** Returns the registrable domain; the host itself if it has none, such as an IP address. */
function siteOf(host: string): string {
  return getDomain(host) ?? host;
}
