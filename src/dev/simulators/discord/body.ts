/** The body of a message, and its limits: Discord's API reference, "Execute Webhook" and "Embed Limits". */
import { z } from 'zod';

export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_FILES = 10;
const MAX_EMBED_TEXT = 6000;

/** Discord counts code points. */
const countPoints = (text: string) => Array.from(text).length;

const text = (max: number, min = 0) =>
  z.string().superRefine((value, issues) => {
    const length = countPoints(value);
    if (length > max) {
      const message = `Must be ${max} or fewer in length.`;
      issues.addIssue({ code: 'custom', params: { code: 'BASE_TYPE_MAX_LENGTH' }, message });
    }
    if (length < min) {
      issues.addIssue({
        code: 'custom',
        params: { code: 'BASE_TYPE_REQUIRED' },
        message: 'This field is required',
      });
    }
  });

const snowflake = z.union([z.string(), z.int()]).superRefine((value, issues) => {
  if (/^\d{15,20}$/.test(String(value))) return;
  const message = `Value "${value}" is not snowflake.`;
  issues.addIssue({ code: 'custom', params: { code: 'NUMBER_TYPE_COERCE' }, message });
});

const webUrl = text(2048).superRefine((value, issues) => {
  if (/^https?:$/.test(URL.parse(value)?.protocol ?? '')) return;
  const message = `Scheme "${value.split(':')[0]}" is not one of ('http', 'https').`;
  issues.addIssue({ code: 'custom', params: { code: 'URL_TYPE_INVALID_SCHEME' }, message });
});
const mediaUrl = z.union([z.string().startsWith('attachment://'), webUrl]);
const media = z.looseObject({ url: mediaUrl });

const embed = z.looseObject({
  title: text(256).nullish(),
  description: text(4096).nullish(),
  url: webUrl.nullish(),
  timestamp: z.iso.datetime({ offset: true }).nullish(),
  color: z.int().min(0).max(0xffffff).nullish(),
  footer: z.looseObject({ text: text(2048, 1), icon_url: mediaUrl.nullish() }).nullish(),
  image: media.nullish(),
  thumbnail: media.nullish(),
  author: z
    .looseObject({ name: text(256, 1), url: webUrl.nullish(), icon_url: mediaUrl.nullish() })
    .nullish(),
  fields: z
    .array(z.looseObject({ name: text(256, 1), value: text(1024, 1), inline: z.boolean().nullish() }))
    .max(25)
    .nullish(),
});
export type Embed = z.output<typeof embed>;

const mentions = z
  .looseObject({
    parse: z.array(z.enum(['users', 'roles', 'everyone'])).nullish(),
    users: z.array(snowflake).max(100).nullish(),
    roles: z.array(snowflake).max(100).nullish(),
    replied_user: z.boolean().nullish(),
  })
  .superRefine(({ parse, users, roles }, issues) => {
    for (const [kind, ids] of [['users', users] as const, ['roles', roles] as const]) {
      if (!parse?.includes(kind) || !ids?.length) continue;
      const message = `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`;
      const params = { code: 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE' };
      issues.addIssue({ code: 'custom', params, message });
    }
  });

const username = text(80, 1).superRefine((value, issues) => {
  const word = /clyde|discord/i.exec(value)?.[0];
  if (!word) return;
  const message = `Username cannot contain "${word.toLowerCase()}"`;
  issues.addIssue({ code: 'custom', params: { code: 'USERNAME_INVALID_CONTAINS' }, message });
});

export const messageBody = z.looseObject({
  content: text(2000).nullish(),
  username: username.nullish(),
  avatar_url: z.string().nullish(),
  tts: z.boolean().nullish(),
  embeds: z
    .array(embed)
    .max(10)
    .superRefine((embeds, issues) => {
      if (embeds.reduce((sum, one) => sum + countEmbed(one), 0) <= MAX_EMBED_TEXT) return;
      const message = `Embed size exceeds maximum size of ${MAX_EMBED_TEXT}`;
      issues.addIssue({ code: 'custom', params: { code: 'MAX_EMBED_SIZE_EXCEEDED' }, message });
    })
    .nullish(),
  allowed_mentions: mentions.nullish(),
  attachments: z
    .array(
      z.looseObject({
        id: z.union([z.string(), z.int()]),
        filename: text(1024).nullish(),
        description: text(1024).nullish(),
      }),
    )
    .max(MAX_FILES)
    .nullish(),
  flags: z.int().nullish(),
});
export type MessageBody = z.output<typeof messageBody>;

function countEmbed({ title, description, footer, author, fields }: Embed): number {
  const texts = [title, description, footer?.text, author?.name];
  for (const { name, value } of fields ?? []) texts.push(name, value);
  return texts.reduce((sum, one) => sum + countPoints(one ?? ''), 0);
}

/** Returns whether Discord would show any of the embed. */
export function isVisible({ title, description, footer, author, fields, image, thumbnail }: Embed): boolean {
  return Boolean(title || description || footer || author || fields?.length || image || thumbnail);
}
