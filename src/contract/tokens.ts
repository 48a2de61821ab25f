import { z } from 'zod';
import { fieldsOf, page, timestamp } from './common.ts';

const MAX_TOKENS = 1_000_000_000_000;
const tokens = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const date = z.iso.date().meta({ description: 'A day in UTC.', example: '2026-11-21' });

export const tokenBalance = z
  .object({
    balance: tokens.meta({ example: 50_000 }),
    reserved: tokens.meta({ description: 'Reserved for calls in progress.', example: 2_000 }),
    available: tokens.meta({ description: 'The balance minus the reserved tokens.', example: 48_000 }),
    used_this_month: tokens.meta({ description: 'Since the first day of the month, UTC.', example: 1_250 }),
    updated_at: timestamp,
  })
  .meta({ id: 'TokenBalance' });
export type TokenBalance = z.infer<typeof tokenBalance>;

export const USAGE_RANGES = { '7d': 7, '30d': 30, '90d': 90 } as const;
export type UsageRange = keyof typeof USAGE_RANGES;

const usageRange = z
  .enum(Object.keys(USAGE_RANGES) as [UsageRange, ...UsageRange[]])
  .meta({ description: 'Number of days, including today.', example: '30d' });

export const tokenUsageQuery = z.strictObject({ range: usageRange.default('30d') });

const usage = {
  tokens: tokens.meta({ description: 'Tokens charged.', example: 1_250 }),
  calls: z.int().min(0).meta({ description: 'Calls to a model.', example: 3 }),
};

export const tokenUsage = z
  .object({
    range: usageRange,
    from: date,
    to: date,
    days: z
      .array(z.object({ date, ...usage }))
      .meta({ description: 'Every day of the range, oldest first, including days without usage.' }),
    total: z.object(usage),
  })
  .meta({ id: 'TokenUsage' });
export type TokenUsage = z.infer<typeof tokenUsage>;

export const tokenModelUsage = z
  .object({
    model: z.string().meta({ example: 'claude-sonnet-4-5' }),
    ...usage,
    share: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: 'Share of the tokens used by all models.', example: 0.25 }),
  })
  .meta({ id: 'TokenModelUsage' });
export type TokenModelUsage = z.infer<typeof tokenModelUsage>;

export const tokenPackage = z
  .object({
    id: z.string().meta({ example: 'medium' }),
    name: z.string().meta({ example: 'Medium' }),
    tokens: tokens.meta({ example: 500_000 }),
    price_cents: z.int().min(1).meta({ example: 2_000 }),
    currency: z.literal('eur'),
  })
  .meta({ id: 'TokenPackage' });
export type TokenPackage = z.infer<typeof tokenPackage>;

export const LEDGER_KINDS = ['grant', 'purchase', 'plan', 'usage', 'refund', 'adjustment'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

const ledgerKind = z.enum(LEDGER_KINDS).meta({
  id: 'TokenEntryKind',
  description:
    '`refund`: deducted because the payment was refunded or disputed. `adjustment`: credited again because the refund failed or the dispute was won.',
  example: 'usage',
});

export const tokenEntry = z
  .object({
    id: z.int(),
    created_at: timestamp,
    kind: ledgerKind,
    ref: z
      .string()
      .meta({ description: 'What the entry refers to, such as a payment.', example: 'welcome:1' }),
    amount: z.int().meta({ description: 'Negative for a deduction.', example: -1_250 }),
    balance_after: tokens.meta({ example: 48_750 }),
    shortfall: tokens.meta({
      description: 'Tokens that could not be deducted because the balance was too low. They are not owed.',
      example: 0,
    }),
    model: z
      .string()
      .nullable()
      .meta({ description: 'The model used, for entries of kind `usage`.', example: 'claude-sonnet-4-5' }),
    feature: z.string().nullable().meta({ description: 'What the tokens were used for.', example: 'reply' }),
    calls: z.int().nullable().meta({ example: 1 }),
    actor: z.string().meta({ description: '`user:<id>`, `key:<id>` or `system`.', example: 'user:1' }),
    note: z.string().nullable(),
  })
  .meta({ id: 'TokenEntry', description: 'One entry in the token ledger.' });
export type TokenEntry = z.infer<typeof tokenEntry>;

export const tokenHistoryQuery = z.strictObject({
  fields: fieldsOf(tokenEntry),
  kind: ledgerKind.optional(),
  limit: page.limit,
  cursor: page.cursor,
});

export const ALERT_TYPES = ['usage', 'balance'] as const;
export type AlertType = (typeof ALERT_TYPES)[number];
export const ALERT_PERIODS = ['day', 'week', 'month'] as const;
export type AlertPeriod = (typeof ALERT_PERIODS)[number];

export const alertType = z.enum(ALERT_TYPES).meta({
  id: 'TokenAlertType',
  description:
    '`usage`: fires when this many tokens were used in the period. `balance`: fires when no more than this is left.',
  example: 'usage',
});
export const alertPeriod = z.enum(ALERT_PERIODS).meta({
  id: 'TokenAlertPeriod',
  description: 'In UTC; a week starts on Monday. An alert fires at most once per period.',
  example: 'month',
});
const threshold = z.int().min(1).max(MAX_TOKENS).meta({ description: 'In tokens.', example: 40_000 });

export const tokenAlert = z
  .object({
    id: z.int(),
    type: alertType,
    threshold,
    period: alertPeriod,
    is_active: z.boolean(),
    last_fired_at: timestamp.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'TokenAlert' });
export type TokenAlert = z.infer<typeof tokenAlert>;

export const createTokenAlertRequest = z
  .strictObject({
    type: alertType,
    threshold,
    period: alertPeriod.default('month'),
    is_active: z.boolean().default(true),
  })
  .meta({
    id: 'CreateTokenAlertRequest',
    example: { type: 'usage', threshold: 40_000, period: 'month' },
  });
export type CreateTokenAlert = z.infer<typeof createTokenAlertRequest>;

export const updateTokenAlertRequest = z
  .strictObject({
    type: alertType.optional(),
    threshold: threshold.optional(),
    period: alertPeriod.optional(),
    is_active: z.boolean().optional(),
  })
  .refine(
    (body) => Object.keys(body).length > 0,
    'expected at least one of type, threshold, period, is_active',
  )
  .meta({ id: 'UpdateTokenAlertRequest', example: { threshold: 45_000 } });
export type UpdateTokenAlert = z.infer<typeof updateTokenAlertRequest>;

export const deleteTokenAlertResult = z
  .object({ message: z.string() })
  .meta({ id: 'DeleteTokenAlertResult' });
