import { z } from '@hono/zod-openapi';
import { idParam } from '../../../../contract/common.ts';
import {
  createNoteHeaders,
  createNoteRequest,
  listNotesQuery,
  note,
  noteDeleted,
  updateNoteRequest,
} from '../../../../contract/mail/notes.ts';
import { type App, json, jsonBody, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { createNote } from './create.ts';
import { deleteNote } from './delete.ts';
import { listNotes } from './list.ts';
import { restoreNote } from './restore.ts';
import { updateNote } from './update.ts';

const tags = ['Notes'];

const listNotesRoute = route({
  method: 'get',
  path: '/api/notes',
  access: { role: 'member', scope: 'notes:read' },
  operationId: 'listNotes',
  tags,
  summary: 'List the notes of a conversation, or those that mention the caller',
  description: 'Of a conversation, the oldest first; mentions, the newest first.',
  request: { query: listNotesQuery },
  responses: { 200: listOf(z.array(note), 'The notes.'), ...problems(404) },
});

const createNoteRoute = route({
  method: 'post',
  path: '/api/notes',
  access: { role: 'member', scope: 'notes:write' },
  operationId: 'createNote',
  tags,
  summary: 'Write a note',
  description:
    'Those whom it mentions get a mail with a link, unless they have turned that off; agents find it with `mentions=me`. Codes: `NO_SUCH_EMAIL`, `NO_SUCH_MEMBER`, `IDEMPOTENCY_KEY_REUSED` (422).',
  request: { headers: createNoteHeaders, body: jsonBody(createNoteRequest) },
  responses: { 201: json(note, 'The note.'), ...problems(422) },
});

const updateNoteRoute = route({
  method: 'patch',
  path: '/api/notes/{id}',
  access: { role: 'member', scope: 'notes:write' },
  operationId: 'updateNote',
  tags,
  summary: 'Change a note',
  description:
    'For its author (else 403 `NOT_THE_AUTHOR`). Those whom it mentions for the first time get a mail. 422 `NO_SUCH_MEMBER`.',
  request: { params: idParam, body: jsonBody(updateNoteRequest) },
  responses: { 200: json(note, 'The changed note.'), ...problems(404, 422) },
});

const deleteNoteRoute = route({
  method: 'delete',
  path: '/api/notes/{id}',
  access: { role: 'member', scope: 'notes:write' },
  operationId: 'deleteNote',
  tags,
  summary: 'Delete a note',
  description: 'For its author, and for admins and owners (else 403 `NOT_THE_AUTHOR`).',
  request: { params: idParam },
  responses: { 200: json(noteDeleted, 'It is deleted.'), ...problems(404) },
});

const restoreNoteRoute = route({
  method: 'post',
  path: '/api/notes/{id}/restore',
  access: { role: 'member', scope: 'notes:write' },
  operationId: 'restoreNote',
  tags,
  summary: 'Restore a deleted note',
  description:
    'Within ten minutes, for those who may delete it (else 403 `NOT_THE_AUTHOR`). A note that is not deleted stays as it is.',
  request: { params: idParam },
  responses: { 200: json(note, 'The note.'), ...problems(404) },
});

export function registerNotes(app: App): void {
  app.openapi(listNotesRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listNotes(c.var.ctx, query), query);
  });
  app.openapi(createNoteRoute, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await createNote(c.var.ctx, c.req.valid('json'), key), 201);
  });
  app.openapi(updateNoteRoute, async (c) =>
    c.json(await updateNote(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  );
  app.openapi(deleteNoteRoute, async (c) =>
    c.json(await deleteNote(c.var.ctx, c.req.valid('param').id), 200),
  );
  app.openapi(restoreNoteRoute, async (c) =>
    c.json(await restoreNote(c.var.ctx, c.req.valid('param').id), 200),
  );
}
