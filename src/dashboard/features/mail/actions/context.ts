import { createContext, useContext } from 'react';
import type { Conversation } from './change.ts';
import type { useActions } from './use-actions.ts';

/**
 * A question before a change: the snooze time, labels, assignee, inbox, merge target, or the confirmation of deletion.
 */
export type Question = 'snooze' | 'labels' | 'assign' | 'inbox' | 'merge' | 'delete';

export type Actions = ReturnType<typeof useActions> & {
  ask: (question: Question, list: Conversation[]) => void;
  /** Clears the selection. */
  clear: () => void;
};

/** What the dialog of a question is given. */
export interface AskProps {
  /** The conversations to change. */
  of: Conversation[];
  actions: Actions;
  onClose: () => void;
}

/** The list's actions, for the conversation that is open beside it, which then advances to the next one. */
export const ActionsContext = createContext<Actions | null>(null);

/** Throws outside of mail. */
export function useMailActions(): Actions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('There are no actions outside of mail.');
  return actions;
}
