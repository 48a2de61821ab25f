import { html } from 'hono/html';
import type { Audit, FailureCode } from '../../../../contract/audits/audits.ts';
import { dateOf, type Markup, quoted } from './text.ts';

const REMEDIES: Record<FailureCode, string> = {
  URL_NOT_ALLOWED: 'Audit an http or https address of a public website, without user name and password.',
  ADDRESS_NOT_ALLOWED: 'Herald only audits sites on the public internet. Check where the address leads.',
  TOO_MANY_REDIRECTS:
    'Open the address in a browser without cookies, and end the loop of redirects on the server.',
  TIMED_OUT: 'Check that the site answers within seconds, and audit it again.',
  UNREACHABLE: 'Check the spelling of the address and that the site is online, and audit it again.',
  BAD_RESPONSE: 'The server does not answer in proper HTTP. Ask whoever runs it, and audit it again.',
  NOT_HTML: 'Audit the address of a page, or the security of this one alone, for which any response will do.',
  HTTP_STATUS: 'Check that the page exists and can be opened without signing in, and audit it again.',
  CERTIFICATE_INVALID: 'Install a valid certificate for this host name: browsers refuse the site, too.',
  NOT_A_VIDEO: 'Upload an MP4, MOV, WebM or Matroska file.',
  NO_VIDEO_TRACK: 'Upload a file that has a picture, not only sound.',
  TRUNCATED: 'Export the video again, and upload the whole file.',
};

/** Renders the page of an unfinished audit. */
export function waitingPart({ status, created_at: since }: Audit): Markup {
  return html`<section class="card" aria-labelledby="state">
<h2 id="state">${status === 'pending' ? 'The audit waits for its turn' : 'The audit is running'}</h2>
<p>It was asked for on <time datetime="${since}">${dateOf(since)}</time>. Most audits take less than a minute.</p>
<p class="muted">This page refreshes itself until the report is there.</p>
</section>`;
}

/** Renders the page of a failed audit: why, and what to do. */
export function failedPart({ failure }: Audit): Markup {
  const { code, message } = failure!;
  return html`<section class="card" aria-labelledby="state">
<p class="chips"><span class="chip poor">Failed</span><code>${code}</code></p>
<h2 id="state">The audit failed</h2>
<p>${quoted(message)}</p>
<h3>What to do</h3>
<p>${REMEDIES[code]}</p>
</section>`;
}
