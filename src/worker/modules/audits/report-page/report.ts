import { html } from 'hono/html';
import {
  type Audit,
  type AuditResults,
  type AuditType,
  DIMENSIONS,
} from '../../../../contract/audits/audits.ts';
import { changesPart, firstPart, restPart } from './actions.ts';
import { compareResults } from './changes.ts';
import { fetchesPart, mediaPart, methodPart } from './details.ts';
import { dimensionPart } from './dimension.ts';
import { overview } from './overview.ts';
import { type Look, shell } from './shell.ts';
import { dateOf, type Markup, quoted } from './text.ts';
import { failedPart, waitingPart } from './waiting.ts';

export { reportPolicy } from './shell.ts';

export interface ReportView {
  audit: Audit;
  /** The name of a video's file, if the upload still exists. */
  fileName: string | null;
  /** The last completed audit of the same site before this one. */
  previous: { completedAt: string; results: AuditResults } | null;
  /** How the organization looks. */
  look: Look;
}

/** Characters of the address below the title. The list of requests shows all of it. */
const MAX_ADDRESS = 200;
const KINDS: Record<AuditType, string> = {
  digital: 'Website audit',
  security: 'Security audit',
  video: 'Video audit',
};

/**
 * Renders the report of an audit as an HTML page, in any status. It has no scripts and loads nothing, its logo is in
 * it, and every text in it is escaped, because evidence quotes hostile pages.
 */
export function renderReport({ audit, fileName, previous, look }: ReportView): Markup {
  const subject = subjectOf(audit, fileName);
  const { results } = audit;
  return shell(
    `${subject}: ${KINDS[audit.type]}`,
    look,
    html`<header class="top">
<p class="kind">${KINDS[audit.type]}</p>
<h1>${subject}</h1>
<p class="meta">${metaOf(audit)}</p>
</header>
<main>
${results ? content(audit, results, previous) : audit.status === 'failed' ? failedPart(audit) : waitingPart(audit)}
</main>
<footer><p>Herald, audit ${audit.id}</p></footer>`,
  );
}

function content(audit: Audit, results: AuditResults, previous: ReportView['previous']): Markup {
  const changes = previous && compareResults(previous.results, results);
  return html`${overview(results, changes)}
${firstPart(results, audit.tasks)}
${previous && changes ? changesPart(results, changes, previous.completedAt) : ''}
${restPart(results, audit.tasks)}
${results.media ? mediaPart(results.media) : ''}
${DIMENSIONS.map((id) => {
  const dimension = results.dimensions[id];
  return dimension ? dimensionPart(id, dimension, results) : '';
})}
${fetchesPart(results)}
${methodPart(results)}`;
}

/** Returns the host, or the name of the file. */
function subjectOf({ url, results }: Audit, fileName: string | null): string {
  const address = URL.parse(results?.final_url ?? url ?? '');
  if (address === null) return quoted(fileName ?? url ?? 'Video');
  return address.host;
}

function metaOf({ url, results, completed_at: end, created_at: start, engine }: Audit): Markup {
  const address = results?.final_url ?? url;
  return html`<time datetime="${end ?? start}">${dateOf(end ?? start)}</time>
${address ? html`<span>${quoted(shorten(address))}</span>` : ''}
${engine === 'automation' ? html`<span>by an automation engine</span>` : ''}`;
}

function shorten(text: string): string {
  return text.length <= MAX_ADDRESS ? text : `${text.slice(0, MAX_ADDRESS)}…`;
}
