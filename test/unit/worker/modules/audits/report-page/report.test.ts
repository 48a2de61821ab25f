import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import {
  type Audit,
  type AuditResults,
  FAILURE_CODES,
} from '../../../../../../src/contract/audits/audits.ts';
import { contrastOf, makeAccent, PAGES } from '../../../../../../src/lib/accent.ts';
import {
  type ReportView,
  renderReport,
  reportPolicy,
} from '../../../../../../src/worker/modules/audits/report-page/report.ts';
import { quoted } from '../../../../../../src/worker/modules/audits/report-page/text.ts';
import { NO_DIMENSIONS } from '../report/samples.ts';
import { AUDIT, PREVIOUS, VIDEO, WEBSITE } from './samples.ts';

interface Seen {
  tags: Map<string, number>;
  attributes: Set<string>;
  links: string[];
  text: string;
  codes: string[];
}

const PLAIN = { name: null, color: null, logoUrl: null };
const HOSTILE_NAME = '"><script>alert(1)</script>';

const render = (view: Partial<ReportView>) =>
  String(renderReport({ audit: AUDIT, fileName: null, previous: null, look: PLAIN, ...view }));

function read(page: string): Seen {
  const seen: Seen = { tags: new Map(), attributes: new Set(), links: [], text: '', codes: [] };
  let isCode = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        seen.tags.set(name, (seen.tags.get(name) ?? 0) + 1);
        for (const [attribute, value] of Object.entries(attributes)) {
          seen.attributes.add(attribute);
          if (attribute === 'href' || attribute === 'src') seen.links.push(value);
        }
        isCode = name === 'code';
        if (isCode) seen.codes.push('');
      },
      ontext(text) {
        seen.text += text;
        if (isCode) seen.codes[seen.codes.length - 1] += text;
      },
      onclosetag() {
        isCode = false;
      },
    },
    { decodeEntities: true },
  );
  parser.end(page);
  return seen;
}

/** Returns the results with this text in each field that an engine or a page can fill. */
function filled(results: AuditResults, text: string): AuditResults {
  const dimensions = Object.fromEntries(
    Object.entries(results.dimensions).map(([id, dimension]) => [
      id,
      dimension && {
        ...dimension,
        method: text,
        checks: dimension.checks.map((check) => ({
          ...check,
          id: text,
          title: text,
          evidence: [text, text],
          source: text,
        })),
        ...(dimension.observatory
          ? {
              observatory: {
                ...dimension.observatory,
                grade: text,
                tests: { [text]: { result: text, pass: false, score_modifier: -5 } },
              },
            }
          : {}),
      },
    ]),
  ) as AuditResults['dimensions'];
  return {
    ...results,
    executive_summary: text,
    summary_model: text,
    final_url: text,
    redirects: results.redirects.map((redirect) => ({ ...redirect, url: text })),
    fetches: results.fetches.map((line) => ({
      ...line,
      url: text,
      purpose: text,
      error: line.error && text,
    })),
    recommendations: results.recommendations.map((each) => ({
      ...each,
      id: text,
      check_id: text,
      title: text,
      steps: [text],
    })),
    media: results.media && {
      ...results.media,
      video: { ...results.media.video, codec: text },
      audio: results.media.audio && { ...results.media.audio, codec: text },
    },
    dimensions,
  };
}

const PIECES = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '</style><style>*{display:none}</style>',
  '</title></head>',
  '<!--',
  '-->',
  '<svg/onload=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'https://evil.example/"onmouseover="alert(1)',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<base href="//evil.example">',
  '<form action="//evil.example"><button>',
  '</code></li></ul></main>',
  '&lt;script&gt;',
  '&#x3c;b&#62;',
  '`',
  '\u202e',
  'ё',
];
const hostile = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string()), { minLength: 1, maxLength: 4 });

