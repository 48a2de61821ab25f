import { z } from 'zod';
import { queueMessage, type Work } from '../../platform/module.ts';
import type { AiWriter } from './candidates/write-reply.ts';
import { runResponder, wakeRespondersPart } from './responder/run.ts';

/** `writer` is a parameter because ai imports this module, so this cannot import ai. */
export const autoReplyWork = (writer: AiWriter): Work => ({
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
