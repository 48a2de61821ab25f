import { CONVERSATION_STATES, type ConversationState } from '../../../../contract/mail/conversations.ts';
import { fold } from '../../../../lib/fold.ts';
import type { Tag } from '../../../../lib/tags.ts';

/**
 * The place in which a search matches words: `content` is subject and text, `any` also the name and address of the
 * sender.
 */
export type Place = 'content' | 'any' | 'subject' | 'from' | 'to';

/** A term that an email must contain, or must not contain. */
export interface WordsCondition {
  kind: 'words';
  place: Place;
  /** The term, folded and not empty. */
  term: string;
  isNegated: boolean;
}

/** The state of the conversation, which the conditions of an email do not know: see `statesOf`. */
interface StateCondition {
  kind: 'state';
  state: ConversationState;
  isNegated: boolean;
}

/** One condition of a search. An email must fulfil all of them. */
export type Condition =
  | WordsCondition
  | { kind: 'attachment'; isNegated: boolean }
  | { kind: 'read'; isRead: boolean }
  | { kind: 'sent' }
  | { kind: 'tag'; tag: Tag; isNegated: boolean }
  | StateCondition
  /** Received at this time or later; milliseconds. */
  | { kind: 'since'; time: number }
  /** Received before this time; milliseconds. */
  | { kind: 'before'; time: number };

/** Returns the term that a search compares, or '' if it has no comparable characters. */
export function searchTerm(search: string): string {
  return fold(search.normalize('NFC'));
}

/** Returns the condition of `search`: a substring of subject or text. None if it has no comparable characters. */
export function contentConditions(search: string): Condition[] {
  const term = searchTerm(search);
  return term === '' ? [] : [{ kind: 'words', place: 'content', term, isNegated: false }];
}

/**
 * Returns the states of the conversations to search: those that the conditions name, else `otherwise`, without those
 * that the conditions negate.
 */
export function statesOf(
  conditions: Condition[],
  otherwise: readonly ConversationState[],
): ConversationState[] {
  const asked = conditions.filter((each) => each.kind === 'state');
  const isNamed = asked.some(({ isNegated }) => !isNegated);
  return (isNamed ? CONVERSATION_STATES : otherwise).filter((each) =>
    asked.every(({ state, isNegated }) => (state === each) !== isNegated),
  );
}

/** Returns whether lists hide the emails of conversations in one of these states. */
export function isHiddenIn(states: ConversationState[]): boolean {
  return states.includes('spam') || states.includes('trash');
}
