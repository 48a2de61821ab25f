import { html } from 'hono/html';
import type { Markup } from './text.ts';

/** The lowest score shown in green. */
const GOOD = 80;
/** The lowest score shown in amber. */
const FAIR = 50;

export function toneOf(score: number | null): 'good' | 'fair' | 'poor' | 'none' {
  if (score === null) return 'none';
  return score >= GOOD ? 'good' : score >= FAIR ? 'fair' : 'poor';
}

/** Shapes that tell ratings apart without color. None is an arrow, which would say that a score rises. */
const SHAPES = {
  good: html`<circle class="shape" cx="60" cy="90" r="6"/>`,
  fair: html`<rect class="shape" x="54" y="84" width="12" height="12"/>`,
  poor: html`<path class="shape" d="M60 82.5 67.5 90 60 97.5 52.5 90z"/>`,
  none: '',
};

/** Renders a score as an arc with the number and its shape in it. Screen readers read the label. */
export function dial(label: string, score: number | null): Markup {
  const spoken = score === null ? `${label}: not measured` : `${label}: ${score} of 100`;
  // A round cap of length 0 would show as a dot.
  const arc = score
    ? html`<circle class="arc" cx="60" cy="60" r="52" pathLength="100" stroke-dasharray="${score} 100" transform="rotate(-90 60 60)"/>`
    : '';
  return html`<svg class="dial ${toneOf(score)}" viewBox="0 0 120 120" role="img" aria-label="${spoken}">
<circle class="track" cx="60" cy="60" r="52"/>${arc}
<text x="60" y="61" dominant-baseline="central" text-anchor="middle" aria-hidden="true">${score ?? '–'}</text>${SHAPES[toneOf(score)]}
</svg>`;
}
