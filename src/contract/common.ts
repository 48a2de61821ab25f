import { z } from 'zod';

/** RFC 9457, with a stable `code` and the request's id; the body of every answer of 400 and above. */
export const problem = z
  .object({
    type: z.string().meta({ example: 'about:blank' }),
    title: z.string().meta({ example: 'Bad Request' }),
    status: z.int().meta({ example: 400 }),
    detail: z.string().meta({ description: 'What is wrong, and what would be right.' }),
    code: z.string().meta({ description: 'A stable word to program against.', example: 'VALIDATION_FAILED' }),
    requestId: z.string().meta({ description: 'Name it when you ask for help.' }),
    message: z.string().optional().meta({ description: 'Under /api/auth: the detail once more.' }),
    errors: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'Each wrong field with what would be right.' }),
  })
  .meta({ id: 'Problem', description: 'An error (RFC 9457).' });
export type Problem = z.infer<typeof problem>;

export const health = z
  .object({ status: z.literal('ok'), service: z.literal('herald') })
  .meta({ id: 'Health' });

/** ISO 8601 in UTC. */
export const timestamp = z.iso
  .datetime()
  .meta({ description: 'ISO 8601, UTC.', example: '2026-11-21T09:30:00.000Z' });

/** An id in a path, in its one spelling: `5.0` and `0x5` are none. The largest is what a JSON number holds exactly. */
export const pathId = (description: string, example = 1) =>
  z
    .string()
    .regex(/^[1-9]\d*$/, 'a positive integer, in plain digits')
    .transform(Number)
    .pipe(z.int())
    .meta({ description, example, type: 'integer', format: 'int64', minimum: 1 });

/** A record's id in a path. */
export const idParam = z.object({ id: pathId('The id of the record.', 4294967297) });

/** Which part of a list: `limit` and either `offset` or the `cursor` of a `Link: rel="next"`. */
export const page = {
  limit: z.coerce
    .number()
    .pipe(z.int().min(1).max(200))
    .default(50)
    .meta({ description: 'How many at most.', type: 'integer', minimum: 1, maximum: 200, default: 50 }),
  offset: z.coerce.number().pipe(z.int().min(0).max(1_000_000)).default(0).meta({
    description: 'How many to skip. The cursor is quicker on long lists.',
    type: 'integer',
    minimum: 0,
    maximum: 1_000_000,
    default: 0,
  }),
  cursor: z.string().max(100).optional().meta({
    description: 'Where the page before ended, from its `Link` header. Not together with `offset`.',
  }),
};

/** `true` or `false` in a query string. */
export const queryBoolean = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .meta({ type: 'string', enum: ['true', 'false'] });

/** One line of at most `max` characters, as in a header: no line breaks, no NUL. */
export const line = (max: number) =>
  z
    .string()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'one line, without control characters');

/** A hosting name or address as people type it. */
export const host = z
  .string()
  .trim()
  .min(1)
  .max(253)
  .regex(/^[^\s/?#@\\]+$/, 'a host name or an address, without scheme, user and path')
  .meta({ example: 'imap.example.com' });

export const port = z.int().min(1).max(65535).meta({ example: 993 });

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL_END = '[A-Za-z0-9-]{0,61}[A-Za-z0-9]';

/** A mail address (RFC 5321, 4.1.2, without quoted local parts and address literals), compared without regard to case. */
export const emailAddress = z
  .string()
  .trim()
  .max(254)
  .regex(
    new RegExp(`^(?=[^@]{1,64}@)${ATOM}(\\.${ATOM})*@([A-Za-z0-9](${LABEL_END})?\\.)+[A-Za-z]${LABEL_END}$`),
    'a mail address such as name@example.com',
  )
  .meta({
    description:
      'ASCII: an internationalized domain in its `xn--` form. Space around it goes, and it is kept in lower case.',
    example: 'support@example.com',
    format: 'email',
  });
