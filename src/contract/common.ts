import { z } from 'zod';

/** The body of every response with status 400 or above: RFC 9457, plus a stable `code` and the request id. */
export const problem = z
  .object({
    type: z.string().meta({ example: 'about:blank' }),
    title: z.string().meta({ example: 'Bad Request' }),
    status: z.int().meta({ example: 400 }),
    detail: z.string().meta({ description: 'What is wrong and what is expected.' }),
    code: z.string().meta({ description: 'Stable: program against it.', example: 'VALIDATION_FAILED' }),
    requestId: z.string().meta({ description: 'Quote it when you ask for help.' }),
    message: z.string().optional().meta({ description: 'Only under `/api/auth`: a copy of `detail`.' }),
    errors: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'Each invalid field and what is expected of it.' }),
  })
  .meta({ id: 'Problem', description: 'An error (RFC 9457).' });
export type Problem = z.infer<typeof problem>;

export const health = z
  .object({ status: z.literal('ok'), service: z.literal('herald') })
  .meta({ id: 'Health' });

/** ISO 8601 in UTC. */
export const timestamp = z.iso
  .datetime()
  .meta({ description: 'ISO 8601 in UTC.', example: '2026-11-21T09:30:00.000Z' });

function toUtc(text: string): string {
  const at = Date.parse(text);
  return Number.isNaN(at) ? text : new Date(at).toISOString();
}

/** A time in a request, as an instant in UTC. */
export const instant = z.iso
  .datetime({ offset: true })
  .overwrite(toUtc)
  .meta({ description: 'ISO 8601 with `Z` or an offset.', example: '2026-11-21T10:30:00+01:00' });

/** A time in a query, where a `+` that is not encoded arrives as a space. */
export const queryInstant = z
  .string()
  .transform((text) => text.replace(' ', '+'))
  .pipe(instant)
  .meta({
    description: 'ISO 8601 with `Z` or an offset.',
    type: 'string',
    format: 'date-time',
    example: '2026-11-21T09:30:00.000Z',
  });

/** An id in a path. Only plain digits match (not `5.0` or `0x5`), up to the largest integer JSON holds exactly. */
export const pathId = (description: string, example = 1) =>
  z
    .string()
    .regex(/^[1-9]\d*$/, 'expected a positive integer in plain digits')
    .transform(Number)
    .pipe(z.int())
    .meta({ description, example, type: 'integer', format: 'int64', minimum: 1 });

export const idParam = z.object({ id: pathId('The id of the record.', 4294967297) });

/** One page of a list: `limit`, and either `offset` or the `cursor` of a `Link: rel="next"` header. */
export const page = {
  limit: z.coerce.number().pipe(z.int().min(1).max(200)).default(50).meta({
    description: 'Maximum number of results.',
    type: 'integer',
    minimum: 1,
    maximum: 200,
    default: 50,
  }),
  offset: z.coerce.number().pipe(z.int().min(0).max(1_000_000)).default(0).meta({
    description: 'Number of results to skip. On long lists `cursor` is faster.',
    type: 'integer',
    minimum: 0,
    maximum: 1_000_000,
    default: 0,
  }),
  cursor: z.string().max(100).optional().meta({
    description: 'The cursor from the `Link` header of the previous page. Do not combine it with `offset`.',
  }),
};

/** `true` or `false` in a query string. */
export const queryBoolean = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .meta({ type: 'string', enum: ['true', 'false'] });

/** Names of fields of a list's items, separated by commas; `item` is their schema. An unknown name is an error. */
export function fieldsOf(item: z.ZodObject) {
  const known = Object.keys(item.shape);
  return z
    .string()
    .max(1000)
    .transform((text, context) => {
      const names = [...new Set(text.split(',').map((name) => name.trim()))];
      for (const name of names.filter((each) => !known.includes(each))) {
        context.addIssue({
          code: 'custom',
          message: `there is no field ${JSON.stringify(name)}; expected some of ${known.join(', ')}`,
        });
      }
      return names;
    })
    .optional()
    .meta({
      description: `The items then have only these fields. Names separated by commas, of: ${known.join(', ')}. Default: all.`,
      type: 'string',
      example: known.slice(0, 2).join(','),
    });
}

/** A single line of at most `max` characters, as in a header: no line breaks, no NUL. */
export const line = (max: number) =>
  z
    .string()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression rejects control characters
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'expected one line without control characters');

/** A host name or IP address, as a user types it. */
export const host = z
  .string()
  .trim()
  .min(1)
  .max(253)
  .regex(/^[^\s/?#@\\]+$/, 'expected a host name or an IP address, without scheme, user or path')
  .meta({ example: 'imap.example.com' });

export const port = z.int().min(1).max(65535).meta({ example: 993 });

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL_END = '[A-Za-z0-9-]{0,61}[A-Za-z0-9]';

/** An email address (RFC 5321, section 4.1.2, without quoted local parts and address literals). Case is ignored. */
export const emailAddress = z
  .string()
  .trim()
  .max(254)
  .regex(
    new RegExp(`^(?=[^@]{1,64}@)${ATOM}(\\.${ATOM})*@([A-Za-z0-9](${LABEL_END})?\\.)+[A-Za-z]${LABEL_END}$`),
    'expected an email address such as name@example.com',
  )
  .meta({
    description:
      'ASCII only: write an internationalized domain in its `xn--` form. Stored in lower case, without surrounding spaces.',
    example: 'support@example.com',
    format: 'email',
  });

/**
 * The header of requests that are done once however often they are repeated. `description` says what a repetition
 * answers.
 */
export const idempotencyHeaders = (description: string) =>
  z.object({
    'idempotency-key': z
      .string()
      .regex(/^[\x21-\x7e]{1,200}$/, 'expected 1 to 200 visible ASCII characters')
      .optional()
      .meta({ description }),
  });
