/** The parameters of each call, limited to those that Herald uses. */
import { z } from 'zod';

const integer = z
  .string()
  .regex(/^-?\d+$/, 'must be an integer')
  .transform(Number);
const address = z
  .string()
  .max(5000)
  .refine((value) => /^https?:\/\/./.test(value), 'not a valid URL');
const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((value) => Object.keys(value).length <= 50, 'at most 50 keys')
  .default({});

export const newCustomer = z.strictObject({
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  metadata,
});

const priceData = z.strictObject({
  currency: z.string().regex(/^[a-z]{3}$/, 'a currency'),
  unit_amount: integer.refine((amount) => amount >= 50, 'the amount is below the minimum'),
  product_data: z.strictObject({ name: z.string().min(1), description: z.string().min(1).optional() }),
  recurring: z.strictObject({ interval: z.enum(['month']) }).optional(),
});

export const newSession = z.strictObject({
  mode: z.enum(['payment', 'subscription']),
  customer: z.string(),
  client_reference_id: z.string().max(200).optional(),
  line_items: z.tuple([z.strictObject({ price_data: priceData, quantity: integer })]),
  metadata,
  payment_intent_data: z.strictObject({ metadata }).optional(),
  subscription_data: z.strictObject({ metadata }).optional(),
  success_url: address,
  cancel_url: address.optional(),
});
export type NewSession = z.output<typeof newSession>;

export const newPortal = z.strictObject({ customer: z.string(), return_url: address });

export const newRefund = z.strictObject({ payment_intent: z.string(), amount: integer.optional() });

const page = {
  limit: integer.refine((limit) => limit >= 1 && limit <= 100, 'must be from 1 to 100').default(10),
  starting_after: z.string().optional(),
};
const created = z.strictObject({ gte: integer.optional(), lte: integer.optional() }).optional();

export const listPage = z.strictObject(page);
export const listOfCustomer = z.strictObject({ ...page, customer: z.string().optional() });
export const listSessions = listOfCustomer.extend({
  created,
  payment_intent: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
});
export const listOfPayment = z.strictObject({ ...page, payment_intent: z.string().optional() });
export const listSubscriptions = listOfCustomer.extend({
  status: z.enum(['active', 'past_due', 'canceled', 'all']).optional(),
});
export const listInvoices = listOfCustomer.extend({
  subscription: z.string().optional(),
  status: z.enum(['open', 'paid']).optional(),
});
export const emptyForm = z.strictObject({});
