/** Creates, changes and returns messages of webhooks. */
import { readImage } from '../platforms/image.ts';
import { hashImage } from '../platforms/records.ts';
import { isVisible, type MessageBody } from './body.ts';
import { emptyMessage, invalidForm } from './problem.ts';
import type { UploadedFile } from './read.ts';
import type { Webhook } from './webhook.ts';

export interface Attachment {
  id: string;
  filename: string;
  size: number;
  url: string;
  proxy_url: string;
  content_type: string;
  width?: number;
  height?: number;
  description?: string;
}

export interface Message {
  id: string;
  type: 0;
  channel_id: string;
  webhook_id: string;
  author: Record<string, unknown>;
  content: string;
  embeds: Record<string, unknown>[];
  attachments: Attachment[];
  mentions: unknown[];
  mention_roles: string[];
  mention_everyone: boolean;
  components: unknown[];
  flags: number;
  pinned: false;
  tts: boolean;
  timestamp: string;
  edited_timestamp: string | null;
}

type NewId = () => string;

export function newMessage(
  webhook: Webhook,
  id: string,
  at: string,
  { username, tts, flags }: MessageBody,
): Message {
  const name = username ?? webhook.name;
  return {
    id,
    type: 0,
    channel_id: webhook.channelId,
    webhook_id: webhook.id,
    author: { id: webhook.id, username: name, avatar: null, discriminator: '0000', bot: true },
    content: '',
    embeds: [],
    attachments: [],
    mentions: [],
    mention_roles: [],
    mention_everyone: false,
    components: [],
    flags: flags ?? 0,
    pinned: false,
    tts: tts ?? false,
    timestamp: at,
    edited_timestamp: null,
  };
}

/** Writes the body into the message, and returns the hashes of the new files. Throws if the message would be empty. */
export async function fill(
  message: Message,
  body: MessageBody,
  files: UploadedFile[],
  newId: NewId,
): Promise<string[]> {
  const { content, embeds, attachments } = body;
  const added = files.map((file) => toAttachment(message, file, newId(), attachments));
  const kept = (attachments ?? message.attachments).flatMap(({ id }) => {
    const old = message.attachments.find((attachment) => attachment.id === String(id));
    return old ? [old] : [];
  });
  checkAttachments(body, message, files);
  const next = {
    content: content === undefined ? message.content : (content ?? '').trim(),
    embeds: embeds === undefined ? message.embeds : (embeds ?? []).filter(isVisible),
    attachments: [...kept, ...added],
  };
  if (!next.content && next.embeds.length === 0 && next.attachments.length === 0) throw emptyMessage();
  const embedsSent = next.embeds.map((embed) => ({ type: 'rich', ...embed }));
  const { parse } = body.allowed_mentions ?? { parse: ['everyone'] };
  const mentionsEveryone = /@(?:everyone|here)\b/.test(next.content) && parse?.includes('everyone');
  Object.assign(message, next, { embeds: embedsSent, mention_everyone: Boolean(mentionsEveryone) });
  return Promise.all(files.map(({ bytes }) => hashImage(bytes)));
}

/** Throws unless each listed attachment is a file of this call, or already exists. */
function checkAttachments({ attachments }: MessageBody, message: Message, files: UploadedFile[]): void {
  const known = new Set([...message.attachments, ...files].map(({ id }) => id));
  const issues = (attachments ?? []).flatMap(({ id }, index) =>
    known.has(String(id))
      ? []
      : [
          {
            path: ['attachments', index, 'id'],
            code: 'ATTACHMENT_NOT_FOUND',
            message: `Attachment ${id} not found.`,
          },
        ],
  );
  if (issues.length > 0) throw invalidForm(issues);
}

function toAttachment(
  { channel_id }: Message,
  { id: fileId, name, type, bytes }: UploadedFile,
  id: string,
  listed: MessageBody['attachments'],
): Attachment {
  const filename = name.replace(/[^\w.-]+/g, '_');
  const facts = readImage(bytes);
  const description = listed?.find((one) => String(one.id) === fileId)?.description;
  const path = `attachments/${channel_id}/${id}/${filename}`;
  return {
    id,
    filename,
    size: bytes.length,
    url: `https://cdn.discordapp.com/${path}`,
    proxy_url: `https://media.discordapp.net/${path}`,
    content_type: facts?.type ?? (type || 'application/octet-stream'),
    ...(facts ? { width: facts.width, height: facts.height } : {}),
    ...(description ? { description } : {}),
  };
}
