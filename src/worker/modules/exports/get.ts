import type { OrganizationExport } from '../../../contract/exports.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { findExport } from './find.ts';
import { toExport } from './present.ts';

/** Returns an export. Throws 404. */
export async function getExport(ctx: Ctx, id: number): Promise<OrganizationExport> {
  return toExport(await findExport(ctx, id));
}
