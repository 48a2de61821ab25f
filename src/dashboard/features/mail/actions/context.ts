import { createContext, useContext } from 'react';
import type { Conversation } from './change.ts';
import type { useActions } from './use-actions.ts';

/**
 * What can be asked before a change: until when, which labels, whom, which inbox, with what, or whether
 * it is to be for good.
 */
export type Question = 'snooze' | 'labels' | 'assign' | 'inbox' | 'merge' | 'delete';

export type Actions = ReturnType<typeof useActions> & {
  ask: (question: Question, list: Conversation[]) => void;
  /** Chooses none. */
  clear: () => void;
};

/** The actions of the list, for the conversation that is open beside it: it goes on to the next one. */
export const ActionsContext = createContext<Actions | null>(null);

/** Throws outside of mail. */
export function useMailActions(): Actions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('There are no actions outside of mail.');
  return actions;
}
