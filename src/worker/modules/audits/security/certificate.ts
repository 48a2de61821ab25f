import type { Check } from '../../../../contract/audits/audits.ts';
import { type CheckInfo, toCheck, type Verdict } from '../checks/check.ts';
import type { Certificate, Site } from '../site/site.ts';

const DAY_MS = 86_400_000;
/** Authorities with automatic renewal renew about 30 days before: with fewer days than this, something is broken. */
const MIN_DAYS_LEFT = 14;

const CHECKS: (CheckInfo & { judge(certificate: Certificate, now: number): Verdict })[] = [
  {
    id: 'certificate-valid',
    title: 'Browsers accept the certificate',
    weight: 0,
    source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Defenses/Transport_Layer_Security',
    judge: judgeValidity,
  },
  {
    id: 'certificate-expiry',
    title: `The certificate is valid for at least ${MIN_DAYS_LEFT} more days`,
    weight: 0,
    source: 'https://letsencrypt.org/docs/integration-guide/',
    judge: judgeExpiry,
  },
  {
    id: 'tls-version',
    title: 'The connection uses TLS 1.2 or 1.3',
    weight: 0,
    source: 'https://www.rfc-editor.org/rfc/rfc8996',
    judge: judgeProtocol,
  },
];

/** Checks the site's certificate and connection, as seen by the sidecar. `now`: milliseconds since 1970. */
export function checkCertificate({ finalUrl, certificate }: Site, now: number): Check[] {
  return CHECKS.map(({ judge, ...info }) => {
    if (certificate !== null) return toCheck(info, judge(certificate, now));
    const isHttps = URL.parse(finalUrl)?.protocol === 'https:';
    return toCheck(
      info,
      isHttps
        ? { result: 'not_measured', evidence: ['the certificate could not be inspected'] }
        : { result: 'not_applicable', evidence: [`${finalUrl} has no certificate`] },
    );
  });
}

function judgeValidity({ isValid, problem, subject, issuer, names }: Certificate): Verdict {
  const shown = [`subject: ${subject}`, `issuer: ${issuer}`, `names: ${names.slice(0, 20).join(', ')}`];
  if (isValid) return { result: 'pass', evidence: shown };
  return { result: 'fail', evidence: [problem ?? 'the certificate is not valid', ...shown] };
}

function judgeExpiry({ validTo }: Certificate, now: number): Verdict {
  if (!Number.isFinite(validTo)) return { result: 'not_measured', evidence: ['the date cannot be read'] };
  const isSoon = validTo - now < MIN_DAYS_LEFT * DAY_MS;
  const day = new Date(validTo).toISOString().slice(0, 10);
  return { result: isSoon ? 'fail' : 'pass', evidence: [`valid until ${day}`] };
}

function judgeProtocol({ protocol }: Certificate): Verdict {
  const isKnown = /^(?:SSLv|TLSv)\d/.test(protocol);
  if (!isKnown) return { result: 'not_measured', evidence: [`protocol: ${protocol}`] };
  return { result: /^TLSv1\.[23]$/.test(protocol) ? 'pass' : 'fail', evidence: [protocol] };
}
