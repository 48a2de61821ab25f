import { type Evidence, finalResponse, header, isHttps } from './evidence.ts';
import { enforcedPolicies, type Policy } from './policies.ts';
import { type Finding, finding, RESULTS } from './results.ts';
import { allowedSources, hasUselessStrictDynamic } from './sources.ts';

const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const INLINE = new Set(["'unsafe-inline'", 'data:']);
const SCRIPTS = ['script-src', 'script-src-elem', 'script-src-attr'];
const STYLES = ['style-src', 'style-src-elem', 'style-src-attr'];
/** Directives of images and media: browsers load these from http:// only with a warning. */
const PASSIVE = ['img-src', 'media-src'];

type Test = (source: string) => boolean;
const isBroad: Test = (source) => BROAD.has(source);
const isBroadOrInline: Test = (source) => BROAD.has(source) || INLINE.has(source);
const isEval: Test = (source) => source === "'unsafe-eval'";
const isInsecure: Test = (source) => source.startsWith('http:') || source.startsWith('ftp:');

/**
 * Judges Content-Security-Policy (CSP 3). Several policies are judged by what all of them allow. Repeated directives
 * count as invalid, although browsers obey the first, so that the site's owner sees the mistake.
 */
export function judgeCsp(evidence: Evidence): Finding {
  const { policies, problems, repeated } = enforcedPolicies(evidence);
  if (problems.length > 0) return finding('csp-header-invalid', ...problems);
  if (policies.length === 0) {
    const reportOnly = header(finalResponse(evidence), 'content-security-policy-report-only');
    return reportOnly
      ? finding(
          'csp-not-implemented-but-reporting-enabled',
          `Content-Security-Policy-Report-Only: ${reportOnly}`,
        )
      : finding('csp-not-implemented', 'Content-Security-Policy is missing');
  }
  const found = judgePolicies(policies, isHttps(evidence));
  return repeated.length > 0 && RESULTS[found.result].pass
    ? finding('csp-implemented-but-duplicate-directives', ...repeated)
    : found;
}

function judgePolicies(policies: Policy[], isSecurePage: boolean): Finding {
  const declared = new Set(policies.flatMap(({ directives }) => [...directives.keys()]));
  /** Returns `script-src: https:` for each source of the directives that passes the test. */
  const select = (names: string[], test: Test) =>
    names.flatMap((name) =>
      [...(allowedSources(policies, name) ?? ['*'])].filter(test).map((source) => `${name}: ${source}`),
    );
  /** Keeps the first name, and the others only if some policy has them. */
  const withParts = ([name, ...parts]: string[]) => [name!, ...parts.filter((part) => declared.has(part))];
  const scripts = withParts(SCRIPTS);
  const styles = withParts(STYLES);

  if (policies.some(hasUselessStrictDynamic)) {
    return finding('csp-header-invalid', "script-src: 'strict-dynamic' without a nonce or hash");
  }
  const unsafe = [...select(scripts, isBroadOrInline), ...select(['object-src'], isBroad)];
  if (unsafe.length > 0) return finding('csp-implemented-with-unsafe-inline', ...unsafe);
  const active = [...declared].filter((name) => !PASSIVE.includes(name));
  const insecure = isSecurePage ? select(active, isInsecure) : [];
  if (insecure.length > 0) return finding('csp-implemented-with-insecure-scheme', ...insecure);
  const evals = select([...scripts, ...styles], isEval);
  if (evals.length > 0) return finding('csp-implemented-with-unsafe-eval', ...evals);
  const passive = isSecurePage ? select(PASSIVE, isInsecure) : [];
  if (passive.length > 0) {
    return finding('csp-implemented-with-insecure-scheme-in-passive-content-only', ...passive);
  }
  const inStyles = select(styles, isBroadOrInline);
  if (inStyles.length > 0) {
    return finding('csp-implemented-with-unsafe-inline-in-style-src-only', ...inStyles);
  }
  const defaults = [...(allowedSources(policies, 'default-src') ?? [])];
  const shown = `default-src ${defaults.join(' ') || 'is not there'}`;
  return defaults.length === 1 && defaults[0] === "'none'"
    ? finding('csp-implemented-with-no-unsafe-default-src-none', shown)
    : finding('csp-implemented-with-no-unsafe', shown);
}
