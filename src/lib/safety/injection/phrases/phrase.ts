/**
 * Phrases by which a mail gives instructions to a program that reads it, in fourteen languages. A phrase is found if a
 * word of each of its groups is within a few words of the others, in any order. A word matches all words with it as
 * prefix; one that ends with "." matches exactly. Chinese and Japanese have no spaces: their groups are substrings.
 */

export type PhraseCode =
  | 'override'
  | 'dismiss'
  | 'reveal_prompt'
  | 'conceal'
  | 'new_role'
  | 'steer_output'
  | 'insert_link'
  | 'exfiltrate'
  | 'addresses_ai';

/** The weights by certainty: people also write to people about computers. */
export const WEIGHTS: Record<PhraseCode, number> = {
  override: 3,
  dismiss: 2,
  reveal_prompt: 3,
  conceal: 2,
  new_role: 3,
  steer_output: 2,
  insert_link: 2,
  exfiltrate: 2,
  addresses_ai: 1,
};

export interface Phrase {
  code: PhraseCode;
  groups: string[][];
}

export function phrase(code: PhraseCode, ...groups: string[]): Phrase {
  return { code, groups: groups.map((group) => group.split(' ')) };
}
