import { z } from 'zod';
import { line, page, pathId, timestamp } from '../common.ts';
import { role } from '../identity/organizations.ts';
import { eventType } from './events.ts';

const id = z.int().meta({ example: 1 });

const fields = {
  url: z.string().max(2048).regex(/^\S+$/, 'an address such as https://example.com/hooks').meta({
    description: 'http or https, without user and password; in production https alone, on its usual port.',
    example: 'https://example.com/hooks/herald',
  }),
  events: z
    .array(eventType)
    .min(1)
    .max(100)
    .transform((types) => [...new Set(types)])
    .nullable()
    .meta({ description: 'The types it is sent; null: all, those of later versions too.' }),
  description: line(500).trim().meta({ example: 'Our order system' }),
  is_active: z.boolean().meta({
    description:
      'Switched off, it is sent nothing. What waited is kept for 30 days, and sent when it is switched on again.',
  }),
};

export const createWebhookRequest = z
  .strictObject({
    url: fields.url,
    events: fields.events.default(null),
    description: fields.description.default(''),
  })
  .meta({
    id: 'CreateWebhookRequest',
    example: { url: 'https://example.com/hooks/herald', events: ['email.saved'] },
  });
export type CreateWebhookRequest = z.infer<typeof createWebhookRequest>;

export const updateWebhookRequest = z
  .strictObject(fields)
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'at least one field')
  .meta({ id: 'UpdateWebhookRequest', example: { is_active: true } });
export type UpdateWebhookRequest = z.infer<typeof updateWebhookRequest>;

const shown = {
  id,
  url: z.string(),
  events: z.array(eventType).nullable().meta({ description: 'The types it is sent; null: all.' }),
  description: z.string(),
  is_active: z.boolean(),
  failing_since: timestamp.nullable().meta({
    description:
      'The first failure since the last success. After five days Herald switches the endpoint off.',
  }),
  disabled_reason: z
    .string()
    .nullable()
    .meta({ description: 'Why Herald switched it off; null: it did not.' }),
  disabled_at: timestamp.nullable(),
  previous_secret_expires_at: timestamp.nullable().meta({
    description: 'Until then deliveries are signed with secrets from before as well.',
  }),
  set_up_by: z
    .object({
      id: z.int(),
      name: z.string(),
      role: role.nullable().meta({ description: 'In the organization now; null: no longer a member.' }),
    })
    .nullable()
    .meta({
      description:
        'Who made it, or gave it another `url` last, themselves or with an API key; null: before this was written down.',
    }),
  created_at: timestamp,
  updated_at: timestamp,
};

export const webhook = z.object(shown).meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhook>;

export const webhookWithSecret = z
  .object({
    ...shown,
    secret: z.string().meta({
      description: 'Shown this once. What deliveries are signed with (Standard Webhooks).',
      example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    }),
  })
  .meta({ id: 'WebhookWithSecret' });
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;

export const deleteWebhookResult = z.object({ message: z.string() }).meta({ id: 'DeleteWebhookResult' });

const statusCode = z
  .int()
  .nullable()
  .meta({ description: 'Of the answer; null: there was none.', example: 200 });

export const testWebhookResult = z
  .object({
    success: z.boolean(),
    status_code: statusCode,
    duration_ms: z.int(),
    error: z.string().nullable().meta({ description: 'What went wrong; null: it worked.' }),
  })
  .meta({ id: 'TestWebhookResult' });
export type TestWebhookResult = z.infer<typeof testWebhookResult>;

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
const deliveryState = z.enum(DELIVERY_STATES).meta({
  id: 'WebhookDeliveryState',
  description: '`pending`: sent, or sent again, at `next_attempt_at`. `failed`: not tried any more.',
});
export type DeliveryState = z.infer<typeof deliveryState>;

export const webhookDelivery = z
  .object({
    id,
    event_id: z.string().meta({ description: 'The `webhook-id` it is sent with.', example: 'evt_17' }),
    type: eventType,
    state: deliveryState,
    attempts: z.int().meta({ description: 'Since it was made, or replayed.' }),
    last_status_code: statusCode,
    last_error: z.string().nullable().meta({ description: 'What went wrong at the last attempt.' }),
    created_at: timestamp.meta({ description: 'When the event happened.' }),
    last_attempt_at: timestamp.nullable(),
    next_attempt_at: timestamp.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const listDeliveriesQuery = z.strictObject({
  state: deliveryState.optional(),
  limit: page.limit,
  cursor: page.cursor,
});

export const deliveryParams = z.object({
  id: pathId('The id of the endpoint.'),
  deliveryId: pathId('The id of the delivery.'),
});
