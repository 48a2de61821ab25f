import { compose } from '../../../../lib/message/compose.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { type StoredMessage, selectAttachmentKeys } from '../content/store.ts';
import { fetchObject } from '../downloads/download.ts';
import { getEmail } from '../reading/get-email.ts';

/**
 * Returns the original message. Composes it from the stored fields if it was posted as fields, or if the raw message is
 * no longer in storage.
 */
export async function readMessage(ctx: Ctx, { id, rawKey }: StoredMessage): Promise<Uint8Array> {
  const raw = rawKey === null ? null : await ctx.env.BUCKET.get(rawKey);
  if (raw) return raw.bytes();
  if (rawKey !== null)
    ctx.log.error('export.raw_missing', new Error('A raw message is missing.'), { email: id });
  const email = await getEmail(ctx, id);
  const [keys] = await commit(database(ctx), [selectAttachmentKeys(ctx, id)]);
  return compose(
    {
      messageId: email.message_id,
      inReplyTo: email.in_reply_to_message_id,
      references: [],
      date: Date.parse(email.received_at),
      from: { name: email.from_name, address: email.from_address },
      to: email.to.map(toMailbox),
      cc: email.cc.map(toMailbox),
      subject: email.subject,
      text: email.body_text,
      html: email.body_html,
      automaticReason: null,
    },
    email.attachments.flatMap((file) => {
      const key = keys.find(({ position }) => position === file.id)?.key;
      if (key === undefined) return [];
      return [
        {
          filename: file.filename,
          contentType: file.content_type,
          contentId: file.content_id,
          open: async () => (await fetchObject(ctx, key)).body as ReadableStream<Uint8Array>,
        },
      ];
    }),
  );
}

const toMailbox = (address: string) => ({ name: '', address });
