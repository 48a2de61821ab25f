import type { AiWarning } from '../../../../contract/ai/answer.ts';
import type { OutputRules } from '../../../../lib/safety/clean-output.ts';
import { cleanDraft } from '../generate/clean.ts';

/** Cleans the fields of one answer, and collects the warnings. */
export class Cleaned {
  readonly #allowed: OutputRules;
  readonly #given: string;
  readonly #warnings = new Map<string, AiWarning>();

  /** Removes numbers that do not occur in `given`. */
  constructor(allowed: OutputRules, given: string) {
    this.#allowed = allowed;
    this.#given = given;
  }

  field(text: string, max: number): string {
    const { text: cleaned, warnings } = cleanDraft(text, this.#allowed, this.#given);
    for (const warning of warnings) this.#warnings.set(warning.code, warning);
    return cleaned.slice(0, max).toWellFormed().trim();
  }

  /** Returns one warning of each kind. */
  warnings(): AiWarning[] {
    return [...this.#warnings.values()];
  }
}
