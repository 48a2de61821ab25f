import { createContext, useContext } from 'react';
import type { DateField, ListedTask, TaskField } from '../tasks/index.ts';
import type { BoardSearch } from './state/search.ts';

/** What cards and rows need of the board around them. */
interface Board {
  search: BoardSearch;
  /** The task that is shown beside the board. */
  open: number | undefined;
  chosen: ReadonlySet<number>;
  toggle: (id: number) => void;
  /** Asks for the new value of a field. */
  ask: (field: TaskField | DateField, tasks: ListedTask[]) => void;
  /** What is overdue follows from it. */
  now: Date;
  /** The one card of each column that Tab reaches. */
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
