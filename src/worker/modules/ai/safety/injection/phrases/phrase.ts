/**
 * Words by which a mail gives orders to a program that reads it, in fourteen languages. A phrase is found when a word of
 * each of its groups is within a few words of the others, in any order. A word stands for all that begin with it; one
 * that ends with "." stands for itself. Chinese and Japanese have no spaces: their groups are parts of the text.
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

/** How sure each is: people write to people about computers, too. */
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
