import type { Problem } from '../../lib/problem.ts';
import type { aiText } from '../../lib/text/ai.ts';

type AiTexts = (typeof aiText)['en'];
/** The path of the next step. */
interface Explained {
  text: string;
  step?: { label: string; to: string };
}

const TOKENS = '/settings/tokens';
const AI = '/settings/ai';

/** Explains why a model did not respond, and the next step. Undefined for other errors. */
export function explain(
  { code, status }: Pick<Problem, 'code' | 'status'>,
  text: AiTexts,
): Explained | undefined {
  const known: Record<string, Explained> = {
    AI_OFF: { text: text.off, step: { label: text.offStep, to: AI } },
    OUT_OF_TOKENS: { text: text.outOfTokens, step: { label: text.outOfTokensStep, to: TOKENS } },
    NEEDS_MODEL: { text: text.needsModel, step: { label: text.needsModelStep, to: AI } },
    DAILY_LIMIT_REACHED: { text: text.dailyLimit, step: { label: text.dailyLimitStep, to: AI } },
    AI_REFUSED: { text: text.refused },
    CONTEXT_TOO_LONG: { text: text.tooLong },
    NO_SUCH_MODEL: { text: text.noSuchModel },
    AI_BROKEN_ANSWER: { text: text.broken },
    AUTOMATIC_MAIL: { text: text.automatic },
    CHAT_FULL: { text: text.chatFull },
  };
  if (known[code]) return known[code];
  if (status === 429) return { text: text.tooMany };
  return status === 503 ? { text: text.unavailable } : undefined;
}
