import { cleanText, type OutputRules } from '../../../../lib/safety/clean-output.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { removedWarnings, rulesOfTexts } from '../../ai/index.ts';
import { hasWrittenTo } from '../../mail/index.ts';
import type { Tool, ToolBox } from './tool.ts';

/**
 * Cleans the texts of an input as those of Herald's own models: no link and no address stays in them that is not of the
 * organization or its settings. Returns what was removed, for the agent.
 */
export async function guarded<I extends Record<string, unknown>>(
  box: ToolBox,
  { texts = [] }: Pick<Tool, 'texts'>,
  input: I,
): Promise<{ input: I; removed: string[] }> {
  const given = texts.filter((field) => typeof input[field] === 'string');
  if (given.length === 0) return { input, removed: [] };
  const rules: OutputRules = await rulesOfTexts(box.ctx);
  const cleaned = given.map((field) => ({ field, ...cleanText(input[field] as string, rules) }));
  return {
    input: { ...input, ...Object.fromEntries(cleaned.map(({ field, text }) => [field, text.trim()])) },
    removed: removedWarnings(cleaned.flatMap(({ removed }) => removed)).map(({ detail }) => detail),
  };
}

/** Says that the organization has never written to one of these addresses; null if it has to each. */
export async function strangerAmong(ctx: Ctx, addresses: string[]): Promise<string | null> {
  const known = await Promise.all(
    addresses.map((address) => hasWrittenTo(ctx, address.toLowerCase(), ctx.now())),
  );
  const stranger = addresses.find((_, i) => !known[i]);
  return stranger === undefined ? null : `The organization has never written to ${stranger}.`;
}

/** Says that a site is not of the organization, which could learn something from its address; null if it is. */
export async function foreignSite(ctx: Ctx, url: string): Promise<string | null> {
  const { allowedHosts } = await rulesOfTexts(ctx);
  const { hostname } = new URL(url);
  const isOwn = allowedHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isOwn ? null : `${hostname} is not a site of the organization.`;
}
