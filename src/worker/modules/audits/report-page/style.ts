/** The style sheet of reports: light and dark, wide and narrow, on a screen and on A4. It loads nothing. */
export const STYLE = `
:root {
  color-scheme: light;
  --page: #f4f6f8; --card: #fff; --ink: #17212b; --muted: #54616e; --line: #dbe1e7; --accent: #1d4fd7;
  --good: #137a3d; --fair: #8f5a00; --poor: #b3261e; --fair-arc: #c77f00;
  --good-bg: #e3f4e9; --fair-bg: #fcf0d9; --poor-bg: #fbe6e4; --none-bg: #edf0f3;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --page: #0e1319; --card: #171e26; --ink: #e6ebf1; --muted: #9dabb9; --line: #2c3743; --accent: #8ab0ff;
    --good: #5fd38d; --fair: #f1b95b; --poor: #ff8f85; --fair-arc: #f1b95b;
    --good-bg: #12301f; --fair-bg: #33270f; --poor-bg: #3b1b19; --none-bg: #242d37;
  }
}
* { box-sizing: border-box }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100% }
body {
  margin: 0; background: var(--page); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  overflow-wrap: anywhere;
}
.wrap { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 3rem }
h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; padding: 0 }
ul { list-style: none }
h1 { font-size: clamp(1.6rem, 1.2rem + 2vw, 2.4rem); line-height: 1.15; letter-spacing: -.02em; unicode-bidi: isolate }
h2 { font-size: 1.35rem; line-height: 1.25; letter-spacing: -.01em }
h3 { font-size: 1rem; line-height: 1.4 }
h4 { font-size: .875rem; font-weight: 600; color: var(--muted) }
a { color: var(--accent); text-underline-offset: .15em }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px }
code { font: .8125rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; unicode-bidi: isolate }
.muted { color: var(--muted) }
.small { font-size: .875rem }
header.top { display: grid; gap: .4rem; margin-bottom: 1.5rem }
.logo { display: block; height: 3.25rem; width: auto; max-width: 15rem; object-fit: contain; margin-bottom: 1.25rem; padding: .4rem .5rem; border-radius: .5rem; background: #fff }
.kind { font-size: .8125rem; font-weight: 600; letter-spacing: .06em; text-transform: uppercase; color: var(--accent) }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .875rem; padding: 1.5rem }
.card + .card, .notes, section { margin-top: 1.25rem }
section > h2 { margin-bottom: .25rem }
section > h2 + * { margin-top: .75rem }
section > p + p { margin-top: .4rem }
section > * + h3 { margin-top: 1rem }
section > .chips + h2 { margin-top: .6rem }

.hero { display: grid; grid-template-columns: auto 1fr; gap: 1.25rem 2rem; align-items: center }
.overall { display: grid; justify-items: center; gap: .5rem }
.overall .dial { width: 9.5rem }
.summary { display: grid; gap: .6rem; max-width: 42rem }
.summary p { font-size: 1.0625rem }
.summary .by { font-size: .8125rem; color: var(--muted) }
.dial { display: block; width: 6rem; height: auto }
.dial circle { fill: none; stroke-width: 9 }
.dial .track { stroke: var(--line) }
.dial.good .track { stroke: var(--good-bg) } .dial.fair .track { stroke: var(--fair-bg) } .dial.poor .track { stroke: var(--poor-bg) }
.dial .arc { stroke: var(--arc, currentColor); stroke-linecap: round }
.dial .shape { fill: currentColor; stroke: none }
.dial text { fill: currentColor; font-size: 34px; font-weight: 700; letter-spacing: -.02em; font-variant-numeric: tabular-nums }
.dial.fair { --arc: var(--fair-arc) }
.good { color: var(--good) } .fair { color: var(--fair) } .poor { color: var(--poor) } .none { color: var(--muted) }
.dials { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .75rem; margin-top: 1.25rem }
.dials li { display: grid }
.dials a, .dials .still {
  display: grid; justify-items: center; align-content: start; gap: .5rem; padding: 1.1rem .5rem .9rem; text-align: center;
  color: inherit; text-decoration: none; font-weight: 600; font-size: .9375rem; line-height: 1.3;
  background: var(--card); border: 1px solid var(--line); border-radius: .875rem;
}
.dials a:hover { border-color: var(--accent) }
.delta { font-size: .8125rem; font-weight: 500; color: var(--muted); font-variant-numeric: tabular-nums }
.delta.good { color: var(--good) } .delta.poor { color: var(--poor) }

.chip {
  display: inline-block; padding: .1rem .55rem; border-radius: 1rem; font-size: .75rem; font-weight: 600; line-height: 1.5;
  color: var(--muted); background: var(--none-bg); white-space: nowrap;
}
.chip.good { color: var(--good); background: var(--good-bg) }
.chip.fair { color: var(--fair); background: var(--fair-bg) }
.chip.poor { color: var(--poor); background: var(--poor-bg) }
.grade { font-size: .9375rem; padding: .2rem .9rem }
.chips { display: flex; flex-wrap: wrap; gap: .35rem; align-items: center }
.notes { display: grid; gap: .6rem }
.note { padding: .8rem 1rem; border-radius: .625rem; background: var(--fair-bg); border-inline-start: 4px solid var(--fair) }
.note.plain { background: var(--none-bg); border-color: var(--muted) }

.changes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 1rem 2rem; margin-top: 1rem }
.changes ul { display: grid; gap: .35rem; margin-top: .4rem }
.changes li { display: grid; grid-template-columns: 1.25rem 1fr; gap: .25rem }
.mark { font-weight: 700 }

.advice { display: grid; list-style: none }
.advice > li, .checks > li { display: grid; gap: .5rem; padding: 1.1rem 0; border-top: 1px solid var(--line) }
.advice > li:first-child, .checks > li:first-child { border-top: 0 }
.advice > li { grid-template-columns: 2.25rem 1fr }
.advice > li > div { display: grid; gap: .5rem; min-width: 0 }
.advice .number {
  display: grid; place-items: center; min-width: 1.6rem; width: max-content; height: 1.6rem; padding: 0 .3rem; border-radius: 1rem;
  font-size: .8125rem; font-weight: 700; background: var(--none-bg); font-variant-numeric: tabular-nums;
}
.steps { padding-inline-start: 1.25rem; display: grid; gap: .3rem }
.steps code, p code { padding: .05rem .3rem; border-radius: .3rem; background: var(--none-bg) }
.steps li::marker { color: var(--muted) }

.dimension-head { display: flex; gap: 1.25rem; align-items: center }
.dimension-head .dial { width: 4.5rem; flex: none }
.dimension-head div { display: grid; gap: .3rem }
.dimension-head + p { margin-top: 1rem }
.checks { margin-top: .75rem }
.checks > li { gap: .35rem }
.checks .title { display: flex; gap: .6rem; align-items: baseline }
.checks .mark { flex: none; width: 1rem }
.checks .body { display: grid; gap: .5rem; padding-inline-start: 1.6rem; min-width: 0 }
.meta { display: flex; flex-wrap: wrap; gap: .2rem .9rem; font-size: .8125rem; color: var(--muted) }
.checks .body details { border: 0; margin: 0; padding: 0 }
.checks .body summary { padding: .1rem 0; font-weight: 400; font-size: .8125rem }
.evidence { display: grid; gap: .3rem }
.evidence li {
  padding: .4rem .65rem; background: var(--page); border-radius: .4rem; border: 1px solid var(--line);
  line-height: 1.4; overflow: clip;
}
section > details:first-of-type { margin-top: 1rem }
details { border-top: 1px solid var(--line); margin-top: .25rem; padding-top: .25rem }
summary { cursor: pointer; padding: .6rem 0; font-weight: 600 }
details .checks > li { padding: .7rem 0 }

.scroll { overflow-x: auto; margin-top: 1.5rem }
.scroll + p { margin-top: .6rem }
table { width: 100%; border-collapse: collapse; font-size: .875rem }
caption { text-align: start; font-weight: 600; padding-bottom: .4rem; font-size: 1rem }
th, td { text-align: start; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line) }
thead th { color: var(--muted); font-weight: 600; font-size: .8125rem }
tbody th { font-weight: 500 }
.stack td:first-child { white-space: nowrap }
.number-cell { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); gap: 1rem }
.facts dt { font-size: .8125rem; color: var(--muted) }
.facts dd { font-weight: 600 }
.prose { display: grid; gap: .6rem; max-width: 44rem }
footer { margin-top: 2rem; font-size: .8125rem; color: var(--muted) }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }

@media (max-width: 40rem) {
  .wrap { padding: 1.25rem .9rem 2rem }
  .card { padding: 1.1rem }
  .hero { grid-template-columns: 1fr; justify-items: center }
  .dials { grid-template-columns: 1fr 1fr }
  .dials li:last-child:nth-child(odd) { grid-column: 1 / -1 }
  .advice > li { grid-template-columns: 1fr }
  .advice .number { display: none }
  .checks .body { padding-inline-start: 0 }
  .stack thead { position: absolute; clip-path: inset(50%) }
  .stack tr { display: grid; grid-template-columns: auto 1fr auto; gap: 0 .75rem; padding: .5rem 0; border-bottom: 1px solid var(--line) }
  .stack td, .stack th { border: 0; padding: .1rem 0 }
  .stack .wide { grid-column: 1 / -1 }
}
@media print {
  @page { size: A4; margin: 14mm 12mm }
  :root { --page: #fff }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact }
  body { font-size: 10pt }
  .wrap { max-width: none; padding: 0 }
  .logo { padding-inline-start: 0 }
  .card { border: 0; border-top: 1px solid var(--line); border-radius: 0; padding: 1rem 0 0 }
  .hero { border-top: 0; padding-top: 0 }
  .dials { grid-template-columns: repeat(5, 1fr) }
  .advice > li, .evidence li, .hero, .dials li, tr, .dimension-head { break-inside: avoid }
  h2, h3, .title, .dimension-head, section > h2 + p, .dimension-head + p { break-after: avoid }
  .advice, .checks { display: block }
  a { color: inherit; text-decoration: none }
  details::details-content { content-visibility: visible; block-size: auto; display: block }
  summary { list-style: none }
}
`;
