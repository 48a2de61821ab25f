import { z } from 'zod';
import { type Module, queueMessage } from '../../platform/module.ts';
import type { AiWriter } from './candidates/write-reply.ts';
import { registerReplies } from './replies/routes.ts';
import { registerResponder } from './responder/routes.ts';
import { runResponder, wakeRespondersPart } from './responder/run.ts';

/** Creates the module. `writer` is a parameter because ai imports this module, so this cannot import ai. */
export const autoReply = (writer: AiWriter): Module => ({
  routes: (app) => {
    registerResponder(app);
    registerReplies(app);
  },
  scopes: {
    'replies:read': 'read automatic replies and the settings of the auto-responder',
    'replies:write': 'write and discard drafts of automatic replies',
  },
  messages: [
    queueMessage(
      'auto-reply',
      z.object({ organization_id: z.int(), inbox_id: z.int() }),
      (ctx, body, { isRepeated }) => {
        const target = { id: body.inbox_id, organizationId: body.organization_id };
        return runResponder(ctx, target, writer, isRepeated);
      },
    ),
  ],
  upkeep: { wakeResponders: wakeRespondersPart },
});
