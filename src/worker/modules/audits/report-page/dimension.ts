import { html } from 'hono/html';
import type { AuditResults, Check, Dimension, DimensionId } from '../../../../contract/audits/audits.ts';
import { dial } from './dial.ts';
import { nameOf } from './overview.ts';
import { anchorOf, linkOf, type Markup, quoted } from './text.ts';

const RESULTS: { result: Check['result']; name: string; mark: string; tone: string; isOpen: boolean }[] = [
  { result: 'fail', name: 'failed', mark: '✕', tone: 'poor', isOpen: true },
  { result: 'not_measured', name: 'not measured', mark: '?', tone: 'fair', isOpen: false },
  { result: 'pass', name: 'passed', mark: '✓', tone: 'good', isOpen: false },
  { result: 'not_applicable', name: 'not applicable', mark: '–', tone: 'none', isOpen: false },
];

/** Renders a dimension with all its checks: failed ones open, the others closed, and all evidence folded. */
export function dimensionPart(id: DimensionId, dimension: Dimension, results: AuditResults): Markup {
  const groups = RESULTS.map((group) => ({
    ...group,
    checks: dimension.checks.filter(({ result }) => result === group.result),
  })).filter(({ checks }) => checks.length > 0);
  const name = nameOf(id, results);
  return html`<section class="card" aria-labelledby="${id}">
<div class="dimension-head">${dial(name, dimension.score)}<div>
<h2 id="${id}">${name}</h2>
<p class="chips">${groups.map(({ tone, name, checks }) => html`<span class="chip ${tone}">${checks.length} ${name}</span>`)}</p>
</div></div>
<p class="small muted">${dimension.method}</p>
${groups.map(({ checks, name, isOpen, ...group }) => {
  const list = html`<ul class="checks">${checks.map((check) => checkRow(id, check, group, name))}</ul>`;
  return isOpen ? list : html`<details><summary>${checks.length} ${name}</summary>${list}</details>`;
})}
${dimension.observatory ? observatoryTable(dimension.observatory) : ''}
</section>`;
}

function checkRow(
  dimension: DimensionId,
  check: Check,
  { mark, tone }: { mark: string; tone: string },
  name: string,
): Markup {
  const source = linkOf(check.source);
  return html`<li id="${anchorOf(dimension, check)}">
<div class="title"><span class="mark ${tone}" aria-hidden="true">${mark}</span><h3><span class="hidden">${name}: </span>${check.title}</h3></div>
<div class="body">
${check.evidence.length > 0 ? html`<details><summary>Evidence</summary><ul class="evidence">${check.evidence.map((text) => html`<li><code dir="ltr">${quoted(text)}</code></li>`)}</ul></details>` : ''}
<p class="meta"><span>${check.id}</span><span>${check.weight === 0 ? 'informs only, does not count' : `weight ${check.weight}`}</span>${source ? html`<a href="${source}" rel="noreferrer">The rule<span class="hidden"> of ${check.id}</span></a>` : ''}</p>
</div></li>`;
}

function observatoryTable(observatory: NonNullable<Dimension['observatory']>): Markup {
  const tests = Object.entries(observatory.tests);
  const signed = (value: number) => (value > 0 ? `+${value}` : String(value).replace('-', '−'));
  return html`<div class="scroll" tabindex="0" role="region" aria-labelledby="observatory"><table>
<caption id="observatory">Tests of the MDN HTTP Observatory: ${observatory.score} points, grade ${observatory.grade}</caption>
<thead><tr><th scope="col">Test</th><th scope="col">Result</th><th scope="col">Passed</th><th scope="col" class="number-cell">Points</th></tr></thead>
<tbody>${tests.map(
    ([id, test]) => html`<tr><th scope="row">${id}</th><td><code>${test.result}</code></td>
<td class="${test.pass ? 'good' : 'poor'}">${test.pass ? 'yes' : 'no'}</td><td class="number-cell">${signed(test.score_modifier)}</td></tr>`,
  )}</tbody>
</table></div>
<p class="small muted">Version ${observatory.algorithm_version} of the algorithm. It begins with 100 points; bonuses count only for sites that have at least 90 without them.</p>`;
}