test('whatever pages and engines write, the report has the elements of any report, and the text reads as it was written', () => {
  const harmless = (audit: Audit) => {
    const results = filled(audit.results!, 'plain');
    return read(
      render({ audit: { ...audit, results }, previous: { ...PREVIOUS, results }, fileName: 'plain' }),
    );
  };
  const audits = [AUDIT, VIDEO];
  const expected = audits.map(harmless);
  fc.assert(
    fc.property(fc.constantFrom(0, 1), hostile, (n, pieces) => {
      const text = `x ${pieces.join('')}`.replace(/[\s\p{Cc}`]+/gu, ' ').trim();
      const results = filled(audits[n]!.results!, text);
      const audit = { ...audits[n]!, results };
      const seen = read(render({ audit, previous: { ...PREVIOUS, results }, fileName: text }));
      expect(seen.tags).toEqual(expected[n]!.tags);
      expect(seen.attributes).toEqual(expected[n]!.attributes);
      for (const link of seen.links) expect(link).toMatch(/^#[\w.-]*$/);
      expect(seen.codes).toContain(quoted(text));
    }),
    { numRuns: 300 },
  );
});

test('a source is a link if it is a web address, and never leaves its attribute', () => {
  fc.assert(
    fc.property(hostile, (pieces) => {
      const source = `https://evil.example/${pieces.join('')}`;
      const { links, tags } = read(render({ audit: { ...AUDIT, results: filled(WEBSITE, source) } }));
      const outside = links.filter((link) => !link.startsWith('#'));
      for (const link of outside) expect(link).toMatch(/^https:\/\/evil\.example/);
      expect(tags.get('script')).toBeUndefined();
      expect(tags.get('style')).toBe(1);
    }),
    { numRuns: 100 },
  );
});

test('characters that turn the direction of text are named, not obeyed', () => {
  const page = render({ audit: { ...AUDIT, results: filled(WEBSITE, 'a\u202egpj.exe') } });
  expect(page).toContain('<code dir="ltr">a[U+202E]gpj.exe</code>');
});

test('a source that is no web address is no link', () => {
  for (const source of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'x']) {
    const page = render({ audit: { ...AUDIT, results: filled(WEBSITE, source) } });
    expect(read(page).links.every((link) => link.startsWith('#'))).toBe(true);
  }
});

test('it says what to do and what failed first, and hides evidence and what passed until it is opened', () => {
  const page = render({});
  const { text, tags } = read(page);
  expect(page.indexOf('The page has a meta description')).toBeLessThan(page.indexOf('5 passed'));
  expect(text).toContain('2 failed');
  expect(page.indexOf('What to do first')).toBeLessThan(page.indexOf('id="seo"'));
  const checks = Object.values(WEBSITE.dimensions).flatMap((dimension) => dimension?.checks ?? []);
  const folded = checks.filter(({ evidence }) => evidence.length > 0).length;
  // Three groups of SEO without the failures, two of security, one of each other dimension, and the requests.
  expect(tags.get('details')).toBe(9 + folded);
  expect(page).not.toContain('<details open');
  expect(tags.get('h1')).toBe(1);
  expect(tags.get('main')).toBe(1);
});

test('each dial has its score in words', () => {
  const page = render({});
  for (const label of [
    'Overall score: 76 of 100',
    'Search engines: 92 of 100',
    'Performance: 58 of 100',
    'Social media: 83 of 100',
    'Brand consistency: 100 of 100',
    'Security: 45 of 100',
  ]) {
    expect(page).toContain(`aria-label="${label}"`);
  }
});

test('every link within the page leads somewhere', () => {
  for (const audit of [AUDIT, VIDEO]) {
    const page = render({ audit, previous: PREVIOUS });
    for (const link of read(page).links.filter((each) => each.startsWith('#'))) {
      expect(page).toContain(` id="${link.slice(1)}"`);
    }
  }
});

test('it says what changed since the audit before', () => {
  const { text } = read(render({ previous: PREVIOUS }));
  expect(text).toContain('Since the audit of 14 November 2026 at 09:30 UTC.');
  expect(text).toContain('The overall score went from 71 to 76 (+5).');
  expect(text).toContain('1 check newly failing');
  expect(text).toContain('1 check mended');
  expect(text).toContain('−6 since the last audit');
});

test('a video has facts and the name of its file', () => {
  const { text } = read(render({ audit: VIDEO, fileName: 'launch.mp4' }));
  for (const part of [
    'launch.mp4',
    'Video audit',
    '1080 × 1920',
    '94.3 s',
    '29.97 fps',
    'aac, 2 channels',
    '48 kHz',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('Requests');
});

test('notes tell what the report does not show', () => {
  const results = { ...WEBSITE, client_rendered: true, truncated: true };
  const { text } = read(render({ audit: { ...AUDIT, results } }));
  expect(text).toContain('Scripts build this page in the browser.');
  expect(text).toContain('This report is not complete');
  expect(read(render({})).text).not.toContain('This report is not complete');
});

test('nothing measured is no zero', () => {
  const results = { ...WEBSITE, overall_score: null, recommendations: [], dimensions: NO_DIMENSIONS };
  const page = render({ audit: { ...AUDIT, results } });
  expect(page).toContain('aria-label="Overall score: not measured"');
  expect(page).not.toContain('Grade F');
  expect(page).toContain('There is nothing to recommend.');
});

test.each(['pending', 'processing'] as const)('an audit that is %s says so', (status) => {
  const { text } = read(render({ audit: { ...AUDIT, status, results: null } }));
  expect(text).toContain(status === 'pending' ? 'waits for its turn' : 'is running');
});

test.each(FAILURE_CODES)('a failure with %s says why, and what to do', (code) => {
  const failure = { code, message: 'Because of <this>.' };
  const { text } = read(render({ audit: { ...AUDIT, status: 'failed', results: null, failure } }));
  expect(text).toContain('Because of <this>.');
  expect(text).toMatch(/What to do\s+[A-Z][^.]+\./);
});

test('a report of everything that a record may hold stays one page of bounded size', () => {
  const checks = Array.from({ length: 200 }, (_, n) => ({
    ...WEBSITE.dimensions.seo!.checks[0]!,
    id: `check-${n}`,
    evidence: Array.from({ length: 3 }, () => 'x'.repeat(500)),
  }));
  const seo = { ...WEBSITE.dimensions.seo!, checks };
  const recommendations = Array.from({ length: 300 }, (_, n) => ({
    ...WEBSITE.recommendations[0]!,
    id: `seo.check-${n}`,
  }));
  const results = { ...WEBSITE, recommendations, dimensions: { ...WEBSITE.dimensions, seo } };
  const page = render({ audit: { ...AUDIT, results } });
  expect(page).toContain('290 more recommendations');
  expect(page.length).toBeLessThan(1_000_000);
});

test('a report has the logo and the accent of the organization, and its policy allows exactly these', () => {
  const look = { name: HOSTILE_NAME, color: '#facc15', logoUrl: 'data:image/png;base64,iVBORw0KGgo=' };
  const page = render({ look });
  const { links, tags } = read(page);
  expect(links.filter((link) => link.startsWith('data:'))).toEqual([look.logoUrl]);
  expect(tags.get('img')).toBe(1);
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
  const { light, dark } = makeAccent('#facc15', PAGES);
  expect(style).toContain(`:root { --accent: ${light.accent} }`);
  expect(style).toContain(`:root { --accent: ${dark.accent} }`);
  const hash = createHash('sha256').update(style).digest('base64');
  expect(reportPolicy(look)).toContain(`style-src 'sha256-${hash}'; img-src data:; `);
  expect(reportPolicy(PLAIN)).not.toContain('img-src');
});

test('the accent is legible on every background of a report', () => {
  const style = /<style>([\s\S]*?)<\/style>/.exec(render({}))?.[1] ?? '';
  const [light = '', dark = ''] = style.split('prefers-color-scheme: dark');
  const grounds = (part: string) =>
    ['page', 'card'].map((name) => new RegExp(`--${name}: (#[0-9a-f]{3,6})`).exec(part)?.[1] ?? '');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (rgb) => {
      const accent = makeAccent(`#${rgb.toString(16).padStart(6, '0')}`, PAGES);
      for (const ground of grounds(light))
        expect(contrastOf(accent.light.accent, ground)).toBeGreaterThanOrEqual(4.5);
      for (const ground of grounds(dark))
        expect(contrastOf(accent.dark.accent, ground)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
