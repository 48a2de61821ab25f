import type { LanguageModelV4Usage } from '@ai-sdk/provider';
import { BYTES_PER_TOKEN, OVERHEAD_TOKENS } from '../limits.ts';
import type { Model } from '../models/registry.ts';

export interface TokenUsage {
  input: number;
  output: number;
  /** Whether the model reported no usage, or an implausible one. */
  isEstimated: boolean;
}

/** The maximum usage of an attempt. */
export interface Bounds {
  input: number;
  output: number;
}

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

/** Returns the bounds of an attempt with this prompt. */
export function boundsOf(prompt: string, maxOutputTokens: number): Bounds {
  return { input: Math.ceil(bytesOf(prompt) / BYTES_PER_TOKEN) + OVERHEAD_TOKENS, output: maxOutputTokens };
}

/** Returns the reported usage if plausible, else an estimate from the texts. Never exceeds the bounds. */
export function credibleUsage(
  reported: LanguageModelV4Usage | undefined,
  bounds: Bounds,
  output: string,
): TokenUsage {
  const input = reported?.inputTokens?.total;
  const out = reported?.outputTokens?.total;
  const isTrue = isBetween(input, 1, bounds.input) && isBetween(out, output === '' ? 0 : 1, bounds.output);
  if (isTrue) return { input: input!, output: out!, isEstimated: false };
  return {
    input: Math.ceil((bounds.input - OVERHEAD_TOKENS) * (BYTES_PER_TOKEN / 4)) + 1,
    output: Math.min(bounds.output, Math.ceil(bytesOf(output) / 4)),
    isEstimated: true,
  };
}

function isBetween(value: unknown, min: number, max: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
}

/** Returns the tokens to charge, a whole number. */
export function priceOf(model: Model, { input, output }: { input: number; output: number }): number {
  return Math.ceil(input * model.price.input + output * model.price.output);
}
