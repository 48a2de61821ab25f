import { type Evidence, type Hop, header } from './evidence.ts';
import { type Finding, finding } from './results.ts';

/** Judges whether pages of other origins may read the site (Fetch, 3.2), and as its signed-in users. */
export function judgeCors({ cors }: Evidence): Finding {
  const allowed = cors && isOk(cors.response) ? header(cors.response, 'access-control-allow-origin') : null;
  if (!cors || !allowed) return finding('cross-origin-resource-sharing-not-implemented');
  const shown = `Access-Control-Allow-Origin: ${allowed}`;
  if (allowed === '*') {
    return finding('cross-origin-resource-sharing-implemented-with-public-access', shown);
  }
  const credentials = header(cors.response, 'access-control-allow-credentials') ?? '';
  if (allowed === cors.origin && credentials.toLowerCase() === 'true') {
    return finding(
      'cross-origin-resource-sharing-implemented-with-universal-access',
      `${shown}, which is the Origin of the request`,
      `Access-Control-Allow-Credentials: ${credentials}`,
    );
  }
  return finding('cross-origin-resource-sharing-implemented-with-restricted-access', shown);
}

/** Whether a preflight succeeds. A refused one lets no page in. */
function isOk({ status }: Hop): boolean {
  return status !== null && status < 400;
}
