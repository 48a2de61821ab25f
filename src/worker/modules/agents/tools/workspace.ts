import { z } from 'zod';
import type { Label } from '../../../../contract/mail/labels.ts';
import { type Report, report } from '../../../../contract/reports.ts';
import { findAgents } from '../../../platform/agents.ts';
import { userOf, workerOf } from '../../../platform/ctx.ts';
import { listListeners, listPeople } from '../../identity/index.ts';
import { listSmtpInboxes } from '../../inboxes/index.ts';
import { inZone } from './dates.ts';
import { requireAllInboxes } from './sight.ts';
import { tool } from './tool.ts';

export const getWorkspace = tool({
  name: 'get_workspace',
  title: 'Get the workspace',
  description:
    'Says who you are and act for, what time it is there, and which members, agents, inboxes and labels there are. Call it first.',
  group: 'read',
  scopes: ['emails:read'],
  input: z.strictObject({}),
  output: z.object({
    acts_for: z.int().nullable(),
    now: z.string(),
    zone: z.string(),
    you: z.int().nullable(),
    members: z.array(z.object({ id: z.int(), name: z.string(), role: z.string() })),
    agents: z.array(z.object({ id: z.int(), name: z.string(), acts_for: z.int() })),
    inboxes: z.array(z.object({ name: z.string(), address: z.string() })),
    labels: z.array(z.string()),
  }),
  isIdempotent: true,
  async run({ ctx, call, zone, tags }) {
    const listeners = await listListeners(ctx, 'members');
    const [people, agents, inboxes, labels] = await Promise.all([
      listPeople(
        ctx,
        listeners.map(({ id }) => id),
      ),
      findAgents(ctx, 'connected'),
      listSmtpInboxes(ctx),
      call<Label[]>('GET', '/api/labels'),
    ]);
    const members = people.map(({ id, name, role }) => ({ id, name, role: role ?? 'member' }));
    return {
      data: {
        acts_for: userOf(ctx.actor)?.userId ?? null,
        you: workerOf(ctx.actor),
        now: inZone(new Date(ctx.now()).toISOString(), zone),
        zone,
        members,
        agents: [...agents.values()].map(({ id, name, userId }) => ({ id, name, acts_for: userId })),
        inboxes: inboxes
          .filter(({ tag }) => tags === null || tags.has(tag))
          .map(({ tag, email_address }) => ({ name: tag, address: email_address })),
        labels: labels.body.map(({ name }) => name),
      },
      rows: members.length + agents.size,
    };
  },
});

const { by_tag: _, ...numbers } = report.shape;

export const getReport = tool({
  name: 'get_report',
  title: 'Get a report',
  description:
    'Gets numbers about a time: mail received and sent, tasks completed, how fast first replies were, by day and member. Default: the last 30 days.',
  group: 'read',
  scopes: ['tasks:read'],
  input: z.strictObject({
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    inbox: z.string().min(1).max(40).optional(),
  }),
  output: z.object(numbers),
  isIdempotent: true,
  async run(box, { from, to, inbox }) {
    requireAllInboxes(box, 'reports are');
    const query = { from, to, tag: inbox, zone: box.zone };
    const { body } = await box.call<Report>('GET', '/api/reports', { query });
    const { by_tag, ...data } = body;
    return { data, rows: data.days.length + by_tag.length };
  },
});
