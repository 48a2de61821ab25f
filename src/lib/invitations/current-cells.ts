import { compareRanks } from './register.ts';
import type { Cell, Rank } from './state.ts';

/** A cell and its current state. */
export interface CurrentCell {
  key: string;
  cell: Cell;
  /** The rank of the newer register. */
  rank: Rank;
  isCancelled: boolean;
}

/**
 * Returns the valid cells: a higher SEQUENCE of the series, or of all later instances, voids earlier changes to
 * instances, and a cancellation also voids everything older than it.
 */
export function currentCells(cells: Record<string, Cell>): CurrentCell[] {
  const all = Object.entries(cells).map(([key, cell]) => currentCell(key, cell));
  const covers = all.filter(({ key }) => key === '' || key.endsWith('+'));
  return all.filter((each) => each.key === '' || !covers.some((cover) => isVoidBy(each, cover)));
}

function currentCell(key: string, cell: Cell): CurrentCell {
  const { event, cancel } = cell;
  const isCancelled = cancel !== null && (event === null || compareRanks(cancel, event) >= 0);
  return { key, cell, isCancelled, rank: (isCancelled ? cancel : event)! };
}

function isVoidBy(each: CurrentCell, cover: CurrentCell): boolean {
  const isCovered = cover !== each && (cover.key === '' || each.key >= cover.key.slice(0, -1));
  if (!isCovered) return false;
  if (each.rank.epoch < cover.rank.epoch) return true;
  return cover.isCancelled && each.rank.stamp <= cover.rank.stamp;
}
