import { z } from 'zod';
import { fieldsOf, line, page, timestamp } from '../common.ts';

export const AUDIT_TYPES = ['digital', 'security', 'video'] as const;
export type AuditType = (typeof AUDIT_TYPES)[number];
export const AUDIT_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;
export type AuditStatus = (typeof AUDIT_STATUSES)[number];
export const DIMENSIONS = ['seo', 'performance', 'social_media', 'brand_consistency', 'security'] as const;
export type DimensionId = (typeof DIMENSIONS)[number];
export const AUDIT_ENGINES = ['built_in', 'automation'] as const;
export type AuditEngine = (typeof AUDIT_ENGINES)[number];

/** Why an audit failed. */
export const FAILURE_CODES = [
  'URL_NOT_ALLOWED',
  'ADDRESS_NOT_ALLOWED',
  'TOO_MANY_REDIRECTS',
  'TIMED_OUT',
  'UNREACHABLE',
  'BAD_RESPONSE',
  'NOT_HTML',
  'HTTP_STATUS',
  'CERTIFICATE_INVALID',
  'NOT_A_VIDEO',
  'NO_VIDEO_TRACK',
  'TRUNCATED',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** The bounds of a record: an audit that has more says `truncated`. */
export const MAX_RESULTS_BYTES = 400_000;
export const MAX_EVIDENCE = 20;
export const MAX_EVIDENCE_CHARACTERS = 500;
export const MAX_FETCHES = 40;
export const MAX_REDIRECTS = 20;
export const MAX_URL_CHARACTERS = 2000;
const MAX_CHECKS = 200;

const url = z.string().max(MAX_URL_CHARACTERS).meta({ example: 'https://www.example.com/' });
const score = z.int().min(0).max(100);
const checkId = z.string().min(1).max(100).meta({ example: 'meta-description' });

export const auditType = z.enum(AUDIT_TYPES).meta({ id: 'AuditType', example: 'digital' });
const dimensionId = z.enum(DIMENSIONS).meta({ id: 'AuditDimensionId', example: 'seo' });
const auditStatus = z.enum(AUDIT_STATUSES).meta({ id: 'AuditStatus', example: 'completed' });
const failureCode = z.enum(FAILURE_CODES).meta({ id: 'AuditFailureCode', example: 'UNREACHABLE' });

const check = z
  .strictObject({
    id: checkId,
    title: z.string().max(300).meta({ example: 'The page has a meta description' }),
    result: z.enum(['pass', 'fail', 'not_applicable', 'not_measured']).meta({
      description: '`not_applicable` and `not_measured` do not count in the score.',
    }),
    weight: z.number().min(0).max(1000).meta({ description: '0: the check does not count in the score.' }),
    evidence: z
      .array(z.string().max(MAX_EVIDENCE_CHARACTERS))
      .max(MAX_EVIDENCE)
      .meta({
        description:
          'The elements, URLs, headers or lines that decided the result, or why it was not measured.',
        example: ['line 12: <img src="/boat.jpg">'],
      }),
    source: z
      .string()
      .max(500)
      .meta({ description: 'The page that documents the rule.', example: 'https://ogp.me/' }),
  })
  .meta({ id: 'AuditCheck' });
export type Check = z.infer<typeof check>;

const observatory = z
  .strictObject({
    algorithm_version: z.int().min(1).max(1000).meta({ example: 6 }),
    score: z.int().min(0).max(1000).meta({ description: 'More than 100 with bonuses.', example: 115 }),
    grade: z.string().max(10).meta({ example: 'A+' }),
    tests: z
      .record(
        z.string().max(100),
        z.strictObject({
          result: z
            .string()
            .max(100)
            .meta({ description: 'The word of the Observatory.', example: 'hsts-missing' }),
          pass: z.boolean(),
          score_modifier: z.int().min(-100).max(100),
        }),
      )
      .refine((tests) => Object.keys(tests).length <= 30, 'expected at most 30 tests'),
  })
  .meta({ id: 'Observatory', description: 'The verdict of the tests of the MDN HTTP Observatory.' });

const dimension = z
  .strictObject({
    score,
    method: z.string().max(500).meta({ description: 'How the score comes from the checks.' }),
    checks: z.array(check).max(MAX_CHECKS),
    observatory: observatory.optional().meta({ description: 'Of the dimension `security` alone.' }),
  })
  .meta({ id: 'AuditDimension' });
export type Dimension = z.infer<typeof dimension>;

const rating = z.enum(['high', 'medium', 'low']);
const recommendation = z
  .strictObject({
    id: z.string().min(1).max(150).meta({ example: 'seo.meta-description' }),
    check_id: checkId,
    dimension: dimensionId,
    title: z.string().max(300).meta({ example: 'Describe the page in a meta description' }),
    impact: rating,
    effort: rating,
    steps: z.array(z.string().max(1000)).max(10),
  })
  .meta({ id: 'AuditRecommendation' });
export type Recommendation = z.infer<typeof recommendation>;

const fetchLine = z
  .strictObject({
    url,
    purpose: z.string().max(40).meta({ example: 'page' }),
    status: z.int().min(100).max(599).nullable().meta({ description: 'Null: no response, see `error`.' }),
    error: z.string().max(300).nullable(),
    bytes: z.int().min(0).meta({ description: 'Of the body, as far as it was read.' }),
    ms: z.int().min(0),
  })
  .meta({ id: 'AuditFetch', description: 'A request that the audit made.' });
export type FetchLine = z.infer<typeof fetchLine>;

const media = z
  .strictObject({
    container: z.enum(['mp4', 'mov', 'webm', 'matroska']),
    moov_first: z.boolean().nullable().meta({ description: 'Null: the container has no moov box.' }),
    is_truncated: z.boolean(),
    bytes_read: z.int().min(0),
    duration_s: z.number().min(0).nullable().meta({ description: 'Null: not measured.' }),
    video: z.strictObject({
      codec: z.string().max(40).nullable().meta({ description: '`h264`, `hevc`, `vp9`, `av1` or another.' }),
      width: z.int().min(0).meta({ description: 'As shown, after the rotation.' }),
      height: z.int().min(0),
      rotation: z.int().min(0).max(359).meta({ description: 'Degrees clockwise.' }),
      fps: z.number().min(0).nullable().meta({ description: 'Null: not measured.' }),
    }),
    audio: z
      .strictObject({
        codec: z.string().max(40).nullable().meta({ description: '`aac`, `opus`, `vorbis` or another.' }),
        channels: z.int().min(0),
        sample_rate: z.int().min(0),
      })
      .nullable(),
  })
  .meta({ id: 'AuditMedia', description: 'What the video file is.' });
export type Media = z.infer<typeof media>;

export const auditResults = z
  .strictObject({
    version: z.literal(1),
    overall_score: score.nullable().meta({
      description:
        'The mean of the dimensions that were measured, rounded: each counts the same. Null: none was.',
    }),
    executive_summary: z.string().max(5000),
    summary_model: z.string().max(100).meta({ example: 'herald/built-in' }),
    final_url: url.nullable().meta({ description: 'After redirects. Null for a video.' }),
    redirects: z.array(z.strictObject({ url, status: z.int().min(300).max(399) })).max(MAX_REDIRECTS),
    truncated: z.boolean().meta({
      description: 'Something was cut: the body of a page, the evidence of a check, or the record.',
    }),
    client_rendered: z.boolean().meta({
      description: 'Scripts build the page. Checks of its content then say `not_measured`.',
    }),
    fetches: z.array(fetchLine).max(MAX_FETCHES),
    dimensions: z
      .strictObject(
        Object.fromEntries(DIMENSIONS.map((id) => [id, dimension.nullable()])) as Record<
          DimensionId,
          z.ZodNullable<typeof dimension>
        >,
      )
      .meta({ description: 'Null: not asked for, or none of its checks could be measured.' }),
    recommendations: z.array(recommendation).max(300).meta({
      description:
        'One for each failing check that can be mended: first those with the most impact for their effort.',
    }),
    media: media.nullable().meta({ description: 'Of a video audit alone.' }),
  })
  .meta({ id: 'AuditResults' });
export type AuditResults = z.infer<typeof auditResults>;

export const auditFailure = z
  .strictObject({ code: failureCode, message: z.string().min(1).max(500) })
  .meta({ id: 'AuditFailure' });
export type AuditFailure = z.infer<typeof auditFailure>;

const auditId = z.int().meta({ example: 4294967297 });
const fields = {
  id: auditId,
  type: auditType,
  status: auditStatus,
  url: url.nullable().meta({ description: 'Null for a video.' }),
  upload_id: z.int().nullable().meta({ description: 'The upload of a video audit.' }),
  engine: z.enum(AUDIT_ENGINES),
  overall_score: score.nullable(),
  scores: z
    .partialRecord(dimensionId, score)
    .nullable()
    .meta({ description: 'Of each dimension. Null until the audit is completed.', example: { seo: 92 } }),
  created_at: timestamp,
  started_at: timestamp.nullable(),
  completed_at: timestamp.nullable().meta({ description: 'When it was completed, or failed.' }),
  failure: auditFailure.nullable(),
  previous_audit_id: auditId
    .nullable()
    .meta({ description: 'The last completed audit of the same type and site before this one.' }),
  schedule_id: z.int().nullable().meta({ description: 'The schedule that asked for it.' }),
};

export const auditSummary = z.object(fields).meta({ id: 'AuditSummary' });
export type AuditSummary = z.infer<typeof auditSummary>;

export const audit = z
  .object({
    ...fields,
    results: auditResults.nullable().meta({ description: 'Null until the audit is completed.' }),
    tasks: z
      .array(z.object({ recommendation_id: z.string(), task_id: z.int() }))
      .meta({ description: 'The tasks that were made of recommendations.' }),
  })
  .meta({ id: 'Audit' });
export type Audit = z.infer<typeof audit>;

/** The address of a website. What it may be beyond this is for the guard of the fetcher. */
const siteUrl = line(2000).trim().min(1).meta({
  description: 'An http or https address on the public internet.',
  example: 'https://www.example.com/',
});

export const createAuditRequest = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('digital'), url: siteUrl }).meta({ id: 'CreateDigitalAudit' }),
    z
      .strictObject({
        type: z.literal('video'),
        upload_id: z.int().min(1).meta({ description: 'A complete upload.', example: 4294967297 }),
      })
      .meta({ id: 'CreateVideoAudit' }),
  ])
  .meta({ id: 'CreateAudit' });
