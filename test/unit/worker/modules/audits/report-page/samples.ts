import {
  type Audit,
  type AuditResults,
  type Check,
  DIMENSIONS,
  type Dimension,
  type Media,
} from '../../../../../../src/contract/audits/audits.ts';
import { recommend } from '../../../../../../src/worker/modules/audits/report/recommend.ts';
import { overallScore } from '../../../../../../src/worker/modules/audits/report/results.ts';
import { checkOf, dimensionOf, NO_DIMENSIONS, RESULTS } from '../report/samples.ts';

const CHECKS: Record<
  'seo' | 'performance' | 'social_media' | 'brand_consistency' | 'security',
  [Check['result'], string, string, ...string[]][]
> = {
  seo: [
    [
      'fail',
      'meta-description',
      'The page has a meta description',
      'There is no <meta name="description"> with content',
    ],
    [
      'fail',
      'image-alt',
      'Images have alt texts',
      'line 41: <img src="/boats/skerry.jpg" width="640" height="480">',
      'line 57: <img src="/boats/dory.jpg" width="640" height="480">',
      'line 58: <img src="/boats/punt.jpg" width="640" height="480">',
    ],
    ['pass', 'is-crawlable', 'Search engines may index the page'],
    [
      'pass',
      'document-title',
      'The page has a title',
      'line 6: <title>Harbor Workshop: wooden boats, built by hand</title>',
    ],
    ['pass', 'http-status-code', 'The page answers with a successful status code', '200'],
    ['pass', 'link-text', 'Links say where they lead'],
    ['pass', 'robots-txt', 'robots.txt is valid', '12 lines'],
    ['not_applicable', 'hreflang', 'Links to other languages are valid'],
    ['not_measured', 'canonical', 'The page names one canonical address', 'Scripts build the page'],
  ],
  performance: [
    [
      'fail',
      'compression',
      'The server compresses text',
      'https://www.harbor-workshop.example/assets/site.css: 84 KB, could be 19 KB',
      'https://www.harbor-workshop.example/assets/site.js: 212 KB, could be 71 KB',
    ],
    [
      'fail',
      'render-blocking-scripts',
      'No script in the head delays the first paint',
      'line 12: <script src="/assets/site.js">',
    ],
    [
      'fail',
      'server-response-time',
      'The server answers within 600 ms (varies, so it does not count)',
      '912 ms',
    ],
    ['pass', 'doctype', 'The doctype selects standards mode'],
    ['pass', 'charset', 'The character encoding is declared in the header or the first 1,024 bytes'],
    ['pass', 'redirects', 'At most one redirect leads to the page'],
  ],
  social_media: [
    [
      'fail',
      'og:image.size',
      'og:image has about 1200 x 630 pixels',
      'https://www.harbor-workshop.example/share.png: 400 x 400',
    ],
    [
      'pass',
      'og:title',
      'The page has og:title',
      'line 9: <meta property="og:title" content="Harbor Workshop">',
    ],
    ['pass', 'og:image', 'The page has og:image'],
    ['pass', 'twitter:card', 'The page has a card for X'],
  ],
  brand_consistency: [
    ['pass', 'favicon', 'The site has an icon', 'https://www.harbor-workshop.example/favicon.svg'],
    ['pass', 'site-name', 'The site has one name', '“Harbor Workshop” in title, og:site_name and manifest'],
  ],
  security: [
    [
      'fail',
      'content-security-policy',
      'Content Security Policy (CSP)',
      'There is no Content-Security-Policy header',
    ],
    [
      'fail',
      'strict-transport-security',
      'Strict Transport Security (HSTS)',
      'strict-transport-security: max-age=3600',
    ],
    ['pass', 'redirection', 'Redirection to HTTPS'],
    ['pass', 'x-frame-options', 'X-Frame-Options', 'x-frame-options: DENY'],
    [
      'not_measured',
      'certificate-valid',
      'Browsers accept the certificate',
      'The sidecar could not be asked',
    ],
  ],
};
const WEIGHTS: Record<string, number> = {
  'is-crawlable': 23,
  'server-response-time': 0,
  'certificate-valid': 0,
};
const SCORES = { seo: 92, performance: 58, social_media: 83, brand_consistency: 100, security: 45 };
const METHOD = 'The weighted share of the measured checks that pass.';

const checksOf = (id: keyof typeof CHECKS) =>
  CHECKS[id].map(([result, check, title, ...evidence]) =>
    checkOf(check, result, {
      title,
      evidence,
      weight: WEIGHTS[check] ?? 1,
      source: 'https://developer.chrome.com/docs/lighthouse/',
    }),
  );

