import { createContext, useContext } from 'react';
import type { DateField, ListedTask, TaskField } from '../tasks/index.ts';
import type { BoardSearch } from './state/search.ts';

/** The board state that cards and rows use. */
interface Board {
  search: BoardSearch;
  /** The task that is shown over the board. */
  open: number | undefined;
  chosen: ReadonlySet<number>;
  toggle: (id: number) => void;
  /** Opens the dialog for the new value of a field. */
  ask: (field: TaskField | DateField, tasks: ListedTask[]) => void;
  /** Determines which tasks are overdue. */
  now: Date;
  /** The one card of each column in the tab order. */
  stops: ReadonlySet<number>;
  onFocus: (id: number) => void;
}

const BoardContext = createContext<Board | undefined>(undefined);
export const BoardProvider = BoardContext.Provider;

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('There is no board around this.');
  return board;
}
