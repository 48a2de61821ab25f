import type { AdviceTable } from './recommendation.ts';

export const PERFORMANCE_ADVICE: AdviceTable = {
  compression: {
    title: 'Compress text on the server',
    impact: 'high',
    effort: 'low',
    steps: [
      'Turn on Brotli or gzip on the web server or the CDN for HTML, CSS, JavaScript, JSON and SVG.',
      'Check that the listed files are then answered with a `Content-Encoding` header.',
    ],
  },
  'page-weight': {
    title: 'Make the page and its files smaller',
    impact: 'high',
    effort: 'medium',
    steps: [
      'Begin with the largest files that the evidence lists.',
      'Save photos as WebP or AVIF, no larger than they are shown.',
      'Load images below the first screen lazily: `loading="lazy"`.',
      'Remove scripts, fonts and styles that the page does not use.',
    ],
  },
  'unsized-images': {
    title: 'Give images a width and a height',
    impact: 'medium',
    effort: 'low',
    steps: [
      'Add `width` and `height` attributes with the size of the file to each listed image.',
      'Add `height: auto` in CSS where the image scales, so that it keeps its proportions.',
    ],
  },
  'render-blocking-scripts': {
    title: 'Keep scripts from delaying the first paint',
    impact: 'high',
    effort: 'medium',
    steps: [
      'Add `defer` to the listed scripts, or `async` to those that need nothing of the page.',
      'Test the page afterwards: scripts with `defer` run when the page has been read.',
    ],
  },
  'render-blocking-stylesheets': {
    title: 'Load fewer stylesheets before the first paint',
    impact: 'medium',
    effort: 'medium',
    steps: [
      'Join the listed stylesheets into one or two.',
      'Load styles for print or for other widths with a `media` attribute.',
    ],
  },
  'cache-lifetime': {
    title: 'Let browsers keep stylesheets, scripts and images',
    impact: 'medium',
    effort: 'low',
    steps: [
      'Put a version or a hash into the names of these files, so that a new version has a new address.',
      'Send `Cache-Control: public, max-age=31536000, immutable` with them.',
    ],
  },
  redirects: {
    title: 'Lead to the page with at most one redirect',
    impact: 'medium',
    effort: 'low',
    steps: [
      'Redirect every listed address directly to the last one.',
      'Use the last address in your own links, in the sitemap and in advertisements.',
    ],
  },
  charset: {
    title: 'Declare the character encoding at the start of the page',
    impact: 'low',
    effort: 'low',
    steps: [
      'Put `<meta charset="utf-8">` first in the `<head>`, or add `charset=utf-8` to the `Content-Type` header.',
    ],
  },
  doctype: {
    title: 'Begin the page with the HTML doctype',
    impact: 'medium',
    effort: 'low',
    steps: [
      'Put `<!doctype html>` before everything else on the page.',
      'Look at the page afterwards: browsers lay out pages without it by old rules.',
    ],
  },
  'dom-size': {
    title: 'Build the page of fewer elements',
    impact: 'low',
    effort: 'high',
    steps: [
      'Divide long lists into pages, or load the rest when visitors ask for it.',
      'Remove elements that only wrap others.',
    ],
  },
  'server-response-time': {
    title: 'Answer faster on the server',
    impact: 'medium',
    effort: 'high',
    steps: [
      'Measure again at another time: one slow answer may be chance.',
      'Cache finished pages on the server or in a CDN near your visitors.',
      'Find slow database queries and calls of other services in the log of the server.',
    ],
  },
  'font-display': {
    title: 'Show text while web fonts load',
    impact: 'medium',
    effort: 'low',
    steps: [
      'Add `font-display: swap` to each listed `@font-face` rule, or `&display=swap` to the address of the font service.',
    ],
  },
  'third-parties': {
    title: 'Load files from fewer other sites',
    impact: 'medium',
    effort: 'medium',
    steps: [
      'Remove trackers, widgets and fonts of other sites that nobody needs.',
      'Serve from your own site what you may copy, such as fonts and libraries.',
    ],
  },
  'first-contentful-paint': {
    title: 'Show the first content sooner',
    impact: 'medium',
    effort: 'medium',
    steps: [
      'Shorten the time to the first byte, and remove redirects.',
      'Keep scripts and stylesheets in the head few and small.',
    ],
  },
  'speed-index': {
    title: 'Fill the first screen sooner',
    impact: 'medium',
    effort: 'medium',
    steps: [
      'Load what the first screen shows before everything else.',
      'Show text while fonts load, and reserve room for images.',
    ],
  },
  'largest-contentful-paint': {
    title: 'Load the largest element of the first screen sooner',
    impact: 'high',
    effort: 'medium',
    steps: [
      'Find the element: it usually is the first large photo or headline.',
      'Put its image directly into the HTML, with `fetchpriority="high"` and without `loading="lazy"`.',
      'Make the image smaller, and serve it from your own site or CDN.',
    ],
  },
  'total-blocking-time': {
    title: 'Let scripts occupy the browser for less time',
    impact: 'high',
    effort: 'high',
    steps: [
      'Remove scripts that the page does not need, those of other sites first.',
      'Split large scripts, and load each part where it is used.',
      'Divide long tasks into pieces that let the browser answer in between.',
    ],
  },
  'cumulative-layout-shift': {
    title: 'Keep the page still while it loads',
    impact: 'high',
    effort: 'medium',
    steps: [
      'Give images, videos and frames a width and a height.',
      'Reserve room for advertisements and for notices that scripts add.',
    ],
  },
};
