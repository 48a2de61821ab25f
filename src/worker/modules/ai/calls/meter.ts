import type { AiUsage } from '../../../../contract/ai/answer.ts';
import type { TokenUsage } from './usage.ts';

/** The total usage of all attempts at one answer. */
export class Meter {
  #input = 0;
  #output = 0;
  #charged = 0;
  #isEstimated = false;

  add({ input, output, isEstimated, charged }: TokenUsage & { charged: number }): void {
    this.#input += input;
    this.#output += output;
    this.#charged += charged;
    this.#isEstimated ||= isEstimated;
  }

  usage(): AiUsage {
    return {
      input_tokens: this.#input,
      output_tokens: this.#output,
      charged_tokens: this.#charged,
      estimated: this.#isEstimated,
    };
  }
}
