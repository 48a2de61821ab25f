import { html } from 'hono/html';
import { type AuditResults, DIMENSIONS, type DimensionId } from '../../../../contract/audits/audits.ts';
import { gradeOf } from '../../../../lib/observatory/index.ts';
import type { Changes, ScoreChange } from './changes.ts';
import { dial, toneOf } from './dial.ts';
import { DIMENSION_NAMES, type Markup, signed } from './text.ts';

const BUILT_IN = 'herald/built-in';

/** Renders the overall score with its grade and the summary, and below it a dial for each dimension. */
export function overview(results: AuditResults, changes: Changes | null): Markup {
  const { overall_score: score, executive_summary: summary, summary_model: model } = results;
  const asked = DIMENSIONS.filter((id) => results.dimensions[id] !== null);
  return html`<section class="card hero" aria-label="Overall result">
<div class="overall">
${dial('Overall score', score)}
${score === null ? '' : html`<span class="chip grade ${toneOf(score)}">Grade ${gradeOf(score).replace('-', '−')}</span>`}
${delta(changes?.overall)}
</div>
<div class="summary">
<h2>Summary</h2>
<p>${summary}</p>
<p class="by">${
    model === BUILT_IN
      ? 'Written by fixed rules from the scores and checks below.'
      : `Written by ${model} from the scores and checks below, which it cannot change.`
  }</p>
</div>
</section>
${asked.length > 1 ? dials(results, asked, changes) : ''}
${notes(results)}`;
}

function dials(results: AuditResults, asked: DimensionId[], changes: Changes | null): Markup {
  return html`<nav aria-label="Scores of the dimensions"><ul class="dials">
${asked.map(
  (id) =>
    html`<li><a href="#${id}">${dial(nameOf(id, results), results.dimensions[id]!.score)}<span aria-hidden="true">${nameOf(id, results)}</span>${delta(changes?.dimensions[id])}</a></li>`,
)}
</ul></nav>`;
}

/** Returns a dimension's name. The checks of a video belong to social media. */
export function nameOf(id: DimensionId, { media }: AuditResults): string {
  return id === 'social_media' && media ? 'Video for social media' : DIMENSION_NAMES[id];
}

function delta(change: ScoreChange | undefined): Markup | '' {
  if (!change || change.before === null || change.after === null) return '';
  const by = change.after - change.before;
  const tone = by > 0 ? 'good' : by < 0 ? 'poor' : '';
  return html`<span class="delta ${tone}">${by === 0 ? 'unchanged' : html`${signed(by)} since the last audit`}</span>`;
}

function notes({
  client_rendered: isRendered,
  truncated: isCut,
  overall_score: score,
}: AuditResults): Markup | '' {
  const all = [
    ...(score === null ? ['Nothing could be measured, so there is no score.'] : []),
    ...(isRendered
      ? [
          'Scripts build this page in the browser. This audit reads the page as the server sends it, so checks of its content say “not measured” where a script may add what is missing.',
        ]
      : []),
    ...(isCut
      ? [
          'This report is not complete: the page was longer than an audit reads, or the findings were more than it keeps.',
        ]
      : []),
  ];
  if (all.length === 0) return '';
  return html`<div class="notes" role="note">${all.map((text) => html`<p class="note">${text}</p>`)}</div>`;
}