export type CreateAudit = z.infer<typeof createAuditRequest>;

export const createSecurityAuditRequest = z
  .strictObject({ url: siteUrl })
  .meta({ id: 'CreateSecurityAudit' });

const listFilters = {
  fields: fieldsOf(auditSummary),
  ...page,
  status: auditStatus.optional(),
  url: siteUrl.optional().meta({ description: 'Only audits of this site, as in the history.' }),
};
export const listAuditsQuery = z.strictObject({
  ...listFilters,
  type: auditType.optional().meta({ description: 'Default: `digital` and `video`.' }),
});
export type ListAudits = z.infer<typeof listAuditsQuery>;
export const listSecurityAuditsQuery = z.strictObject(listFilters);

export const auditHistoryQuery = z.strictObject({
  url: siteUrl,
  type: z.enum(['digital', 'security']).default('digital'),
  limit: page.limit,
});
export const auditHistory = z
  .array(
    z.object({
      audit_id: auditId,
      completed_at: timestamp,
      overall_score: score.nullable(),
      scores: z.partialRecord(dimensionId, score),
    }),
  )
  .meta({ id: 'AuditHistory', description: 'The completed audits of one site, the newest first.' });
export type AuditHistory = z.infer<typeof auditHistory>;

/** The delivery of an engine: the results, or why there are none. */
export const completeAuditRequest = z
  .strictObject({ results: auditResults.nullable().optional(), failure: auditFailure.nullable().optional() })
  .refine(({ results, failure }) => !results !== !failure, 'expected either results or failure')
  .meta({
    id: 'CompleteAudit',
    description: 'Either `results` or `failure`, as `POST /api/automation/digital-audit` answers them.',
  });
export type CompleteAudit = z.infer<typeof completeAuditRequest>;

export const analyzeSiteRequest = z
  .union([
    z.strictObject({
      audit_id: auditId.meta({ description: 'An audit of a website that is not finished.' }),
    }),
    z.strictObject({ url: siteUrl, type: z.enum(['digital', 'security']).default('digital') }),
  ])
  .meta({ id: 'AnalyzeSite' });
export type AnalyzeSite = z.infer<typeof analyzeSiteRequest>;

export const siteAnalysis = z
  .object({ results: auditResults.nullable(), failure: auditFailure.nullable() })
  .meta({ id: 'SiteAnalysis', description: 'The body for `POST /api/audits/{id}/complete`.' });
export type SiteAnalysis = z.infer<typeof siteAnalysis>;

export const deleteAuditResult = z.object({ message: z.string() }).meta({ id: 'DeleteAuditResult' });

export const recommendationParam = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d*$/)
    .transform(Number)
    .pipe(z.int())
    .meta({ type: 'integer', example: 4294967297 }),
  recommendation: z.string().min(1).max(150).meta({ example: 'seo.meta-description' }),
});
