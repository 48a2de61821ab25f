import { cleanText, type OutputRules } from '../../../../lib/safety/clean-output.ts';
import { removedWarnings, rulesOfTexts } from '../../ai/index.ts';
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
