import { z } from 'zod';
import { direction, emailSummary } from '../mail/emails.ts';
import { tag } from '../tags.ts';
import { answerFields } from './answer.ts';

export const aiSearchRequest = z
  .strictObject({ query: z.string().trim().min(1).max(500) })
  .meta({ id: 'AiSearchRequest', example: { query: 'unread mail in support about invoices' } });

/** Filters of `GET /api/emails`. */
export const aiSearchFilter = z
  .object({
    tag: tag.optional(),
    direction: direction.optional(),
    is_read: z.boolean().optional(),
    is_automatic: z.boolean().optional(),
    is_bounce: z.boolean().optional(),
    search: z.string().max(200).optional(),
  })
  .meta({ id: 'AiSearchFilter' });
export type AiSearchFilter = z.infer<typeof aiSearchFilter>;

export const aiSearchResult = z
  .object({
    filter: aiSearchFilter.meta({ description: 'What the words were understood as.' }),
    emails: z.array(emailSummary).meta({ description: 'The newest 50 emails that match.' }),
    ...answerFields,
  })
  .meta({ id: 'AiSearchResult' });
export type AiSearchResult = z.infer<typeof aiSearchResult>;
