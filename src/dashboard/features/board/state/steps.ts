/** The directions of the arrow keys on a board. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * Returns the next task in a direction. `grid` has the ids of each column from top to bottom. Sideways, it is the task
 * in the same row of the next non-empty column, or its last one. Without a current task, it is the first one.
 */
export function stepFrom(
  grid: readonly (readonly number[])[],
  at: number | undefined,
  direction: Direction,
): number | undefined {
  const column = grid.findIndex((ids) => at !== undefined && ids.includes(at));
  if (column < 0) return grid.find((ids) => ids.length > 0)?.[0];
  const row = grid[column]!.indexOf(at!);
  if (direction === 'up') return grid[column]![Math.max(0, row - 1)];
  if (direction === 'down') return grid[column]![Math.min(grid[column]!.length - 1, row + 1)];
  const beside = direction === 'right' ? grid.slice(column + 1) : grid.slice(0, column).reverse();
  const next = beside.find((ids) => ids.length > 0);
  return next ? next[Math.min(row, next.length - 1)] : at;
}

/** Returns the task that takes the place of one that leaves its column: the next, else the previous one. */
export function neighbourOf(grid: readonly (readonly number[])[], at: number): number | undefined {
  const ids = grid.find((each) => each.includes(at)) ?? [];
  const row = ids.indexOf(at);
  return ids[row + 1] ?? ids[row - 1];
}