const dimensions = Object.fromEntries(
  DIMENSIONS.map((id) => [
    id,
    { score: SCORES[id], method: METHOD, checks: checksOf(id) } satisfies Dimension,
  ]),
) as AuditResults['dimensions'];
dimensions.security!.observatory = {
  algorithm_version: 6,
  score: 45,
  grade: 'C-',
  tests: {
    'content-security-policy': { result: 'csp-not-implemented', pass: false, score_modifier: -25 },
    cookies: { result: 'cookies-not-found', pass: true, score_modifier: 0 },
    redirection: { result: 'redirection-to-https', pass: true, score_modifier: 0 },
    'strict-transport-security': {
      result: 'hsts-implemented-max-age-less-than-six-months',
      pass: false,
      score_modifier: -10,
    },
    'x-frame-options': { result: 'x-frame-options-sameorigin-or-deny', pass: true, score_modifier: 5 },
  },
};

export const WEBSITE: AuditResults = {
  ...RESULTS,
  overall_score: overallScore(dimensions),
  executive_summary:
    'The site scores 76 of 100. It is strong in brand consistency and search engines, and weak in security: browsers are not told to insist on encrypted connections, and nothing limits which scripts may run, so one faulty component could put visitors at risk. Compressing text on the server would make the pages faster for everyone with little work. Do these three things first, then describe the page and its images for search engines.',
  summary_model: 'openai/gpt-5-mini',
  final_url: 'https://www.harbor-workshop.example/',
  redirects: [{ url: 'http://harbor-workshop.example/', status: 301 }],
  fetches: [
    {
      url: 'https://www.harbor-workshop.example/',
      purpose: 'page',
      status: 200,
      error: null,
      bytes: 48_211,
      ms: 912,
    },
    {
      url: 'https://www.harbor-workshop.example/robots.txt',
      purpose: 'robots',
      status: 200,
      error: null,
      bytes: 312,
      ms: 95,
    },
    {
      url: 'https://www.harbor-workshop.example/boats/skerry.jpg',
      purpose: 'image',
      status: null,
      error: 'TIMED_OUT: no answer within 5 s',
      bytes: 0,
      ms: 5000,
    },
  ],
  dimensions,
  recommendations: recommend(dimensions),
};

export const AUDIT: Audit = {
  id: 4294967297,
  type: 'digital',
  status: 'completed',
  url: 'http://harbor-workshop.example/',
  upload_id: null,
  engine: 'built_in',
  overall_score: WEBSITE.overall_score,
  scores: SCORES,
  created_at: '2026-11-21T09:30:00.000Z',
  started_at: '2026-11-21T09:30:01.000Z',
  completed_at: '2026-11-21T09:30:19.000Z',
  failure: null,
  previous_audit_id: 4294967296,
  schedule_id: null,
  results: WEBSITE,
  tasks: [{ recommendation_id: 'performance.compression', task_id: 4294967311 }],
};

/** The audit of the previous week, in which two checks had other results. */
export const PREVIOUS = {
  completedAt: '2026-11-14T09:30:22.000Z',
  results: {
    ...WEBSITE,
    overall_score: 71,
    dimensions: {
      ...dimensions,
      seo: dimensionOf(
        84,
        ...checksOf('seo').map((check) =>
          check.id === 'document-title' ? { ...check, result: 'fail' as const } : check,
        ),
      ),
      performance: dimensionOf(
        64,
        ...checksOf('performance').map((check) =>
          check.id === 'compression' ? { ...check, result: 'pass' as const } : check,
        ),
      ),
    },
  },
};

export const MEDIA: Media = {
  container: 'mp4',
  moov_first: false,
  is_truncated: false,
  bytes_read: 61_440,
  duration_s: 94.3,
  video: { codec: 'h264', width: 1080, height: 1920, rotation: 90, fps: 29.97 },
  audio: { codec: 'aac', channels: 2, sample_rate: 48_000 },
};

const video = dimensionOf(
  88,
  checkOf('instagram_reels.moov_first', 'fail', {
    title: 'Instagram Reels: the index comes first',
    evidence: ['moov lies behind mdat, at byte 48,201,884'],
  }),
  checkOf('x.duration', 'pass', { title: 'X: 0.5 to 140 seconds', evidence: ['94.3 s'] }),
  checkOf('x.size', 'pass', { title: 'X: at most 512 MB', evidence: ['48.2 MB'] }),
  checkOf('x.frame_rate', 'pass', { title: 'X: at most 60 frames a second', evidence: ['29.97 fps'] }),
  checkOf('story.aspect', 'pass', { title: 'Stories: 9 : 16', evidence: ['1080 x 1920'] }),
  checkOf('loudness', 'not_measured', {
    title: 'The sound is neither too loud nor too quiet',
    weight: 0,
    evidence: ['Loudness needs decoding'],
  }),
);
const videoDimensions = { ...NO_DIMENSIONS, social_media: video };
export const VIDEO: Audit = {
  ...AUDIT,
  type: 'video',
  url: null,
  upload_id: 4294967297,
  overall_score: 88,
  previous_audit_id: null,
  tasks: [],
  results: {
    ...RESULTS,
    overall_score: 88,
    executive_summary:
      'The video scores 88 of 100. 1 of 5 checks failed. Do first: Put the index at the beginning of the file.',
    final_url: null,
    dimensions: videoDimensions,
    recommendations: recommend(videoDimensions),
    media: MEDIA,
  },
};
