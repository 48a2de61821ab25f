import { z } from 'zod';
import { line, timestamp } from '../common.ts';

/** Devices of a user. */
export const MAX_DEVICES = 20;
const POINT_BYTES = 65;
const AUTH_BYTES = 16;

const name = line(100).trim().min(1).meta({ description: 'For the list.', example: 'Firefox on Linux' });

export const pushDevice = z
  .object({
    id: z.int().meta({ example: 3 }),
    name,
    is_current: z.boolean().meta({ description: 'Whether it was registered by this session.' }),
    created_at: timestamp,
    last_used_at: timestamp.nullable().meta({ description: 'When its push service last took a message.' }),
  })
  .meta({ id: 'PushDevice' });
export type PushDevice = z.infer<typeof pushDevice>;

export const pushDevices = z
  .object({
    public_key: z.string().meta({
      description:
        'The `applicationServerKey` of `PushManager.subscribe()` (RFC 8292): a point of P-256 in base64url.',
      example: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    }),
    devices: z.array(pushDevice),
  })
  .meta({ id: 'PushDevices' });
export type PushDevices = z.infer<typeof pushDevices>;

/** Whether text is base64url of so many bytes, and begins with `first`. */
function isBytes(text: string, count: number, first?: number): boolean {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  return bytes.length === count && (first === undefined || bytes[0] === first);
}

const base64url = (count: number, first?: number) => {
  const characters = Math.ceil((count * 4) / 3);
  const expected = `expected ${count} bytes in base64url`;
  return z
    .string()
    .regex(/^[A-Za-z0-9_-]+={0,2}$/, expected)
    .overwrite((text) => text.replaceAll('=', ''))
    .refine((text) => text.length === characters && isBytes(text, count, first), expected);
};

export const registerDeviceRequest = z
  .strictObject({
    endpoint: z
      .url({ protocol: /^https?$/, error: 'expected the URL of a push service' })
      .max(2000)
      .meta({ example: 'https://push.example.net/send/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV' }),
    keys: z.strictObject({
      p256dh: base64url(POINT_BYTES, 4).meta({
        description: 'The public key: an uncompressed point of P-256.',
        example: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      }),
      auth: base64url(AUTH_BYTES).meta({
        description: 'The authentication secret.',
        example: 'BTBZMqHH6r4Tts7J_aSIgg',
      }),
    }),
    name,
  })
  .meta({
    id: 'RegisterDeviceRequest',
    description: 'A `PushSubscription` of the browser, with a name.',
  });
export type RegisterDevice = z.infer<typeof registerDeviceRequest>;
