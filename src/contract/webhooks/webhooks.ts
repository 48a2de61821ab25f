import { z } from 'zod';
import { fieldsOf, line, page, pathId, timestamp } from '../common.ts';
import { role } from '../identity/organizations.ts';
import { eventType } from './events.ts';

const id = z.int().meta({ example: 1 });

const fields = {
  url: z.string().max(2048).regex(/^\S+$/, 'expected a URL such as https://example.com/hooks').meta({
    description:
      'An http or https URL without user and password. In production: https only, on port 443 or 80.',
    example: 'https://example.com/hooks/herald',
  }),
  events: z
    .array(eventType)
    .min(1)
    .max(100)
    .transform((types) => [...new Set(types)])
    .nullable()
    .meta({ description: 'The event types to send. Null: all, including types added later.' }),
  description: line(500).trim().meta({ example: 'Our order system' }),
  is_active: z.boolean().meta({
    description:
      'An inactive endpoint receives nothing. Pending deliveries are kept for 30 days and sent when it is active again.',
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
  .refine((body) => Object.keys(body).length > 0, 'expected at least one field')
  .meta({ id: 'UpdateWebhookRequest', example: { is_active: true } });
export type UpdateWebhookRequest = z.infer<typeof updateWebhookRequest>;

const visible = {
  id,
  url: z.string(),
  events: z.array(eventType).nullable().meta({ description: 'The event types it receives. Null: all.' }),
  description: z.string(),
  is_active: z.boolean(),
  failing_since: timestamp.nullable().meta({
    description:
      'The first failure since the last success. Herald switches the endpoint off after five days of failures.',
  }),
  disabled_reason: z
    .string()
    .nullable()
    .meta({ description: 'Why Herald switched the endpoint off. Null if it did not.' }),
  disabled_at: timestamp.nullable(),
  previous_secret_expires_at: timestamp.nullable().meta({
    description: 'Until then, deliveries are also signed with previous secrets.',
  }),
  set_up_by: z
    .object({
      id: z.int(),
      name: z.string(),
      role: role
        .nullable()
        .meta({ description: 'The current role in the organization. Null if no longer a member.' }),
    })
    .nullable()
    .meta({
      description:
        'The user who created the endpoint or last changed its `url`, directly or with an API key. Null for endpoints older than this field.',
    }),
  created_at: timestamp,
  updated_at: timestamp,
};

export const webhook = z.object(visible).meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhook>;

export const webhookWithSecret = z
  .object({
    ...visible,
    secret: z.string().meta({
      description: 'The signing secret (Standard Webhooks). Shown only once.',
      example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    }),
  })
  .meta({ id: 'WebhookWithSecret' });
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;

export const deleteWebhookResult = z.object({ message: z.string() }).meta({ id: 'DeleteWebhookResult' });

const statusCode = z
  .int()
  .nullable()
  .meta({ description: 'The status of the response. Null if there was no response.', example: 200 });

export const testWebhookResult = z
  .object({
    success: z.boolean(),
    status_code: statusCode,
    duration_ms: z.int(),
    error: z.string().nullable().meta({ description: 'Why the request failed. Null on success.' }),
  })
  .meta({ id: 'TestWebhookResult' });
export type TestWebhookResult = z.infer<typeof testWebhookResult>;

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
const deliveryState = z.enum(DELIVERY_STATES).meta({
  id: 'WebhookDeliveryState',
  description:
    '`pending`: the next attempt is at `next_attempt_at`. `failed`: there are no further attempts.',
});
export type DeliveryState = z.infer<typeof deliveryState>;

export const webhookDelivery = z
  .object({
    id,
    event_id: z.string().meta({ description: 'The `webhook-id` header of the delivery.', example: 'evt_17' }),
    type: eventType,
    state: deliveryState,
    attempts: z
      .int()
      .meta({ description: 'Number of attempts since the delivery was created or last replayed.' }),
    last_status_code: statusCode,
    last_error: z.string().nullable().meta({ description: 'Why the last attempt failed.' }),
    created_at: timestamp.meta({ description: 'When the event happened.' }),
    last_attempt_at: timestamp.nullable(),
    next_attempt_at: timestamp.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const listDeliveriesQuery = z.strictObject({
  fields: fieldsOf(webhookDelivery),
  state: deliveryState.optional(),
  limit: page.limit,
  cursor: page.cursor,
});

export const deliveryParams = z.object({
  id: pathId('The id of the endpoint.'),
  deliveryId: pathId('The id of the delivery.'),
});
