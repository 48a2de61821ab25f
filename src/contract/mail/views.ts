import { z } from 'zod';
import { line, timestamp } from '../common.ts';
import { listConversationsQuery } from './conversations.ts';

/** Shared views of an organization, and other views of a member. */
export const MAX_VIEWS = 100;
const MAX_ORDER = 1_000;

const {
  fields: _fields,
  limit: _limit,
  offset: _offset,
  cursor: _cursor,
  ...FILTERS
} = listConversationsQuery.shape;
const filterNames = Object.keys(FILTERS) as (keyof typeof FILTERS)[];
const filtersQuery = z.strictObject(FILTERS);

const value = z.string().max(500).optional();
/** The filters of a list of conversations, as its query has them: each value is a string. */
const viewFilters = z
  .strictObject(
    Object.fromEntries(filterNames.map((name) => [name, value])) as Record<
      keyof typeof FILTERS,
      typeof value
    >,
  )
  .superRefine((filters, context) => {
    for (const issue of filtersQuery.safeParse(filters).error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: issue.path, message: issue.message });
    }
  })
  .meta({
    description:
      'Parameters of `GET /api/threads`, each as a string, as in its query: without those of pages. A tag is shown by its name at the time.',
    example: { state: 'open', assignee_id: 'me', is_read: 'false' },
  });
export type ViewFilters = z.infer<typeof viewFilters>;

const name = line(60).trim().min(1).meta({ example: 'Wholesale, unread' });
const sort = z.enum(['newest']).meta({ description: '`newest`: those with the newest last message first.' });
const isShared = z.boolean().meta({ description: 'Whether all members have it.' });
const order = z
  .int()
  .min(0)
  .max(MAX_ORDER)
  .meta({ description: 'Views with a lower number come first.', example: 1 });

export const view = z
  .object({
    id: z.int().meta({ example: 4294967297 }),
    name,
    filters: viewFilters,
    sort,
    is_shared: isShared,
    owner_id: z.int().meta({ description: 'The user who has made it.', example: 7 }),
    order,
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'View' });
export type View = z.infer<typeof view>;

export const createViewRequest = z
  .strictObject({
    name,
    filters: viewFilters,
    sort: sort.default('newest'),
    is_shared: isShared.default(false),
    order: order.default(0),
  })
  .meta({
    id: 'CreateViewRequest',
    example: { name: 'Mine, unread', filters: { assignee_id: 'me', is_read: 'false' } },
  });
export type CreateView = z.infer<typeof createViewRequest>;

export const updateViewRequest = z
  .strictObject({
    name: name.optional(),
    filters: viewFilters.optional(),
    sort: sort.optional(),
    is_shared: isShared.optional(),
    order: order.optional(),
  })
  .refine(
    (body) => Object.keys(body).length > 0,
    'expected at least one of name, filters, sort, is_shared, order',
  )
  .meta({ id: 'UpdateViewRequest', example: { name: 'Wholesale' } });
export type UpdateView = z.infer<typeof updateViewRequest>;

export const viewDeleted = z
  .object({ message: z.string().meta({ example: 'The view is deleted.' }) })
  .meta({ id: 'ViewDeleted' });
