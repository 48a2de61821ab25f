import { REPLY_VARIABLES, type UpdateCannedReply } from '../../../../contract/writing/canned-replies.ts';
import { DomainError, invalid, isUniqueViolation } from '../../../../lib/errors.ts';
import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { tagNamed } from '../../../platform/tags.ts';
import { readContent } from '../content/read.ts';
import { checkVariables } from '../content/variables.ts';
import type { CannedReplyFields } from './store.ts';

/**
 * Returns the columns for the fields in a request. Throws `invalid` without any words, and for `text` with `html`;
 * UNKNOWN_VARIABLE, MISPLACED_VARIABLE.
 */
export async function readFields(ctx: Ctx, request: UpdateCannedReply): Promise<Partial<CannedReplyFields>> {
  const { name, shortcut, subject, tags } = request;
  if (subject) checkVariables('subject', subject, subject, REPLY_VARIABLES);
  return {
    ...(name === undefined ? {} : { name, nameKey: name.normalize('NFKC').toLowerCase() }),
    ...(shortcut === undefined ? {} : { shortcut }),
    ...(subject === undefined ? {} : { subject }),
    ...(tags === undefined ? {} : { tags: await storedTags(ctx, tags) }),
    ...readWords(request),
  };
}

async function storedTags(ctx: Ctx, names: string[]): Promise<Tag[]> {
  const tags = await Promise.all(names.map((name, i) => tagNamed(ctx, name, `tags.${i}`)));
  return [...new Set(tags)];
}

function readWords({ text, html }: UpdateCannedReply): Partial<Pick<CannedReplyFields, 'html' | 'text'>> {
  if (text !== undefined && html !== undefined) throw invalid('html', 'not together with text');
  if (text === undefined && html === undefined) return {};
  const [path, source] = html === undefined ? (['text', text ?? ''] as const) : (['html', html] as const);
  const content = readContent(path, source, REPLY_VARIABLES);
  if (content.html === '') throw invalid(path, 'expected some text');
  return content;
}

/** Rejects with CANNED_REPLY_EXISTS if the change fails because the name or the shortcut is taken. */
export function orExists<T>(change: Promise<T>): Promise<T> {
  return change.catch((error: unknown) => {
    if (!isUniqueViolation(error, 'canned_replies.')) throw error;
    const path = isUniqueViolation(error, 'canned_replies.shortcut') ? 'shortcut' : 'name';
    const message = `another canned reply has this ${path}`;
    throw new DomainError('conflict', 'CANNED_REPLY_EXISTS', `${path}: ${message}.`, {
      errors: [{ path, message }],
    });
  });
}
