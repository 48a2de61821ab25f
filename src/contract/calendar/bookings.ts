import { z } from 'zod';
import { fieldsOf, line, page, timestamp } from '../common.ts';

export const BOOKING_PROVIDERS = ['cal_com', 'calendly'] as const;
export type BookingProvider = (typeof BOOKING_PROVIDERS)[number];

const name = line(100).trim().min(1).meta({ example: 'Consultations' });
const provider = z.enum(BOOKING_PROVIDERS).meta({ id: 'BookingProvider', example: 'cal_com' });

export const bookingConnection = z
  .object({
    id: z.int().meta({ example: 4294967297 }),
    provider,
    name,
    webhook_url: z.string().meta({
      description: 'Enter it at the service, with the secret.',
      example: 'https://herald.example.com/…',
    }),
    has_api_token: z.boolean().meta({ description: 'True: bookings are also pulled from the service.' }),
    status: z.enum(['waiting', 'syncing', 'ok', 'failing']).meta({
      description: '`waiting`: nothing was heard from the service yet.',
    }),
    last_webhook_at: timestamp.nullable(),
    last_sync_at: timestamp.nullable().meta({ description: 'When all bookings were last pulled.' }),
    last_error: z
      .string()
      .nullable()
      .meta({ description: 'What went wrong last. Null after the next success.' }),
    created_at: timestamp,
  })
  .meta({ id: 'BookingConnection' });
export type BookingConnection = z.infer<typeof bookingConnection>;

export const createConnectionRequest = z
  .strictObject({
    provider,
    name,
    secret: z.string().min(8).max(500).meta({
      description: 'What the service signs its webhooks with. At Calendly, the `signing_key`.',
    }),
    api_token: z.string().min(8).max(5000).optional().meta({
      description: 'Lets bookings be pulled: for those before the webhook, and for what it missed.',
    }),
  })
  .meta({
    id: 'CreateBookingConnection',
    example: { provider: 'cal_com', name: 'Consultations', secret: 'a-long-random-text' },
  });
export type CreateConnection = z.infer<typeof createConnectionRequest>;

export const listConnectionsQuery = z.strictObject({ fields: fieldsOf(bookingConnection), ...page });
export type ListConnections = z.infer<typeof listConnectionsQuery>;

export const deleteConnectionResult = z
  .object({ message: z.string() })
  .meta({ id: 'DeleteBookingConnectionResult' });

export const bookingWebhookParams = z.object({
  token: z.string().max(100).meta({ description: 'From `webhook_url`.' }),
});

export const bookingWebhookHeaders = z.object({
  'x-cal-signature-256': z.string().optional().meta({ description: 'Of Cal.com: HMAC-SHA256, in hex.' }),
  'calendly-webhook-signature': z
    .string()
    .optional()
    .meta({ description: 'Of Calendly: `t=…,v1=…`, at most 3 minutes old.' }),
});

export const bookingWebhookResult = z
  .object({
    outcome: z.enum(['changed', 'unchanged', 'ignored']).meta({
      description:
        '`unchanged`: it is known already. `ignored`: a trigger or a body that Herald does not know.',
    }),
  })
  .meta({ id: 'BookingWebhookResult' });
export type BookingWebhookOutcome = z.infer<typeof bookingWebhookResult>['outcome'];
