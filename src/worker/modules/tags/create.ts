import type { CreateTag, OrganizationTag } from '../../../contract/tags.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { addTag } from '../inboxes/index.ts';
import { presenter } from './list.ts';

/** Adds a tag after the others. Throws `conflict` (TAG_EXISTS, TAG_IS_MOVING), `refused` (TOO_MANY_TAGS). */
export async function createTag(ctx: Ctx, { name, color }: CreateTag): Promise<OrganizationTag> {
  const entry = await addTag(ctx, { name, color });
  return (await presenter(ctx))(entry);
}
