import { z } from 'zod';
import type { Audit } from '../../../../contract/audits/audits.ts';
import { inZone, inZoneOrNull } from './dates.ts';
import { foreignSite } from './guard.ts';
import { addressOf, change, cursor, idOfRecord, limit, next, numberOf, type ToolBox, tool } from './tool.ts';
import { line, shortWords } from './words.ts';

const shown = {
  id: z.string(),
  type: z.string(),
  site: z.string().nullable(),
  audit_status: z.string(),
  score: z.number().nullable(),
  created: z.string(),
  completed: z.string().nullable(),
};

const shownOf = (box: ToolBox, audit: Omit<Audit, 'results' | 'tasks'>) => ({
  id: addressOf(box, 'audit', audit.id),
  type: audit.type,
  site: audit.url === null ? null : line(audit.url),
  audit_status: audit.status,
  score: audit.overall_score,
  created: inZone(audit.created_at, box.zone),
  completed: inZoneOrNull(audit.completed_at, box.zone),
});

export const listAudits = tool({
  name: 'list_audits',
  title: 'List audits',
  description: 'Lists audits of websites and videos with their scores, the newest first.',
  group: 'read',
  scopes: ['audits:read'],
  input: z.strictObject({ limit: limit(50, 20), cursor }),
  output: z.object({ audits: z.array(z.object(shown)), next }),
  isIdempotent: true,
  async run(box, query) {
    const { body, next } = await box.call<Audit[]>('GET', '/api/audits', { query });
    return { data: { audits: body.map((each) => shownOf(box, each)), next }, rows: body.length };
  },
});

export const getAudit = tool({
  name: 'get_audit',
  title: 'Read an audit',
  description:
    'Reads an audit: its summary, the score of each dimension, and what to do, the most useful first.',
  group: 'read',
  scopes: ['audits:read'],
  input: z.strictObject({ audit: idOfRecord('the audit'), limit: limit(50, 15) }),
  output: z.object({
    ...shown,
    summary: z.string().nullable(),
    scores: z.array(z.object({ dimension: z.string(), score: z.number() })),
    recommendations: z.array(
      z.object({ title: z.string(), impact: z.string(), effort: z.string(), steps: z.array(z.string()) }),
    ),
    failure: z.string().nullable(),
  }),
  isIdempotent: true,
  async run(box, { audit, limit }) {
    const { body } = await box.call<Audit>('GET', `/api/audits/${numberOf(audit)}`);
    const recommendations = (body.results?.recommendations ?? []).slice(0, limit);
    return {
      data: {
        ...shownOf(box, body),
        summary: body.results ? shortWords(body.results.executive_summary, 5_000) : null,
        scores: Object.entries(body.scores ?? {}).map(([dimension, score]) => ({ dimension, score })),
        recommendations: recommendations.map(({ title, impact, effort, steps }) => ({
          title: shortWords(title),
          impact,
          effort,
          steps: steps.map((step) => shortWords(step, 1000)),
        })),
        failure: body.failure && shortWords(body.failure.message, 500),
      },
      rows: 1 + recommendations.length,
    };
  },
});

export const requestAudit = tool({
  name: 'request_audit',
  title: 'Ask for an audit of a website',
  description:
    'Has a website audited, which counts against the day’s limit. It usually waits for a person. Read it later by get_audit.',
  group: 'pay',
  scopes: ['audits:write'],
  input: z.strictObject({ url: z.httpUrl().max(2000) }),
  output: change(shown),
  isIdempotent: false,
  asks: ({ ctx }, { url }) => foreignSite(ctx, url),
  async run(box, { url }) {
    const { body } = await box.call<Audit>('POST', '/api/audits', { body: { type: 'digital', url } });
    return { data: shownOf(box, body), rows: 1 };
  },
});
