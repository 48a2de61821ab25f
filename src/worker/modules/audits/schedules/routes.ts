import { z } from '@hono/zod-openapi';
import {
  auditSchedule,
  createScheduleRequest,
  deleteScheduleResult,
  listSchedulesQuery,
  updateScheduleRequest,
} from '../../../../contract/audits/schedules.ts';
import { idParam } from '../../../../contract/common.ts';
import { type App, json, jsonBody, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { createAuditSchedule } from './create.ts';
import { deleteAuditSchedule } from './delete.ts';
import { getAuditSchedule } from './get.ts';
import { listAuditSchedules } from './list.ts';
import { updateAuditSchedule } from './update.ts';

const path = '/api/audits/schedules';
const tags = ['Audits'];
const read = { role: 'member', scope: 'audits:read' } as const;
const write = { role: 'member', scope: 'audits:write' } as const;

const createRoute = route({
  method: 'post',
  path,
  access: write,
  operationId: 'createAuditSchedule',
  tags,
  summary: 'Schedule recurring audits',
  description:
    'The first audit begins at once. If an organization has had its audits of the day, a schedule waits for the next day. Members are notified (`audit_finished`) when the overall score falls by `notify_drop` points or more. Codes: `URL_NOT_ALLOWED` (400), `TOO_MANY_SCHEDULES` (422).',
  request: { body: jsonBody(createScheduleRequest) },
  responses: { 201: json(auditSchedule, 'The new schedule.'), ...problems(422) },
});

const listRoute = route({
  method: 'get',
  path,
  access: read,
  operationId: 'listAuditSchedules',
  tags,
  summary: 'List the schedules',
  description: 'The newest first.',
  request: { query: listSchedulesQuery },
  responses: { 200: listOf(z.array(auditSchedule), 'The schedules.'), ...problems() },
});

const getRoute = route({
  method: 'get',
  path: `${path}/{id}`,
  access: read,
  operationId: 'getAuditSchedule',
  tags,
  summary: 'Get a schedule',
  request: { params: idParam },
  responses: { 200: json(auditSchedule, 'The schedule.'), ...problems(404) },
});

const updateRoute = route({
  method: 'patch',
  path: `${path}/{id}`,
  access: write,
  operationId: 'updateAuditSchedule',
  tags,
  summary: 'Change a schedule',
  description:
    'With fewer days, the next audit comes sooner. A schedule that is switched on after its time starts within minutes.',
  request: { params: idParam, body: jsonBody(updateScheduleRequest) },
  responses: { 200: json(auditSchedule, 'The changed schedule.'), ...problems(404) },
});

const deleteRoute = route({
  method: 'delete',
  path: `${path}/{id}`,
  access: write,
  operationId: 'deleteAuditSchedule',
  tags,
  summary: 'Delete a schedule',
  description: 'Its audits stay.',
  request: { params: idParam },
  responses: { 200: json(deleteScheduleResult, 'The schedule was deleted.'), ...problems(404) },
});

export function registerAuditSchedules(app: App): void {
  app.openapi(createRoute, async (c) =>
    c.json(await createAuditSchedule(c.var.ctx, c.req.valid('json')), 201),
  );
  app.openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listAuditSchedules(c.var.ctx, query), query);
  });
  app.openapi(getRoute, async (c) => c.json(await getAuditSchedule(c.var.ctx, c.req.valid('param').id), 200));
  app.openapi(updateRoute, async (c) =>
    c.json(await updateAuditSchedule(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  );
  app.openapi(deleteRoute, async (c) => {
    await deleteAuditSchedule(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Schedule deleted.' }, 200);
  });
}
