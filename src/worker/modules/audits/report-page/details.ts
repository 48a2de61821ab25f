import { html } from 'hono/html';
import type { AuditResults, Media } from '../../../../contract/audits/audits.ts';
import { bytesOf, countOf, type Markup, quoted } from './text.ts';

/** Renders the properties of a video file. */
export function mediaPart(media: Media): Markup {
  const { video, audio } = media;
  const facts: [string, string][] = [
    ['Container', media.container],
    ['Duration', media.duration_s === null ? 'not measured' : `${round(media.duration_s)} s`],
    ['Picture', `${video.width} × ${video.height}`],
    ['Rotation', `${video.rotation}°`],
    ['Video codec', video.codec ?? 'unknown'],
    ['Frame rate', video.fps === null ? 'not measured' : `${round(video.fps)} fps`],
    ['Audio', audio ? `${audio.codec ?? 'unknown'}, ${countOf(audio.channels, 'channel')}` : 'none'],
    ...(audio ? [['Sample rate', `${audio.sample_rate / 1000} kHz`] as [string, string]] : []),
    ['Index (moov) first', media.moov_first === null ? 'not applicable' : media.moov_first ? 'yes' : 'no'],
    ['File', media.is_truncated ? 'cut off' : 'whole'],
    ['Read for this audit', bytesOf(media.bytes_read)],
  ];
  return html`<section class="card" aria-labelledby="media">
<h2 id="media">The file</h2>
<dl class="facts">${facts.map(([name, fact]) => html`<div><dt>${name}</dt><dd>${fact}</dd></div>`)}</dl>
</section>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Renders each request that the audit made. */
export function fetchesPart({ fetches, redirects, final_url: finalUrl }: AuditResults): Markup | '' {
  if (fetches.length === 0 && redirects.length === 0) return '';
  return html`<section class="card" aria-labelledby="fetches">
<h2 id="fetches">Requests</h2>
<p class="muted">Everything that this audit asked servers for, once.</p>
${
  redirects.length > 0
    ? html`<h3>Redirects</h3><ol class="steps">${redirects.map(({ url, status }) => html`<li><code>${quoted(url)}</code> <span class="muted">(${status})</span></li>`)}
<li><code>${quoted(finalUrl ?? '')}</code></li></ol>`
    : ''
}
${
  fetches.length > 0
    ? html`<details><summary>${countOf(fetches.length, 'request')}</summary><table class="stack">
<thead><tr><th scope="col">For</th><th scope="col">Address</th><th scope="col">Answer</th><th scope="col" class="number-cell">Read</th><th scope="col" class="number-cell">Time</th></tr></thead>
<tbody>${fetches.map(
        (
          line,
        ) => html`<tr><td>${line.purpose.replaceAll('_', ' ')}</td><td class="wide"><code>${quoted(line.url)}</code></td>
<td>${line.status ?? html`<span class="poor">${quoted(line.error ?? 'none')}</span>`}</td><td class="number-cell">${bytesOf(line.bytes)}</td><td class="number-cell">${line.ms} ms</td></tr>`,
      )}</tbody></table></details>`
    : ''
}
</section>`;
}

/** Renders how to read the report. */
export function methodPart({ media }: AuditResults): Markup {
  return html`<section class="card" aria-labelledby="method">
<h2 id="method">How the scores are computed</h2>
<div class="prose">
<p>Each check follows a public rule and shows the elements, addresses, headers or lines that decided it. The same ${media ? 'file' : 'site'} gets the same scores again. No model takes part in scoring.</p>
<p>${
    media
      ? 'The score is the weighted share of the checks that pass, of those that could be measured.'
      : 'How the score of a dimension is computed is written below its name: most are the weighted share of the checks that pass, of those that could be measured. The overall score is the rounded mean of the dimensions, each of which counts the same.'
  }</p>
<p>Grades: A+ from 100, A from 90, A− from 85, B+ from 80, B from 70, B− from 65, C+ from 60, C from 50, C− from 45, D+ from 40, D from 30, D− from 25, else F. Checks that are not applicable, not measured or of weight 0 do not count.</p>
</div>
</section>`;
}
