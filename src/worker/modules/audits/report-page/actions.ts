import { html } from 'hono/html';
import type { Audit, AuditResults, Recommendation } from '../../../../contract/audits/audits.ts';
import type { ChangedCheck, Changes } from './changes.ts';
import { nameOf } from './overview.ts';
import { anchorOf, countOf, dateOf, type Markup, signed, withCode } from './text.ts';

/** Recommendations that come before everything else, and those that are shown at once. */
const FIRST = 3;
const SHOWN = 10;
const TONES = { high: 'poor', medium: 'fair', low: '' } as const;

/** Renders the differences from the previous audit. */
export function changesPart(results: AuditResults, changes: Changes, before: string): Markup {
  const { overall, failing, mended } = changes;
  const scores =
    overall.before === null || overall.after === null
      ? ''
      : html`<p>The overall score went from <strong>${overall.before}</strong> to <strong>${overall.after}</strong> (${signed(overall.after - overall.before)}).</p>`;
  const list = (title: string, mark: string, tone: string, checks: ChangedCheck[]) =>
    checks.length === 0
      ? ''
      : html`<div><h3>${title}</h3><ul>
${checks.map(({ dimension, check }) => html`<li><span class="mark ${tone}" aria-hidden="true">${mark}</span><span>${check.title} <span class="muted small">${nameOf(dimension, results)}</span></span></li>`)}
</ul></div>`;
  return html`<section class="card" aria-labelledby="changes">
<h2 id="changes">What changed</h2>
<p class="muted">Since the audit of <time datetime="${before}">${dateOf(before)}</time>.</p>
${scores}
${
  failing.length + mended.length === 0
    ? html`<p>No check has a different result.</p>`
    : html`<div class="changes">
${list(`${countOf(failing.length, 'check')} newly failing`, '✕', 'poor', failing)}
${list(`${countOf(mended.length, 'check')} mended`, '✓', 'good', mended)}
</div>`
}
</section>`;
}

/** Renders the recommendations to begin with: the most useful ones. */
export function firstPart(results: AuditResults, tasks: Audit['tasks']): Markup {
  return html`<section class="card" aria-labelledby="first">
<h2 id="first">What to do first</h2>
${
  results.recommendations.length === 0
    ? html`<p>There is nothing to recommend.</p>`
    : html`<p class="muted">What gains most for the least effort.</p>${rows(results, tasks, 0, FIRST)}`
}
</section>`;
}

/** Renders the other recommendations, if there are any. */
export function restPart(results: AuditResults, tasks: Audit['tasks']): Markup | '' {
  const count = results.recommendations.length;
  if (count <= FIRST) return '';
  return html`<section class="card" aria-labelledby="rest">
<h2 id="rest">What to do then</h2>
${rows(results, tasks, FIRST, SHOWN)}
${count > SHOWN ? html`<details><summary>${countOf(count - SHOWN, 'more recommendation')}</summary>${rows(results, tasks, SHOWN, count)}</details>` : ''}
</section>`;
}

function rows(results: AuditResults, tasks: Audit['tasks'], from: number, to: number): Markup {
  const taskIds = new Map(tasks.map((task) => [task.recommendation_id, task.task_id]));
  return html`<ol class="advice" start="${from + 1}">
${results.recommendations.slice(from, to).map((each, n) => row(each, from + n + 1, results, taskIds.get(each.id)))}
</ol>`;
}

function row(
  advice: Recommendation,
  number: number,
  results: AuditResults,
  taskId: number | undefined,
): Markup {
  const { dimension, impact, effort, check_id: id } = advice;
  const check = results.dimensions[dimension]?.checks.find((each) => each.id === id);
  return html`<li><span class="number" aria-hidden="true">${number}</span><div>
<h3>${advice.title}</h3>
<p class="chips"><span class="chip ${TONES[impact]}">${capital(impact)} impact</span><span class="chip">${capital(effort)} effort</span><span class="chip">${nameOf(dimension, results)}</span>${taskId === undefined ? '' : html`<span class="chip good">Task ${taskId}</span>`}</p>
<ol class="steps">${advice.steps.map((step) => html`<li>${withCode(step)}</li>`)}</ol>
${check ? html`<p class="small muted">Failed check: <a href="#${anchorOf(dimension, check)}">${check.title}</a></p>` : ''}
</div></li>`;
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
